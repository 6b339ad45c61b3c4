/** `rm` with a flag that removes folders or suppresses questions. */
export function removesByForce(line: string): boolean {
  const words = line.toLowerCase().split(/\s+/);
  return words.some((word, at) => {
    if (!/(?<!\w)rm$/.test(word.slice(-3))) return false;
    for (const flag of words.slice(at + 1, at + 1 + MOST_FLAGS)) {
      if (!flag.startsWith("-")) return false;
      if (/^-\w*[rf]/.test(flag)) return true;
    }
    return false;
  });
}
const MOST_FLAGS = 20;

/** `dd` with an output, on one line. */
export function writesToDisk(line: string): boolean {
  return line
    .toLowerCase()
    .split("\n")
    .some((one) => {
      const from = /\bdd\s/.exec(one);
      return from !== null && one.includes("of=", from.index);
    });
}
