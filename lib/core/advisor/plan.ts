import type { AdvisorSettings } from "../model/advisor";
import { LEGS } from "../model/leg";
import type { SessionTool } from "../model/session";
import type { Opinion } from "../model/opinion";
import type { Tool } from "../model/tool";
import { digestOf } from "../text/digest";
import { estimateCost, type Estimate } from "./cost";
import { couldRaise } from "../classification/scoring/apply-opinion";
import { matchOpinions } from "../classification/scoring/match-opinions";
import { buildPrompt, type PromptSubject } from "./prompt";
import { requestBody } from "./protocol";

/** A listed server with its tools, judged as if nobody had said anything. */
export type ServerTools = { serverId: string; texts: PromptSubject["server"]; tools: readonly SessionTool[] };

/** Which tools to ask about. `open`: only those where an answer can change a verdict. `again`: also those that have an opinion. */
export type AdvisorChoice = { servers: readonly string[]; which: "open" | "all"; again: boolean };

/** One request: about which definition, and its body as it would be sent. */
export type AdvisorQuestion = {
  serverId: string;
  server: string;
  id: string;
  tool: Tool;
  digest: string;
  body: string;
};

/** Everything that would be sent. The digest covers the address and the bodies, so that what was shown is what is sent. */
export type AdvisorPlan = { questions: AdvisorQuestion[]; beyondLimit: number; estimate: Estimate; digest: string };

/** A plan as a person sees it before anything is sent; the bodies themselves are asked for one at a time. */
export type PlanView = Pick<AdvisorPlan, "beyondLimit" | "estimate" | "digest"> & {
  address: string;
  questions: { server: string; id: string; digest: string; characters: number }[];
};

export function viewPlan(address: string, { questions, ...plan }: AdvisorPlan): PlanView {
  return {
    ...plan,
    address,
    questions: questions.map(({ server, id, digest, body }) => ({ server, id, digest, characters: body.length })),
  };
}

/** Turns a choice into the requests that would be sent, at most `limit`. A definition that a server offers twice is asked about once. */
export function planQuestions(
  settings: AdvisorSettings,
  judged: readonly ServerTools[],
  opinions: readonly Opinion[],
  choice: AdvisorChoice,
  limit: number,
): AdvisorPlan {
  const chosen = judged.filter(({ texts }) => choice.servers.includes(texts.name));
  const wanted = chosen.flatMap((one) => questionsOf(settings, one, opinions, choice));
  const questions = wanted.slice(0, limit);
  const bodies = questions.map(({ body }) => body);
  return {
    questions,
    beyondLimit: wanted.length - questions.length,
    estimate: estimateCost(bodies, settings.prices),
    digest: digestOf([settings.kind, settings.address, bodies]),
  };
}

function questionsOf(
  settings: AdvisorSettings,
  { serverId, texts, tools }: ServerTools,
  opinions: readonly Opinion[],
  { which, again }: AdvisorChoice,
): AdvisorQuestion[] {
  const listed = tools.flatMap((tool) =>
    tool.digest === undefined || tool.channel ? [] : [{ ...tool, digest: tool.digest }],
  );
  const known = matchOpinions(opinions, texts.name, listed);
  const asked = new Set<string>();
  return listed.flatMap(({ id, tool, digest, classification }, index) => {
    const open = LEGS.some((leg) => couldRaise(leg, classification[leg]));
    if (asked.has(digest) || (which === "open" && !open) || (!again && known[index]!.length > 0)) return [];
    asked.add(digest);
    const siblings = listed.map((other) => other.tool.name).filter((name) => name !== tool.name);
    return [
      {
        serverId,
        server: texts.name,
        id,
        tool,
        digest,
        body: requestBody(settings.kind, settings.model, buildPrompt({ server: texts, tool, siblings })),
      },
    ];
  });
}
