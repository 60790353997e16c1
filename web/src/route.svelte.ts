/** Where the reader is: the parts of the address behind `#/`. */
class Route {
  parts = $state.raw(partsOf(location.hash));

  constructor() {
    addEventListener("hashchange", () => (this.parts = partsOf(location.hash)));
  }
}

function partsOf(hash: string): readonly string[] {
  return hash.replace(/^#\/?/, "").split("/").filter(Boolean).map(decodeURIComponent);
}

export function go(...parts: string[]): void {
  location.hash = href(...parts);
}

export function href(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}

export const route = new Route();
