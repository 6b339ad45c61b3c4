/**
 * The commands that need the database, which the rest of the command line works without.
 * @param {readonly string[]} words of the command line
 * @returns {{ name: "export-audit" | "migrate", args: string[] } | undefined} undefined for the others, and where only help is asked for
 */
export function storeCommand([command, ...rest]) {
  if (rest.includes("--help") || rest.includes("-h")) return undefined;
  if (command === "migrate") return { name: "migrate", args: rest };
  return command === "audit" && rest[0] === "export" ? { name: "export-audit", args: rest.slice(1) } : undefined;
}
