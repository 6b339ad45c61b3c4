import type { Renewal } from "@/lib/core/drift/renewal";
import type { PerLeg } from "@/lib/core/model/leg";
import type { TrustLevel } from "@/lib/core/model/server-record";
import type { VerdictWord } from "@/lib/core/model/verdict";
import { SERVER_STANDINGS } from "./words";

/** One server on the page of governance. */
export type GovernanceRow = {
  id: string;
  name: string;
  owner: string;
  trust?: TrustLevel;
  state: Renewal["state"];
  until?: string;
  by?: string;
  reviewOn?: string;
  review: string;
  due: boolean;
  revision?: string;
  listedAt?: string;
  tools: number;
  /** Absent when it was never listed. */ legs?: PerLeg<VerdictWord>;
  /** Since the approval, or since the previous listing if there is none. */
  changes: number;
  forced: number;
};

export type GovernanceSort =
  | "name"
  | "owner"
  | "trust"
  | "state"
  | "until"
  | "review"
  | "revision"
  | "listed"
  | "changes";
export type GovernanceView = {
  text: string;
  state: Renewal["state"] | "";
  due: boolean;
  sort: GovernanceSort;
  descending: boolean;
};

const STATES = Object.keys(SERVER_STANDINGS);
/** What is missing comes last in either direction. */
const MISSING = "\uffff";
const KEYS: Record<GovernanceSort, (row: GovernanceRow) => string | number> = {
  name: ({ name }) => name.toLowerCase(),
  owner: ({ owner }) => owner.toLowerCase() || MISSING,
  trust: ({ trust }) => trust ?? MISSING,
  state: ({ state }) => STATES.indexOf(state),
  until: ({ until }) => until ?? MISSING,
  review: ({ reviewOn }) => reviewOn ?? MISSING,
  revision: ({ revision }) => revision ?? MISSING,
  listed: ({ listedAt }) => listedAt ?? MISSING,
  changes: ({ changes }) => -changes,
};

/** The rows that match, in the requested order. */
export function viewRows(
  rows: readonly GovernanceRow[],
  { text, state, due, sort, descending }: GovernanceView,
): GovernanceRow[] {
  const words = text.trim().toLowerCase();
  const fits = (row: GovernanceRow) =>
    (state === "" || row.state === state) &&
    (!due || row.due) &&
    `${row.name} ${row.owner} ${row.trust ?? ""} ${row.by ?? ""}`.toLowerCase().includes(words);
  const key = KEYS[sort];
  return rows.filter(fits).sort((a, b) => {
    const [x, y] = [key(a), key(b)];
    if (x === y) return a.name < b.name ? -1 : 1;
    if (x === MISSING || y === MISSING) return x === MISSING ? 1 : -1;
    return (x < y ? -1 : 1) * (descending ? -1 : 1);
  });
}
