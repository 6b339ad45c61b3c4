import { toolIds } from "../compose-session";
import type { AdvisorSettings } from "../model/advisor";
import { LEGS } from "../model/leg";
import type { Opinion } from "../model/opinion";
import type { Snapshot } from "../model/snapshot";
import type { Tool } from "../model/tool";
import type { Classification } from "../model/verdict";
import { digestOf } from "../text/digest";
import { estimateCost, type Estimate } from "./cost";
import { couldRaise } from "./heed";
import { buildPrompt } from "./prompt";
import { requestBody } from "./protocol";

/** A listed server with its verdicts as they are without any model. */
export type Judged = { serverId: string; name: string; snapshot: Snapshot; classifications: readonly Classification[] };

/** Which tools to ask about. `open`: only those where an answer can change a verdict. `again`: also those that have an opinion. */
export type Choice = { servers: readonly string[]; which: "open" | "all"; again: boolean };

/** One request: about which definition, and its body as it would be sent. */
export type Question = { serverId: string; server: string; id: string; tool: Tool; digest: string; body: string };

/** What would be sent, all of it. The digest stands for address and bodies, so that what was seen is what is sent. */
export type Plan = { questions: Question[]; beyondLimit: number; estimate: Estimate; digest: string };

export function planQuestions(settings: AdvisorSettings, judged: readonly Judged[], opinions: readonly Opinion[], choice: Choice, limit: number): Plan {
  const known = new Set(opinions.map(({ server, digest }) => `${server}\n${digest}`));
  const chosen = judged.filter(({ name }) => choice.servers.includes(name)).flatMap((one) => questionsOf(settings, one, choice.which));
  const wanted = chosen.filter(({ server, digest }) => choice.again || !known.has(`${server}\n${digest}`));
  const questions = wanted.slice(0, limit);
  const bodies = questions.map(({ body }) => body);
  return { questions, beyondLimit: wanted.length - questions.length, estimate: estimateCost(bodies, settings.prices), digest: digestOf([settings.kind, settings.address, bodies]) };
}

function questionsOf(settings: AdvisorSettings, { serverId, name, snapshot, classifications }: Judged, which: Choice["which"]): Question[] {
  const names = snapshot.tools.map(({ tool }) => tool.name);
  const ids = toolIds(name, names);
  const server = { name, title: snapshot.serverInfo?.title, instructions: snapshot.instructions };
  const asked = new Set<string>();
  return snapshot.tools.flatMap(({ tool, digest }, index) => {
    const open = LEGS.some((leg) => couldRaise(classifications[index]![leg]));
    if (asked.has(digest) || (which === "open" && !open)) return [];
    asked.add(digest);
    const prompt = buildPrompt({ server, tool, siblings: names.filter((other) => other !== tool.name) });
    return [{ serverId, server: name, id: ids[index]!, tool, digest, body: requestBody(settings.kind, settings.model, prompt) }];
  });
}
