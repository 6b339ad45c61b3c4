import { readFile, stat } from "node:fs/promises";
import type { GuardClient } from "@/lib/core/guard/clients/define";
import { findHooks, type HooksInFile } from "@/lib/core/guard/installed";
import type { GuardRules } from "@/lib/core/guard/rules";
import { isRecord } from "@/lib/core/text/is-record";
import type { GuardPlace } from "./place";
import { readRules } from "./rules-file";

/** A file of the client that the installation changed, and what of the guard stands in it now. */
export type HookedFile = { file: string; isThere: boolean } & HooksInFile;

/** Where the guard of a client stands. `rules` is what it decides by; a problem says why there are none. */
export type Installation = { installed: boolean; files: HookedFile[]; rules?: GuardRules; problem?: string };

const LONGEST_FILE = 4_000_000;

/** Looks where the guard of a client is installed. The client's files are only read, and only those that the installation wrote down. */
export async function lookAtInstallation(client: GuardClient, place: GuardPlace): Promise<Installation> {
  const record = await recordedFiles(place.record);
  if (!record) return { installed: false, files: [] };
  const files = await Promise.all(
    record.map(async (file): Promise<HookedFile> => {
      const text = await textOf(file);
      return text === undefined
        ? { file, isThere: false, events: [] }
        : { file, isThere: true, ...findHooks(text, client) };
    }),
  );
  try {
    return { installed: true, files, rules: readRules(place.rules) };
  } catch (error) {
    return { installed: true, files, problem: `It cannot decide: ${(error as Error).message}.` };
  }
}

async function recordedFiles(file: string): Promise<string[] | undefined> {
  const text = await textOf(file);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    const files = isRecord(value) && Array.isArray(value["files"]) ? (value["files"] as unknown[]) : [];
    return files.flatMap((one) => (isRecord(one) && typeof one["file"] === "string" ? [one["file"]] : []));
  } catch {
    return [];
  }
}

async function textOf(file: string): Promise<string | undefined> {
  try {
    return (await stat(file)).size > LONGEST_FILE ? "" : await readFile(file, "utf8");
  } catch {
    return undefined;
  }
}
