import { seemsReadOnly } from "./flow";
import type { ToolContext } from "./tool-context";

const GUIDES =
  /\b(?:help|usage|guidelines?|guides?|guidance|best practices?|instructions|how to|tutorials?|recommendations?|strategies|checklist|prompts?|frameworks?|examples?|cheat ?sheets?)\b/i;
const INSTRUCTS =
  /^\W{0,9}(?:this tool |use this tool to )?(?:provides?|returns?|gets?|retrieves?|shows?|offers?) (?:[\w-]{1,20} ){0,6}(?:instructions?|guidance|guidelines?|best practices?|recommendations?|checklist|help|documentation|code samples?|expert prompt)\b/i;
const OFFERS =
  /\b(?:list|get|show|available|supported|valid|all)\b.{0,40}\b(?:tools|languages|models|voices|formats|regions|plugins|rules|types|categories|templates|styles|versions?|options|values|countries|currencies|effects|shapes|networks|chains|engines|units|levels|presets|themes|fonts|capabilities)\b/i;

/** Help and choices are the same for everybody, unless they are kept for somebody: a prompt by its name, a rule of one's own. */
export function isHelp({ reading, about, does, flow }: ToolContext): boolean {
  if (!seemsReadOnly(flow)) return false;
  if (about?.id === "own-help" || does === "help") return true;
  if (about?.id === "prompt") return reading.params.length === 0 && does === "read";
  return (
    GUIDES.test(reading.plain.words) ||
    INSTRUCTS.test(reading.plain.sentence) ||
    (OFFERS.test(reading.plain.head) && reading.params.length <= 2)
  );
}
