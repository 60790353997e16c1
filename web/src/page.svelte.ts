/** What the present page says of itself to what surrounds it. */
class Page {
  /** The game it is about, whose texts are loaded. */
  game = $state<string | null>(null);
  /** A title of its own, beside the screen's. */
  title = $state<string | null>(null);
  /** What stands before the title when something waits for the reader. */
  mark = $state("");
}

export const page = new Page();
