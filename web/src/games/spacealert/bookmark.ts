/** Remembers in this tab that a film is still to be seen, so that a page loaded anew does not give its end away. */

const key = (code: string): string => `pelagos.film.${code}`;

export function isUnseen(code: string): boolean {
  return code !== "" && sessionStorage.getItem(key(code)) !== null;
}

export function markUnseen(code: string): void {
  if (code !== "") sessionStorage.setItem(key(code), "unseen");
}

export function markSeen(code: string): void {
  sessionStorage.removeItem(key(code));
}
