import type { DecisionRule } from "../decision-list";
import { namesAddress, namesItem } from "../questions";
import type { ToolContext } from "../tool-context";

const ENGINE =
  /\b(?:google|bing|brave|duck ?duck ?go|ddg|yahoo|yandex|baidu|naver|tavily|exa|perplexity|serp(?:er|api)?|searx(?:ng)?|kagi|web|internet|online)\b/i;
const GROUNDED =
  /\bweb search\b|\bsearch(?:es|ing)? (?:the )?(?:open )?(?:web|internet)\b|\bground(?:ed|ing)\b|\b(?:sourced|cited) (?:answer|report)|\bwith (?:sources|citations)\b|\b(?:deep|web) research\b|联网|网络搜索/i;
const SEARCHES = /\b(?:search|answer|research|find|query|news)/i;
const PEER = /^(?:agent|peer|rpc|node|mcp)_?(?:server)?_?(?:url|address|endpoint)$/i;

/** What a server answers that the caller names, whoever runs it. */
export const FROM_A_HOST: readonly DecisionRule[] = [
  {
    id: "a peer",
    reason: "Another server answers, which the caller names.",
    when: ({ reading }) => reading.params.some((param) => param.free && PEER.test(param.name)),
  },
  {
    id: "any address",
    reason: "It brings back what the address answers that the caller names.",
    when: ({ serves, reading }) =>
      serves("network-test") &&
      reading.params.some(
        (param) =>
          param.free && param.required && param.words.length === 1 && param.roles.some(({ id }) => id === "url"),
      ),
  },
];

/** What a search of the web finds, and what stands at an address. */
export const FROM_THE_WEB: readonly DecisionRule[] = [
  {
    id: "an answer out of the web",
    reason: "It brings back what a search of the web found, or an answer made of it.",
    when: (context) =>
      (context.serves("search") &&
        (context.flow === "gives" || context.flow === "works") &&
        context.about?.id !== "count") ||
      asksTheWeb(context),
  },
  {
    id: "any address",
    reason: "It brings back what stands at an address that the caller names.",
    when: ({ reading, flow }) =>
      flow !== "changes" &&
      flow !== "sends" &&
      reading.params.some((param) => param.free && param.required && namesAddress(param) && !namesItem(reading, param)),
  },
];

/** Whether it asks a search engine or says that it answers from the web, whatever the server is. */
function asksTheWeb({ flow, does, reading, text, about }: ToolContext): boolean {
  if (flow === "changes" || flow === "sends" || about?.id === "count") return false;
  const { words } = reading.plain;
  const searches =
    does === "search" || does === "extract" || about?.id === "search-result" || does === "check" || does === "analyse";
  return (searches && ENGINE.test(words) && SEARCHES.test(words)) || GROUNDED.test(text) || GROUNDED.test(words);
}
