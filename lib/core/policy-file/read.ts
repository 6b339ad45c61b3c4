import type * as z from "zod";
import { findInversions, tablesWith } from "../analysis/severity-tables";
import type { SeverityRows } from "../model/severity";
import { NO_GOVERNANCE, tidyGovernance, type RequiredHint } from "../model/governance";
import type { Policy } from "../model/policy";
import type { Doc, Parsed } from "../text/doc";
import { readJsonc } from "../text/jsonc";
import { nearest } from "../text/nearest";
import { readYaml } from "../text/yaml";
import {
  ApprovalRulesSchema,
  FILE_SCHEMA,
  GradesSchema,
  HintEntrySchema,
  MOST,
  PolicyFileSchema,
  SeverityFileSchema,
  type PolicyRules,
} from "./form";
import { OwnPolicySchema, toPolicy } from "./own-policy";
import { isRecord } from "../text/is-record";

/** What is wrong with a file, and the line (1-based). */
export type PolicyProblem = { line?: number; message: string };

const KEYS = Object.keys(PolicyFileSchema.shape);
const REPEATED = "stands here a second time; take one of the two out";

/**
 * Reads such a file, JSON with comments or YAML. It never throws: everything that is wrong is reported at once, each with its line, and what is right is read. A file that is not a policy file requires nothing.
 */
export function readPolicyFile(text: string): PolicyRules & { problems: PolicyProblem[] } {
  const nothing = (problem: PolicyProblem) => ({ policies: [], governance: NO_GOVERNANCE, problems: [problem] });
  if (text.length > MOST.characters)
    return nothing({ message: `The file is longer than ${MOST.characters.toLocaleString("en-GB")} characters.` });
  const isJson = /^\ufeff?\s*(?:[{[]|\/[/*]|$)/.test(text);
  const read: Parsed = isJson ? readJsonc(text) : readYaml(text.replace(/^\ufeff/, ""));
  if (!read.ok)
    return nothing({
      line: read.problem.line,
      message: `This is not ${isJson ? "JSON" : "YAML"}: ${read.problem.message}.`,
    });
  const { value } = read.doc;
  if (!isRecord(value) || value["schema"] !== FILE_SCHEMA)
    return nothing({
      line: read.doc.line(["schema"]),
      message: `This is not a file of policies: it has to begin with ${isJson ? `{"schema": "${FILE_SCHEMA}"` : `schema: ${FILE_SCHEMA}`}.`,
    });

  const reader = new Reader(read.doc);
  for (const { path, line } of read.doc.repeated)
    reader.problems.push({ line, message: `“${sayPath(path)}” ${REPEATED}.` });
  for (const key of Object.keys(value)) if (!KEYS.includes(key)) reader.unknown([], key, KEYS);
  const policies = readPolicies(reader, value["policies"]);
  const hints = reader
    .list(["hints"], value["hints"], MOST.hints, "required hints")
    .flatMap(([entry, path]): RequiredHint[] => {
      const hint = reader.take(HintEntrySchema, entry, path);
      return hint === undefined ? [] : [typeof hint === "string" ? { hint } : hint];
    });
  const grades = reader.take(GradesSchema, value["grades"] ?? {}, ["grades"]) ?? {};
  const approval = reader.take(ApprovalRulesSchema, value["approval"] ?? {}, ["approval"]) ?? {};
  const severity = readSeverity(reader, value["severity"]);
  const governance = tidyGovernance({ hints, grades, approval: { ...NO_GOVERNANCE.approval, ...approval }, severity });
  return { policies, governance, problems: reader.problems.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
}

/** Rows that would reverse the order of the tables are rejected: with them it would be better when more people can write or read. */
function readSeverity(reader: Reader, value: unknown): SeverityRows | undefined {
  if (value === undefined) return undefined;
  const rows = reader.take(SeverityFileSchema, value, ["severity"]);
  if (!rows) return undefined;
  const inversions = findInversions(tablesWith(rows));
  for (const one of inversions) reader.say(["severity"], `${one} Change both rows, or neither.`);
  return inversions.length === 0 ? rows : undefined;
}

function readPolicies(reader: Reader, value: unknown): Policy[] {
  const kept = new Map<string, Policy>();
  for (const [entry, path] of reader.list(["policies"], value, MOST.policies, "policies")) {
    const own = reader.take(OwnPolicySchema, entry, path);
    if (own === undefined) continue;
    const policy = toPolicy(own);
    if (kept.has(policy.id)) reader.say(path, `A policy called “${policy.label}” stands in this file already.`);
    else kept.set(policy.id, policy);
  }
  return [...kept.values()];
}

type Path = readonly (string | number)[];

/** Takes parts of a file, and notes what is wrong with them. */
class Reader {
  readonly problems: PolicyProblem[] = [];
  constructor(private readonly doc: Doc) {}

  /** With the line of the place, or of its parent. */
  say(path: Path, message: string): void {
    for (let length = path.length; length > 0; length--) {
      const line = this.doc.line(path.slice(0, length));
      if (line !== undefined) return void this.problems.push({ line, message });
    }
    this.problems.push({ message });
  }

  unknown(path: Path, key: string, known: readonly string[]): void {
    const meant = nearest(key, known);
    this.say(
      [...path, key],
      `“${sayPath([...path, key])}” is not known here${meant === undefined ? `; known are ${known.join(", ")}` : `; did you mean “${meant}”?`}${meant === undefined ? "." : ""}`,
    );
  }

  list(path: Path, value: unknown, most: number, what: string): [unknown, Path][] {
    if (value === undefined) return [];
    if (!Array.isArray(value)) {
      this.say(path, `“${sayPath(path)}” has to be a list of ${what}.`);
      return [];
    }
    if (value.length > most) this.say([...path, most], `Only the first ${most} ${what} are read.`);
    return value.slice(0, most).map((entry, at) => [entry, [...path, at]]);
  }

  take<S extends z.ZodType>(schema: S, value: unknown, path: Path): z.output<S> | undefined {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) this.note(issue, path, schema, value);
    return undefined;
  }

  private note(issue: z.core.$ZodIssue, within: Path, schema: z.ZodType, value: unknown): void {
    const path = [...within, ...(issue.path as Path)];
    if (issue.code === "unrecognized_keys")
      return issue.keys.forEach((key) => this.unknown(path, key, keysAt(schema, issue.path as Path)));
    // Of several forms the intended one counts: an object is not a misspelt word.
    if (issue.code === "invalid_union" && issue.errors.length > 0) {
      const nearestForm = isRecord(value) ? issue.errors.at(-1)! : issue.errors[0]!;
      return nearestForm.forEach((one) => this.note(one, path, schema, value));
    }
    this.say(path, `“${sayPath(path)}” ${issue.message}${/[.?]$/.test(issue.message) ? "" : "."}`);
  }
}

/** The keys of the object at a place of a schema. */
function keysAt(schema: z.ZodType, path: Path): string[] {
  let at: unknown = schema;
  for (const step of path) {
    const form = at as { shape?: Record<string, unknown>; element?: unknown };
    at = typeof step === "number" ? form.element : form.shape?.[step];
  }
  const form = at as { shape?: Record<string, unknown>; options?: { shape?: Record<string, unknown> }[] };
  return Object.keys(form.shape ?? form.options?.find((option) => option.shape)?.shape ?? {});
}

/** `policies[0].sides[1].anyOf`, written for people. */
function sayPath(path: Path): string {
  return path.map((step, at) => (typeof step === "number" ? `[${step}]` : `${at === 0 ? "" : "."}${step}`)).join("");
}
