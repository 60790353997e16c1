/** The picture on each treasure card, drawn in one stroke weight in a box of 48 by 40. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  T01: "M12 10h24v24H12ZM12 16h24M12 28h24M18 10v24M30 10v24M17 4q2 3 0 5M24 3q2 3 0 6M31 4q2 3 0 5", // a spoiled barrel of stores
  T02: "M6 20Q24 4 42 20 24 36 6 20ZM24 14a6 6 0 1 0 .01 0M8 6l32 28M6 30h6M36 8h6", // an eye struck out
  T03: "M8 30h32M12 30V22h24v8M16 22a4 4 0 1 1 .01-8M24 20a4 4 0 1 1 .01-8M32 22a4 4 0 1 1 .01-8M10 36h28", // a council at a table
  T04: "M6 30q6-6 12 0t12 0 12 0M10 22q5-5 10 0t10 0 8 0M34 6 18 26M34 6l4 4-6 4M18 26l-4 4", // a brush over tracks
  T05: "M14 36V8M14 10h16l-5 5 5 5H14M30 30l8 8M38 30l-8 8M8 36h12", // a marker crossed out
  T06: "M6 32 14 12 22 18 27 6 36 18 42 32ZM27 6l-4 26M14 12l4 20M4 36h8M18 36h14M38 36h6", // an iceberg that calves
  T07: "M24 6q10 0 10 11 0 5-3 8v5H17v-5q-3-3-3-8Q14 6 24 6ZM20 17a2 2 0 1 0 .01 0M28 17a2 2 0 1 0 .01 0M20 30v4M24 30v4M28 30v4", // a skull
  T08: "M10 14 24 6 38 14V26L24 34 10 26ZM18 20a7 7 0 0 1 12-4M30 12v5h-5M30 21a7 7 0 0 1-12 4M18 29v-5h5", // a turning floe
  T09: "M8 28q6-8 14-6l12-4q4 0 3 4l-13 8q-8 4-12 2M8 34V22M30 8a5 5 0 1 0 .01 0M30 10.5v5", // a hand with a coin
  T10: "M10 8h22l6 6v22H10ZM32 8v6h6M15 18h16M15 24h16M15 30h8M31 28a3.5 3.5 0 1 0 .01 0M29 34l-1 5 3-2 3 2-1-5", // a sealed commission
  T11: "M24 6V26M24 8a3 3 0 1 0 .01 0M16 14h16M10 24q2 12 14 12t14-12M10 24l-3 4M10 24l5 2M38 24l3 4M38 24l-5 2", // an anchor raised
  T12: "M6 26h36l-6 10H12ZM24 26V8M24 10l12 12H24M24 14 14 22h10M8 20l-4-3M40 20l4-3", // a relief boat
  T13: "M6 12 14 7 22 12V20L14 25 6 20ZM26 22 34 17 42 22V30L34 35 26 30ZM26 9h12v5M38 14l-3-3M38 14l3-3M22 33H10V28M10 28l-3 3M10 28l3 3", // two floes change places
  T14: "M6 12q5 4 9 0t9 0 9 0 9 0M6 30q5-4 9 0t9 0 9 0 9 0M14 21h20M30 17l4 4-4 4", // a lead of open water
  T15: "M6 16H30a5 5 0 1 0-5-5M6 22H38a5 5 0 1 1-5 5M6 28H22a4 4 0 1 1-4 4", // wind
};
