import { named, type Unnamed } from "../model/client";
import type { Platform, Syntax, Variables } from "../importers/define";
import type { PermissionRule } from "../model/component";

/** What a client's file says about permissions. `remarks` say what the rules do not cover, in sentences. */
export type ReadPermissions = { rules: PermissionRule[]; remarks: string[]; order?: "strictest" | "first" | "last" };

/** One client's rules about what runs, what is asked and what is refused. */
export type PermissionReader = {
  id: string;
  label: string;
  /** Absolute paths of a person's own rules; `*` in a name stands for any text. */
  paths(platform: Platform, home: string, variables?: Variables): string[];
  /** The same within a project. */
  inProject: readonly string[];
  /** A file name that only this client uses. Matched on the path with forward slashes. */
  fileName: RegExp;
  syntax: Syntax;
  /** The rules of a parsed file; undefined when it says nothing about permissions. */
  read(config: unknown): ReadPermissions | undefined;
};

export const definePermissions = (reader: Unnamed<PermissionReader>): PermissionReader => named(reader);

/** `Name(scope)`: the form that most clients write rules in. */
export function parseRule(text: string): { name: string; scope?: string } | undefined {
  const open = text.indexOf("(");
  if (open === -1) return text.trim() === "" ? undefined : { name: text.trim() };
  const name = text.slice(0, open).trim();
  const inner = text.slice(open + 1, text.endsWith(")") ? -1 : undefined).trim();
  if (name === "") return undefined;
  return inner === "" || inner === "*" || inner === ":*" ? { name } : { name, scope: inner };
}
