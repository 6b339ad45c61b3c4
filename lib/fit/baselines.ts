import { readHints } from "../core/annotations/hints";
import type { Leg } from "../core/model/leg";
import type { Labelled } from "./labels";

const WORDS: Record<Leg, RegExp> = {
  private: /file|mail|message|issue|repositor|calendar|document|database|memory|note|account|user|log/i,
  untrusted: /web|fetch|url|search|issue|comment|mail|message|page|news|post/i,
  egress: /send|post|create|fetch|url|upload|share|publish|push|comment/i,
};

/** What simpler methods would say about a leg: 1 or 0 for each tool. */
export const BASELINES: { id: string; label: string; judge(leg: Leg, tool: Labelled): number }[] = [
  {
    id: "worst-case-hints",
    label: "every missing hint is the worst case",
    judge(leg, { tool }) {
      const { readOnlyHint, openWorldHint } = readHints(tool.annotations);
      if (leg === "private") return 1;
      return openWorldHint.value && (leg === "untrusted" || !readOnlyHint.value) ? 1 : 0;
    },
  },
  {
    id: "keywords",
    label: "keywords in name and description",
    judge: (leg, { tool }) => (WORDS[leg].test(`${tool.name} ${tool.description ?? ""}`) ? 1 : 0),
  },
  { id: "always-no", label: "always no", judge: () => 0 },
];
