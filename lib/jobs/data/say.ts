import type { Content } from "@/lib/core/backup/lines";
import { env } from "@/lib/env";
import { keyFile } from "@/lib/secrets/key-file";
import { keyPlace } from "@/lib/secrets/seal";
import type { Moved } from "./move";
import type { rotate } from "./key";

/** How many rows each table holds that holds any, and how many they are together. */
export function sayContent(content: Content): string {
  const tables = Object.entries(content).filter(([, { rows }]) => rows > 0);
  const all = tables.reduce((sum, [, { rows }]) => sum + rows, 0);
  return [
    ...tables.map(([name, { rows }]) => `${String(rows).padStart(8)}  ${name}`),
    `${String(all).padStart(8)}  rows, read back and compared`,
  ].join("\n");
}

/** Where the key is that a backup needs. */
export function sayKey(): string {
  const where = keyPlace() === "keychain" ? "in this system’s keychain" : `in ${keyFile(env.data)}`;
  return `Sealed values stay sealed, and the key is not in the backup: it is ${where}.\nSave it once with “trefoil key save FILE”, and keep it apart from backups: without it none can be restored.\n`;
}

export function sayMoved({ content, place, was }: Moved): string {
  const key =
    "Sealed values stay sealed: save the key with “trefoil key save FILE” and put it, as secret.key, into the data folder of the Trefoil that uses that database.\nAgreements to start commands and to call addresses hold for this computer and were not moved.\n";
  if (was === "there already") return `All of it is in ${place} already: counts and digests are the same.\n${key}`;
  return `${sayContent(content)}\nMoved to ${place}; the audit log follows there. What is in ${env.data} was left as it is.\n${key}`;
}

export function sayRotated({
  values,
  unopened,
  agreements,
  before,
  place,
}: Awaited<ReturnType<typeof rotate>>): string {
  const counted = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
  const lines = [
    `The sealing key was replaced: ${counted(values, "value", "values")} sealed anew, ${counted(agreements, "agreement", "agreements")} taken along.`,
    ...(unopened > 0
      ? [
          `${counted(unopened, "value", "values")} did not open with the key of before either, and stayed: enter them again.`,
        ]
      : []),
    `Start Trefoil again where it runs: until then it can write nothing.${env.database === undefined ? "" : ` Every copy needs the new key in its data folder: save it with “trefoil key save FILE”.`}`,
    `Backups made until now need the key of before: ${place === "keychain" ? "the keychain still has it, under the name in " : ""}${before}. Make a new backup, then delete it.`,
  ];
  return `${lines.join("\n")}\n`;
}
