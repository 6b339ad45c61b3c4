/** Something that the palette can do, or a place that it can reach. `id` is unique: of two commands with the same id the first is taken. */
export type PaletteCommand = {
  id: string;
  label: string;
  /** What kind it is, in a word or two. */
  group: string;
  /** The key that does the same. */
  keys?: string;
} & ({ run: () => void } | { href: string });

/** The most that are shown: more typing finds the others. */
export const MOST_SHOWN = 60;

/** The commands whose label or group contain every word, the best first: at the beginning of the label, of a word in it, anywhere. Within each in the given order. */
export function findCommands(commands: readonly PaletteCommand[], query: string): PaletteCommand[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...commands];
  const ranked: PaletteCommand[][] = [[], [], [], []];
  for (const command of commands) {
    const label = command.label.toLowerCase();
    const all = `${label} ${command.group.toLowerCase()}`;
    if (!words.every((word) => all.includes(word))) continue;
    const at = label.indexOf(words[0]!);
    ranked[at === 0 ? 0 : at > 0 && /[^\p{L}\p{N}]/u.test(label[at - 1]!) ? 1 : at > 0 ? 2 : 3]!.push(command);
  }
  return ranked.flat();
}

/** The first of every id, in the given order. */
export function distinct(commands: readonly PaletteCommand[]): PaletteCommand[] {
  const seen = new Set<string>();
  return commands.filter(({ id }) => !seen.has(id) && seen.add(id));
}
