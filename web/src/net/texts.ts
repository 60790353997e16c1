import { requestText } from "./request.ts";

const fetched = new Map<string, Promise<string>>();

/** Returns the `.ftl` file of the kernel or a game; empty where there is none in this language. */
export function fetchText(name: string, language: string): Promise<string> {
  const path = `/api/text/${name}/${language}.ftl`;
  const known = fetched.get(path);
  if (known) return known;
  const text = requestText(path).catch(() => {
    fetched.delete(path);
    return "";
  });
  fetched.set(path, text);
  return text;
}
