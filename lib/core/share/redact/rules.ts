import type { CarriedReport } from "../carried";
import type { Cleaning } from "./cleaning";

/** What people set up for the session: controls, policies, constraints. */
export function redactRules({ gates, policies, wishes }: CarriedReport, { names, clean, said }: Cleaning) {
  return {
    gates: gates.map(({ on, kind, note, from, except }) => ({
      on: names.any(on),
      kind,
      note: said(note),
      ...(from !== undefined && { from: names.server(from) }),
      ...(except && { except: except.map(names.any) }),
    })),
    ...(policies && {
      policies: policies.map((policy) => ({
        ...policy,
        label: clean(policy.label),
        why: said(policy.why)!,
        sides: policy.sides.map((side) => ({ ...side, label: clean(side.label) })),
      })),
    }),
    ...(wishes && {
      wishes: {
        keep: wishes.keep.map(names.any),
        costs: Object.fromEntries(Object.entries(wishes.costs).map(([on, cost]) => [names.any(on), cost])),
        together: wishes.together.map((ids) => ids.map(names.any)),
      },
    }),
  };
}
