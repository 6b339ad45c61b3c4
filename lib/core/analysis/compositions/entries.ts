import type { Member } from "../../model/composition";
import type { Group, Grouped } from "./groups";

/** One row and column of the matrix: a server, or several with the same legs. `group` is absent for what is unknown. */
export type MatrixEntry = {
  /** `server:<name>` or `group:<legs>`. */
  id: string;
  group?: Group;
  members: readonly Member[];
};

/** Rows of one group, or of what is unknown. `opens` when there is more than one server in it. */
export type MatrixBlock = { id: string; group?: Group; entries: MatrixEntry[]; opens: boolean; open: boolean };

/** More rows and columns than this cannot be read on a screen. */
export const MOST_ENTRIES = 72;
/** Up to so many servers, each has a row of its own from the start; beyond that only those of small groups. */
const ALL_OPEN = 24;
const SMALL = 6;

export const UNKNOWN = "unknown";

/** The groups that are open before anybody opens one. */
export function openAtFirst({ groups, unknown }: Grouped): Set<string> {
  const all = [...groups, { id: UNKNOWN, members: unknown }];
  const servers = all.reduce((sum, { members }) => sum + members.length, 0);
  return new Set(all.filter(({ members }) => servers <= ALL_OPEN || members.length <= SMALL).map(({ id }) => id));
}

/**
 * The rows of the matrix, block by block. Servers with the same legs are one row, or one each where their group is open. At
 * most `MOST_ENTRIES` rows: if a group is larger than the room left, its rest stays one row.
 */
export function blocksOf({ groups, unknown }: Grouped, open: ReadonlySet<string>): MatrixBlock[] {
  const all: { id: string; group?: Group; members: readonly Member[] }[] = [
    ...groups.map((group) => ({ id: group.id, group, members: group.members })),
    ...(unknown.length > 0 ? [{ id: UNKNOWN, members: unknown }] : []),
  ];
  let room = MOST_ENTRIES - all.length;
  return all.map(({ id, group, members }): MatrixBlock => {
    const opens = members.length > 1;
    const isOpen = opens && open.has(id) && room > 0;
    const single = !opens || (isOpen && members.length - 1 <= room) ? members : isOpen ? members.slice(0, room) : [];
    const rest = members.slice(single.length);
    if (opens) room -= rest.length > 0 ? single.length : single.length - 1;
    return {
      id,
      ...(group && { group }),
      opens,
      open: isOpen,
      entries: [
        ...single.map((member): MatrixEntry => ({
          id: `server:${member.name}`,
          ...(group && { group }),
          members: [member],
        })),
        ...(rest.length > 0 ? [{ id: `group:${id}`, ...(group && { group }), members: rest }] : []),
      ],
    };
  });
}

/** Opens or closes a group. If it does not fit beside the open ones, they are closed. */
export function toggle(grouped: Grouped, open: ReadonlySet<string>, id: string): Set<string> {
  if (open.has(id)) return new Set([...open].filter((one) => one !== id));
  const wider = new Set([...open, id]);
  const isWhole = blocksOf(grouped, wider).every(
    (block) => !wider.has(block.id) || block.entries.every((entry) => entry.members.length === 1),
  );
  return isWhole ? wider : new Set([id]);
}
