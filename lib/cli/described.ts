import type { Session, SessionSpec } from "@/lib/core/model/session";
import { WishesSchema, type Wishes } from "@/lib/core/model/wishes";
import { readSessionFile } from "@/lib/core/session/file";
import { applySwitches, switchesOf, turn } from "@/lib/core/session/switches";
import { Failure } from "./exit";
import { readText, shownPath } from "./files";
import type { Candidate } from "./candidate";
import type { Io } from "./io";

/** What describes a session besides its servers: what is on and off, and the constraints on its cuts and splits. */
export const DESCRIBING_HELP = `Session
  --session FILE            a session file saved by the app: it chooses among the given servers, and sets the agent
                            application, the switches, the compensating controls and the constraints
  --without ID              leave out a server, a tool (server/tool) or a channel (server/@arguments); may be repeated
  --with ID                 count something that is switched off or not counted by default; may be repeated
  --keep ID                 a tool or server that no cut may remove; may be repeated
  --cost ID=NUMBER          the cost of losing a tool or server (default: 1); may be repeated
  --together ID,ID          tools or servers that should share a part of a split; may be repeated, earlier ones first
`;

const many = { type: "string", multiple: true, default: [] as string[] } as const;
export const DESCRIBING_OPTIONS = {
  session: { type: "string" },
  without: many,
  with: many,
  keep: many,
  cost: many,
  together: many,
} as const;
export type Described = {
  session?: string;
  without: string[];
  with: string[];
  keep: string[];
  cost: string[];
  together: string[];
};

/** The session file, if one is named. */
export async function readSession(io: Io, path: string | undefined): Promise<SessionSpec | undefined> {
  if (path === undefined) return undefined;
  const read = readSessionFile(await readText(io, path));
  if (!read.ok) throw new Failure(`${shownPath(path)}: ${read.problem}`);
  return read.spec;
}

/** The given servers that a session file names; one that it names but that was not given counts as unseen. */
export function chooseServers(candidates: readonly Candidate[], spec: SessionSpec | undefined): Candidate[] {
  if (!spec) return [...candidates];
  const given = new Map(candidates.map((candidate) => [candidate.server.name, candidate]));
  return spec.servers.map(
    (name) =>
      given.get(name) ?? {
        server: { name, transport: { kind: "given" }, disabled: false, hiddenTools: [] },
        secrets: {},
        unlistedReason: "The session file names it, but none of the given configs or lists has it.",
      },
  );
}

/** The constraints on cuts and splits: those in the file, and those that the arguments add. */
export function readWishes({ keep, cost, together }: Described, before: Wishes | undefined): Wishes | undefined {
  if (keep.length + cost.length + together.length === 0) return before;
  const costs = cost.map((one): [string, number] => {
    const [, id, number] = /^(.+)=([\d.]+)$/s.exec(one) ?? [];
    if (id === undefined || !Number.isFinite(Number(number)))
      throw new Failure(`--cost takes ID=NUMBER, not “${one}”.`);
    return [id, Number(number)];
  });
  const wanted = together.map((one) =>
    one
      .split(",")
      .map((id) => id.trim())
      .filter(Boolean),
  );
  const read = WishesSchema.safeParse({
    keep: [...(before?.keep ?? []), ...keep],
    costs: { ...before?.costs, ...Object.fromEntries(costs) },
    together: [...(before?.together ?? []), ...wanted],
  });
  if (!read.success)
    throw new Failure(`A constraint cannot be read: ${read.error.issues[0]?.message ?? "its format is unknown"}.`);
  return read.data;
}

/** The session with `--with` and `--without` applied. A mistyped id could hide a risk, so an unknown id ends the command. */
export function switchAsTold(session: Session, described: Described): Session {
  const known = new Set(session.servers.flatMap((server) => [server.name, ...server.tools.map((tool) => tool.id)]));
  const wanted = [
    ...described.together.flatMap((one) =>
      one
        .split(",")
        .map((id) => id.trim())
        .filter(Boolean),
    ),
    ...described.cost.map((one) => one.replace(/=[\d.]+$/, "")),
    ...described.keep,
    ...described.with,
    ...described.without,
  ];
  const stranger = wanted.find((id) => !known.has(id));
  if (stranger !== undefined)
    throw new Failure(`Nothing in this session is called “${stranger}”. ${suggest(stranger, known)}`);
  if (described.with.length + described.without.length === 0) return session;
  const now = switchesOf(session);
  const off = turn(turn(now.off, described.with, "on"), described.without, "off");
  return applySwitches(session, { ...now, off });
}

function suggest(id: string, known: ReadonlySet<string>): string {
  const part = id.slice(id.indexOf("/") + 1).toLowerCase();
  const near = [...known].filter((one) => one.toLowerCase().includes(part)).slice(0, 5);
  return near.length > 0
    ? `There is ${near.join(", ")}.`
    : "An ID is the name of a server, or server/tool, as shown in the report.";
}
