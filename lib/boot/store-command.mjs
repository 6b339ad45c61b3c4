const EXPORT = { entry: "lib/jobs/export-audit.ts", folder: "export-audit" };
const DATA = { entry: "lib/jobs/data/main.ts", folder: "data" };

/** The programs of those commands: where each begins, and the folder of `dist` that it is bundled into. */
export const STORE_PROGRAMS = [EXPORT, DATA];

/**
 * The commands that need the database, which the rest of the command line works without.
 * @param {readonly string[]} words of the command line
 * @returns {{ migrate: string[] } | { entry: string, folder: string, args: string[] } | undefined} undefined for the others, and where only help is asked for
 */
export function storeCommand([command = "", ...rest]) {
  if (rest.includes("--help") || rest.includes("-h")) return undefined;
  if (command === "migrate") return { migrate: rest };
  if (command === "audit" && rest[0] === "export") return { ...EXPORT, args: rest.slice(1) };
  if (["backup", "restore", "move", "key"].includes(command)) return { ...DATA, args: [command, ...rest] };
  return undefined;
}
