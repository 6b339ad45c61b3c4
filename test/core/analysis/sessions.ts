import fc from "fast-check";
import { LEGS, perLeg, type Leg } from "@/lib/core/model/leg";
import type { Session, SessionServer, SessionTool } from "@/lib/core/model/session";
import type { Verdict, VerdictWord } from "@/lib/core/model/verdict";

export type LegSpec = VerdictWord | Partial<Verdict>;
export type ToolSpec = Partial<Record<Leg, LegSpec>> & { off?: boolean };
export type ServerSpec = {
  tools?: Record<string, ToolSpec>;
  off?: boolean;
  state?: SessionServer["state"];
  builtIn?: boolean;
};

export function aVerdict(spec: LegSpec = "no"): Verdict {
  const said = typeof spec === "string" ? { verdict: spec } : spec;
  const p = { yes: 0.9, possible: 0.5, no: 0.1 }[said.verdict ?? "no"];
  return { verdict: "no", p, evidence: [], ...said };
}

export function aTool(server: string, name: string, spec: ToolSpec = {}): SessionTool {
  return {
    id: `${server}/${name}`,
    server,
    tool: { name },
    classification: { ...perLeg((leg) => aVerdict(spec[leg])), writes: false, destructive: false, carrier: null },
    off: spec.off,
  };
}

/** A session in short: servers by name, tools by name, legs that are not "no". */
export function aSession(servers: Record<string, ServerSpec>): Session {
  return {
    name: "test",
    host: "none",
    servers: Object.entries(servers).map(([name, spec]) => ({
      name,
      builtIn: spec.builtIn,
      state: spec.state ?? "listed",
      off: spec.off,
      tools: Object.entries(spec.tools ?? {}).map(([tool, legs]) => aTool(name, tool, legs)),
    })),
  };
}

/** Tools by the letters of their legs: `PU` holds private data and untrusted input for certain, `e` a way out perhaps. */
export function tools(...letters: string[]): Record<string, ToolSpec> {
  const spec = (text: string): ToolSpec =>
    Object.fromEntries(
      [...text].flatMap((letter): [Leg, LegSpec][] => {
        const leg = LEGS.find((one) => one.startsWith(letter.toLowerCase()));
        return leg ? [[leg, letter === letter.toLowerCase() ? "possible" : "yes"]] : [];
      }),
    );
  return Object.fromEntries(letters.map((text, at) => [`t${at}`, spec(text)]));
}

const word = fc.constantFrom<VerdictWord>("yes", "possible", "no", "no");
const anyVerdict = fc.record({
  verdict: word,
  grade: fc.constantFrom<1 | 2 | 3 | undefined>(1, 2, 3, undefined),
  p: fc.constantFrom(0.25, 0.5, 0.75, 1),
});
const anyTool: fc.Arbitrary<ToolSpec> = fc.record({ private: anyVerdict, untrusted: anyVerdict, egress: anyVerdict });

/** Sessions of up to six servers and twelve tools, small enough to try every subset. `switches` adds things that are off. */
export function anySession({ switches = false }: { switches?: boolean } = {}): fc.Arbitrary<Session> {
  const off = switches ? fc.boolean() : fc.constant(false);
  const tool = fc.record({ server: fc.integer({ min: 0, max: 5 }), spec: anyTool, off });
  return fc
    .record({
      names: fc.shuffledSubarray(["alpha", "alpha-2", "beta", "Gamma", "host:x", "zeta"], { minLength: 6 }),
      tools: fc.array(tool, { maxLength: 12 }),
      serversOff: fc.array(off, { minLength: 6, maxLength: 6 }),
    })
    .map(({ names, tools: listed, serversOff }) => ({
      name: "any",
      host: "none",
      servers: names.map((name, place) => ({
        name,
        state: "listed",
        off: serversOff[place],
        tools: listed.flatMap((one, at) =>
          one.server === place ? [aTool(name, `t${at}`, { ...one.spec, off: one.off })] : [],
        ),
      })),
    }));
}

/** The same session with servers and tools in another order. */
export function reordered(session: Session): Session {
  return {
    ...session,
    servers: session.servers.map((server) => ({ ...server, tools: [...server.tools].reverse() })).reverse(),
  };
}
