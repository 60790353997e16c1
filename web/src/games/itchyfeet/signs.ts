/** The sign of each action: a path in a square of 24. */

export const ACTIONS: Readonly<Record<string, string>> = {
  draw: "M4 7h11v14H4zM8 7V3h12v14h-5M9.5 11v6M6.5 14h6",
  recycle: "M4 12a8 8 0 0 1 13.5-5.7L20 9M20 3v6h-6M20 12a8 8 0 0 1-13.5 5.7L4 15M4 21v-6h6",
  trade: "M3 8h15M14 3.5L18.5 8L14 12.5M21 16H6M10 11.5L5.5 16L10 20.5",
  steal:
    "M5 12V8.5a1.5 1.5 0 0 1 3 0V5.5a1.5 1.5 0 0 1 3 0v-1a1.5 1.5 0 0 1 3 0v2a1.5 1.5 0 0 1 3 0V14c0 4-2 7-6 7c-3.5 0-5-2-6-4l-2.5-4.5c1-1.5 2.5-1 3.5 1",
  travel:
    "M12 2c1.3 0 1.8 1.8 1.8 4v3.5L21 14v2.3l-7.2-2.5V18l2.7 2v1.5L12 20.3L7.5 21.5V20l2.7-2v-4.2L3 16.3V14l7.2-4.5V6c0-2.2.5-4 1.8-4z",
  dump: "M5 7h14M9 7V4h6v3M7 7l1 14h8l1-14M10.5 11v6M13.5 11v6",
  smuggle: "M3 9h9v9H3zM7.5 9v9M12 13h8M16.5 9.5L20 13l-3.5 3.5M5 5l2.5 4L10 5",
  use: "M3 7h18v3.2a2 2 0 0 0 0 3.6V17H3v-3.2a2 2 0 0 0 0-3.6zM15 7v2M15 11v2M15 15v2",
  pass: "M6 5v14M6 12h12M13 7l5 5l-5 5",
};
