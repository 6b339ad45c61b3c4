import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { dataFolder } from "@/lib/boot/data-folder.mjs";
import { MACHINE_KEY } from "@/lib/core/push/push";
import { Failure } from "../exit";
import type { Io } from "../io";

const FILE = "machine.key";

/**
 * What only this machine has, by which the server knows it again: from `TREFOIL_PUSH_MACHINE`, else from the data folder, where it is made
 * at the first push. Runners of a build server that keep no folder get it from the variable.
 * @param keep whether a new one is written down
 */
export function machineKey({ env }: Io, keep: boolean): string {
  const given = env["TREFOIL_PUSH_MACHINE"];
  if (given !== undefined) {
    if (!MACHINE_KEY.test(given))
      throw new Failure("TREFOIL_PUSH_MACHINE must have 43 letters, digits, - or _: 32 random bytes as base64url.");
    return given;
  }
  const folder = dataFolder(process.platform, env);
  const file = path.join(folder, FILE);
  const known = readKey(file);
  if (known !== undefined) return known;
  const made = randomBytes(32).toString("base64url");
  if (!keep) return made;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: "wx" });
    return made;
  } catch (error) {
    // Another push at the same moment was quicker.
    const theirs = readKey(file);
    if (theirs !== undefined) return theirs;
    throw new Failure(`The key of this machine cannot be kept in ${file}: ${(error as Error).message}.`);
  }
}

function readKey(file: string): string | undefined {
  let text: string;
  try {
    text = readFileSync(file, "utf8").trim();
  } catch {
    return undefined;
  }
  if (MACHINE_KEY.test(text)) return text;
  throw new Failure(
    `${file} does not hold the key of this machine. Remove it, and the next push is that of a new machine.`,
  );
}
