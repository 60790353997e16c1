/** How long one event is told, in milliseconds, as the style sheet says; 0 where motion is not wanted. */
export function paceOf(element: HTMLElement): number {
  const text = getComputedStyle(element).getPropertyValue("--event").trim();
  const number = Number.parseFloat(text);
  if (Number.isNaN(number)) return 0;
  return text.endsWith("ms") ? number : number * 1000;
}
