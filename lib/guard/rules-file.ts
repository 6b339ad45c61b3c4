import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { JUDGED_SCHEMA, type GuardRules } from "@/lib/core/guard/rules";
import { isRecord } from "@/lib/core/text/is-record";

/** The first line has the digest of the second, which has the rules: a file that was cut or changed is told from a whole one without reading it through. */
export function writeRules(rules: GuardRules): string {
  const body = JSON.stringify(rules);
  return `${digest(body)}\n${body}\n`;
}

const digest = (text: string): string => createHash("sha256").update(text).digest("hex");

/** Throws when it is not there, or not as it was written. */
export function readRules(file: string): GuardRules {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new Error("its rules cannot be read", { cause: error });
  }
  const [sum, body = ""] = text.split("\n");
  if (sum !== digest(body)) throw new Error("its rules are damaged");
  const value: unknown = JSON.parse(body);
  if (!isRecord(value) || value["schema"] !== JUDGED_SCHEMA) throw new Error("its rules are of another version");
  return value as GuardRules;
}
