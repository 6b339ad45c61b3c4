import { readFileSync } from "node:fs";
import path from "node:path";
import { readOptions } from "@/lib/boot/options.mjs";
import { storeCommand } from "@/lib/boot/store-command.mjs";
import { VARIABLES } from "@/lib/boot/variables.mjs";

const FOLDER = path.resolve(import.meta.dirname, "../../.deploy");

/** A file of the delivery. */
export const read = (name: string): string => readFileSync(path.join(FOLDER, name), "utf8");

/** The variables that people set, and Node's own for a certificate. */
export const VARIABLES_READ = [...VARIABLES.map(({ name }) => name), "NODE_EXTRA_CA_CERTS"];

/** Paths that probes may ask. */
export const PROBED = ["/health/live", "/health/ready"];

/** Seconds that requests in progress have when the program is asked to end. */
export const DRAIN = Number(/DRAIN_MS = (\d+)_000/.exec(read("../lib/boot/launch.mjs"))![1]);

/** What is wrong with a command line of the image; undefined when the program takes it. */
export function problemOf([program, ...args]: readonly string[]): string | undefined {
  if (program !== "trefoil") return `${program} is not in the image`;
  const stored = storeCommand(args);
  if (stored && "migrate" in stored) return stored.migrate.length > 0 ? "migrate takes no arguments" : undefined;
  const options = readOptions(args);
  return options.ok ? undefined : options.problem;
}
