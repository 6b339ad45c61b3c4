import { singular } from "../../least/singular";
import { ALL, defineGrammar, READ, type ScopeAction } from "../define";

const FORM = /^([A-Za-z][\w-]{0,60}(?:[/.][\w-]{1,60}){0,3})([:.])([a-z_]{1,20}|\*)$/;
const REVERSED = /^(read|write|delete|admin|manage|view|edit)[:_]([A-Za-z][\w-]{0,60})$/;

const MEANS: Readonly<Record<string, { actions: readonly ScopeAction[]; maybe?: readonly ScopeAction[] }>> = {
  read: { actions: READ },
  readonly: { actions: READ },
  read_only: { actions: READ },
  view: { actions: READ },
  list: { actions: READ },
  get: { actions: READ },
  search: { actions: READ },
  write: { actions: ["write"], maybe: ["read", "delete"] },
  edit: { actions: ["write"], maybe: ["read", "delete"] },
  update: { actions: ["write"], maybe: ["read"] },
  modify: { actions: ["write"], maybe: ["read", "delete"] },
  create: { actions: ["write"], maybe: ["read"] },
  send: { actions: ["write"] },
  delete: { actions: ["delete"] },
  remove: { actions: ["delete"] },
  manage: { actions: ALL },
  admin: { actions: ALL },
  full: { actions: ALL },
  all: { actions: ALL },
  "*": { actions: ALL },
};
/** Scopes that name no resource: they are about everything. */
const ALONE = new Set(["read", "readonly", "read_only", "write", "admin", "full", "all", "*"]);
/** Words that are not a thing but everything that a service holds. */
const EVERYTHING = new Set(["api", "all", "*", "mcp", "tool", "data", "account"]);

/** The form that most services use: a resource, a colon or a dot, what may be done to it: `orders:read`; turned round `read:orders`. */
export default defineGrammar({
  id: "resource-action",
  title: "resource:action",
  source: "https://datatracker.ietf.org/doc/html/rfc6749#section-3.3",
  date: "2026-11-22",
  read(scope) {
    const alone = ALONE.has(scope) ? MEANS[scope] : undefined;
    if (alone) return [{ scope, ...alone, things: "all", ...(alone.actions !== READ && { narrower: "read" }) }];
    const formed = FORM.exec(scope);
    const straight = formed && Object.hasOwn(MEANS, formed[3]!) ? formed : null;
    const turned = straight ? null : REVERSED.exec(scope);
    const [resource, way] = straight ? [straight[1]!, straight[3]!] : turned ? [turned[2]!, turned[1]!] : [];
    if (resource === undefined || way === undefined) return undefined;
    const means = MEANS[way]!;
    const thing = resource
      .split(/[/.]/)
      .at(-1)!
      .split(/[_-]|(?<=[a-z])(?=[A-Z])/)
      .map((word) => singular(word.toLowerCase()))
      .join(" ");
    const things = EVERYTHING.has(thing) ? ("all" as const) : [thing];
    const writes = means.actions.some((action) => action !== "read");
    const narrower = straight ? `${resource}${straight[2]}read` : `read:${resource}`;
    return [{ scope, ...means, things, ...(writes && { narrower }) }];
  },
});
