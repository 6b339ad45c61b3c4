import { covers } from "../rights/decide";
import type { ScopeAction, Right } from "../rights/define";
import type { ReadServer, ReadTool } from "./define";

/** A scope of a server that permits writing, with the tools that are about the same things: those that only read, and those that need more. */
export type WideRight = {
  scope: string;
  can: readonly ScopeAction[];
  narrower?: string;
  readers: ReadTool[];
  writers: ReadTool[];
};

/** The scopes with which a server may do more than read, each with the tools that it is about. */
export function wideRightsOf({ held, tools }: ReadServer): WideRight[] {
  const byScope = new Map<string, Right[]>();
  for (const right of held?.rights ?? [])
    if (right.actions.some((action) => action !== "read"))
      byScope.set(right.scope, [...(byScope.get(right.scope) ?? []), right]);
  return [...byScope].flatMap(([scope, rights]) => {
    const about = tools.filter(({ right }) => rights.some((one) => covers(one, right?.needs.things ?? [])));
    if (about.length === 0) return [];
    return [
      {
        scope,
        can: [...new Set(rights.flatMap(({ actions }) => actions))].filter((action) => action !== "read"),
        narrower: rights.find(({ narrower }) => narrower !== undefined)?.narrower,
        readers: about.filter(({ right }) => right!.needs.action === "read"),
        writers: about.filter(({ right }) => right!.needs.action !== "read"),
      },
    ];
  });
}

/** What a right permits, in words. */
export const sayActions = (actions: readonly ScopeAction[]): string =>
  actions.map((action) => (action === "write" ? "change" : action)).join(" and ");
