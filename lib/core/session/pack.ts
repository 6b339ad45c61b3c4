import { hostServer } from "../hosts";
import { LEGS, type PerLeg } from "../model/leg";
import type { Session, SessionServer, SessionTool } from "../model/session";
import type { Classification, Verdict } from "../model/verdict";

/** A verdict without its probability and its evidence: few differ. */
type Word = Omit<Verdict, "p" | "evidence">;
/** What else is known about a tool, the same for many. */
type Kind = Pick<Classification, "writes" | "destructive" | "carrier" | "data"> &
  Pick<SessionTool, "off" | "onRequest" | "hiddenByConfig" | "meta"> &
  Pick<SessionTool["tool"], "annotations" | "_meta">;

type PackedServer = Omit<SessionServer, "tools"> & {
  /** Names of its tools in order. */
  names: string[];
  /** Ids that are not `server/name`, by index. */
  ids: Record<number, string>;
  /** For each leg and tool the probability in millionths, and the index of the word in `words`. */
  p: PerLeg<number[]>;
  word: PerLeg<number[]>;
  /** For each tool the index in `kinds`. */
  kind: number[];
  /** What is not a tool, in full. */
  channels: SessionTool[];
};

/** A session as sent to a page: what many tools share is sent once, and of a host's tools, which the page knows, only the switches. */
export type PackedSession = Omit<Session, "servers"> & {
  words: Word[];
  kinds: Kind[];
  servers: (PackedServer | { host: true; off?: boolean; tools: boolean[] })[];
};

/** Probabilities are sent with six decimals. */
const MILLION = 1_000_000;

export const sixDecimals = (p: number): number => Math.round(p * MILLION) / MILLION;

/** Titles, descriptions, digests and evidence are left out: they are fetched one tool at a time. */
export function packSession({ servers, ...session }: Session): PackedSession {
  const words = new Table<Word>();
  const kinds = new Table<Kind>();
  return {
    ...session,
    servers: servers.map((server) =>
      server.builtIn
        ? { host: true, off: server.off, tools: server.tools.map((tool) => tool.off === true) }
        : packServer(server, words, kinds),
    ),
    words: words.all,
    kinds: kinds.all,
  };
}

function packServer({ tools: all, ...server }: SessionServer, words: Table<Word>, kinds: Table<Kind>): PackedServer {
  const tools = all.filter((tool) => !tool.channel);
  const perLeg = (read: (verdict: Verdict) => number): PerLeg<number[]> => {
    const column = (leg: (typeof LEGS)[number]) => tools.map((tool) => read(tool.classification[leg]));
    return { private: column("private"), untrusted: column("untrusted"), egress: column("egress") };
  };
  return {
    ...server,
    names: tools.map(({ tool }) => tool.name),
    ids: Object.fromEntries(
      tools.flatMap(({ id, tool }, at) => (id === `${server.name}/${tool.name}` ? [] : [[at, id]])),
    ),
    p: perLeg(({ p }) => Math.round(p * MILLION)),
    word: perLeg(({ p: _p, evidence: _evidence, ...word }) => words.place(word)),
    kind: tools.map(({ off, onRequest, hiddenByConfig, meta, tool: { annotations, _meta }, classification }) => {
      const { writes, destructive, carrier, data } = classification;
      return kinds.place({
        writes,
        destructive,
        carrier,
        data,
        off,
        onRequest,
        hiddenByConfig,
        meta,
        annotations,
        _meta,
      });
    }),
    channels: all.filter((tool) => tool.channel),
  };
}

/** The session again, as far as it was sent. */
export function unpackSession({ servers, words, kinds, ...session }: PackedSession): Session {
  return {
    ...session,
    servers: servers.map((server) => {
      if (!("host" in server)) return unpackServer(server, words, kinds);
      const own = hostServer(session.host)!;
      return { ...own, off: server.off, tools: own.tools.map((tool, at) => ({ ...tool, off: server.tools[at] })) };
    }),
  };
}

function unpackServer(packed: PackedServer, words: readonly Word[], kinds: readonly Kind[]): SessionServer {
  const { names, ids, p, word, kind, channels, ...server } = packed;
  const verdict = (leg: (typeof LEGS)[number], at: number): Verdict => ({
    ...words[word[leg][at]!]!,
    p: p[leg][at]! / MILLION,
    evidence: [],
  });
  const tools = names.map((name, at): SessionTool => {
    const { writes, destructive, carrier, data, annotations, _meta, ...switched } = kinds[kind[at]!]!;
    return {
      id: ids[at] ?? `${server.name}/${name}`,
      server: server.name,
      tool: { name, annotations, _meta },
      classification: {
        private: verdict("private", at),
        untrusted: verdict("untrusted", at),
        egress: verdict("egress", at),
        writes,
        destructive,
        carrier,
        ...(data && { data }),
      },
      ...switched,
    };
  });
  return { ...server, tools: [...tools, ...channels] };
}

/** A list of distinct values. */
class Table<Value> {
  readonly all: Value[] = [];
  readonly #places = new Map<string, number>();

  place(value: Value): number {
    const key = JSON.stringify(value);
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    this.#places.set(key, this.all.length);
    return this.all.push(value) - 1;
  }
}
