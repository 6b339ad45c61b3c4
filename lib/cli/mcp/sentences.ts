import { readGates } from "@/lib/core/analysis/gates";
import { hold } from "@/lib/core/analysis/held";
import { tellStory } from "@/lib/core/analysis/story";
import { tablesWith } from "@/lib/core/analysis/severity-tables";
import { verdictOf } from "@/lib/core/analysis/analyse";
import { perLeg, type PerLeg } from "@/lib/core/model/leg";
import type { Session } from "@/lib/core/model/session";
import { sayVerdict } from "@/lib/core/text/say-verdict";
import type { HeldSession } from "./given";

/** The verdict in a sentence or two, as reports say it. */
export function sentenceOf({ session, analysis }: HeldSession): string {
  const { verdict, severity, minimalServerSetCount, masks } = analysis;
  const servers = session.servers.map(({ state, off }) => ({ name: "", state, off, tools: 0 }));
  return sayVerdict({ verdict, severity, minimalServerSetCount, servers, masks });
}

/** What the verdict rests on and what it leaves open in this session, one sentence each. */
export function assumptionsOf({ veiled }: HeldSession): string[] {
  const gates = veiled.gates ?? [];
  if (gates.length === 0) return verdictOf(veiled).bounds;
  const { sentence, residual } = readGates(veiled, gates);
  return [...verdictOf(veiled).bounds, sentence, ...residual];
}

/** One path in three steps; `tools` are ids. */
export function stepsOf({ veiled, refs }: HeldSession, tools: PerLeg<string>): string[] {
  const byRef = toolsOf(veiled);
  const builtIn = new Set(veiled.servers.filter((server) => server.builtIn).map((server) => server.name));
  const legs = perLeg((leg) => byRef.get(refs.tool(tools[leg]))!);
  return tellStory(legs, builtIn, tablesWith(veiled.severityRows));
}

const toolsOf = (session: Session) => new Map(hold(session).tools.map((tool) => [tool.id, tool]));
