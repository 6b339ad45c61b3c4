import type { Tool } from "../../../model/tool";
import { lexicons } from "../../lexicon";
import type { Numbered } from "../../lexicon/numbered";
import type { Service } from "../../lexicon/service";
import { LIMITS } from "../../limits";
import { headLength } from "../head";
import { matchesIn, type Match } from "../match";
import { paramsOf } from "../params";
import type { Param } from "../params/param";
import { plainOf, type Plain } from "../plain";
import { statedSendings, type StatedSending } from "../stated-sending";
import { withoutVouching, type WithoutVouching } from "../vouching";
import { cut, type Word } from "../words";
import { tellingWords } from "./description-words";
import { offeredOperations, type OfferedOperation } from "./operations";
import { readLater, readName, readText, readTitle, type LaterText, type ReadName, type ReadText } from "./read-text";
import { servicesInHead, servicesSaid } from "./service-kinds";

/** All that is read of a tool by itself. */
export type Texts = {
  tool: Tool;
  name: ReadName;
  title: ReadText;
  /** The first sentence of the description, as far as it does not talk to the judge. */
  description: ReadText;
  /**
   * The rest of the description. Whoever wrote it may have added it to talk a verdict down, so all that is read here counts
   * only for a leg: features made of it have names that begin with `later`, whose weights are never negative, and nothing else
   * may depend on it. So no text that is added behind the first sentence can lower a probability.
   */
  later: LaterText;
  /** The words of the first sentence that tell something, as far as it is read as one. */
  prose: Word[];
  params: Param[];
  /** Operations that its description lists for the caller to choose from. */
  offered: OfferedOperation[];
  plain: Plain;
  /** Clauses anywhere that say that it sends something to somewhere outside. */
  sendings: StatedSending[];
  /** Its description without what vouches for it, by which its server is profiled. */
  without: WithoutVouching | undefined;
  /** The kinds of services that its name and its first sentence speak of. */
  services: Match<Numbered<Service>>[];
};

/** What a server is profiled by. */
export type ProfiledTexts = Pick<Texts, "name" | "services">;

/** The texts of one tool. */
export function readTexts(tool: Tool): Texts {
  const { name, services } = readNamed(tool);
  const title = readTitle(text(tool.title) || text(tool.annotations?.title));
  const said = describing(tool);
  const without = withoutVouching(said);
  const words = cut(said, LIMITS.description);
  const sentence = headLength(words);
  const description = readText("description", words, 0, sentence);
  const later = readLater(words, sentence);
  const params = paramsOf(tool.inputSchema);
  const results = tool.outputSchema === undefined ? [] : paramsOf(tool.outputSchema, "outputSchema");
  services.push(...(without?.dropped === undefined ? servicesInHead(words, sentence) : servicesSaid(without.dropped)));
  return {
    tool,
    name,
    title,
    description,
    later,
    prose: tellingWords(words, sentence),
    params,
    offered: offeredOperations(said, params),
    sendings: statedSendings(tool, params, results),
    plain: plainOf(name, title, description, later),
    services,
    without,
  };
}

/** Of one tool, only what its server is profiled by. */
export function readOpening(tool: Tool): ProfiledTexts {
  const { name, services } = readNamed(tool);
  const said = describing(tool);
  return { name, services: services.concat(servicesSaid(withoutVouching(said)?.dropped ?? said)) };
}

/** Its name, and the kinds of services that this speaks of. */
function readNamed(tool: Tool): ProfiledTexts {
  const words = cut(tool.name, LIMITS.name);
  return { name: readName(words), services: matchesIn(words, 0, words.count, lexicons.services, "name") };
}

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** What generators write where nobody has said anything. */
const PLACEHOLDER =
  /^(?:(?:no |tool )?description (?:is )?(?:not |un)(?:available|provided|set)|no (?:tool )?description\b|n\/?a|none|null|undefined|todo)[\s\w]{0,20}\.?$/i;

/** Its description, if it is one. */
function describing(tool: Tool): string {
  const description = text(tool.description);
  return description.length < 60 && PLACEHOLDER.test(description.trim()) ? "" : description;
}
