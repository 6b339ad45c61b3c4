import { LEGS, perLeg, type Leg } from "./model/leg";
import type { Tool } from "./model/tool";
import type { Classification, Override, Verdict } from "./model/verdict";

/** A server as far as its tools can be judged by it: what it says of itself, and whether a person trusts that. */
export type ServerTexts = { name: string; title?: string; description?: string; instructions?: string; trusted?: boolean };

const WORDS: Record<Leg, RegExp> = {
  private: /\b(file|mail|message|issue|repositor|calendar|document|database|memory|note)/i,
  untrusted: /\b(web|fetch|url|search|issue|comment|mail|message|page)/i,
  egress: /\b(send|post|create|fetch|url|upload|share|publish|push)/i,
};

/** The verdicts of all tools of one server, in the order given. Each is read in the light of the whole server. */
export function classifyServer(server: ServerTexts, tools: readonly Tool[], overrides: readonly Override[] = []): Classification[] {
  return tools.map((tool) => {
    const text = `${tool.name.replaceAll("_", " ")} ${tool.description ?? ""}`;
    const verdicts = perLeg((leg): Verdict => {
      const said = overrides.find((one) => one.server === server.name && one.tool === tool.name && one.leg === leg);
      if (said) return { verdict: said.verdict, p: said.verdict === "yes" ? 1 : said.verdict === "no" ? 0 : 0.5, override: said, evidence: [] };
      const found = WORDS[leg].exec(text);
      return found ? { verdict: "yes", p: 0.8, grade: 2, evidence: [] } : { verdict: "no", p: 0.1, evidence: [] };
    });
    return { ...verdicts, writes: LEGS.length > 0 && verdicts.egress.verdict === "yes", destructive: false, carrier: null };
  });
}
