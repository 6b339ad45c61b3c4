import { readFileSync } from "node:fs";

const LONGEST = 1_000_000;

/** The values of a key in the sections of a kind, of a file of git's settings, in their order. None where there is no such file. */
export function gitValues(file: string, section: string, key: string): string[] {
  let text: string;
  try {
    text = readFileSync(file, "utf8").slice(0, LONGEST);
  } catch {
    return [];
  }
  const values: string[] = [];
  let within = "";
  for (const line of text.split("\n")) {
    const head = /^\s{0,20}\[\s{0,4}([\w.-]{1,40})/.exec(line);
    if (head) within = head[1]!.toLowerCase();
    else if (within === section) {
      const [name = "", ...value] = line.split("=");
      if (name.trim().toLowerCase() === key) values.push(value.join("=").trim().replace(/^"|"$/g, ""));
    }
  }
  return values;
}
