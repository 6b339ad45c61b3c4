import { HINTS, type Tool } from "../model/tool";

/** How far a vocabulary has come. None of these is part of the specification. */
export type Status = "draft" | "open" | "closed" | "vendor" | "unknown";

/** A vocabulary of claims beside the hints of the specification. `date` is when its state was looked up. */
export type Vocabulary = { id: string; title: string; status: Status; source: string; date: string; where: "annotations" | "_meta"; keys: RegExp };

const SEPS = "https://github.com/modelcontextprotocol/modelcontextprotocol/pull";
const GROUP = "https://github.com/modelcontextprotocol/experimental-ext-tool-annotations";

export const VOCABULARIES: readonly Vocabulary[] = [
  { id: "trust-annotations", title: "Trust annotations (extension)", status: "draft", source: GROUP, date: "2026-08-22", where: "_meta", keys: /^io\.modelcontextprotocol\/trust-annotations$/ },
  { id: "action-metadata", title: "Action metadata (extension, once SEP-2061)", status: "draft", source: GROUP, date: "2026-08-22", where: "_meta", keys: /^io\.modelcontextprotocol\/action-metadata$/ },
  { id: "display-templates", title: "Display templates (extension)", status: "draft", source: GROUP, date: "2026-08-22", where: "_meta", keys: /^io\.modelcontextprotocol\/display-templates$/ },
  { id: "sep-1913", title: "Trust and sensitivity (SEP-1913)", status: "open", source: `${SEPS}/1913`, date: "2026-08-22", where: "annotations", keys: /^(?:sensitivity|private|maliciousActivity|attribution|sensitive|untrusted)$/ },
  { id: "sep-2061", title: "Action security metadata (SEP-2061)", status: "closed", source: `${SEPS}/2061`, date: "2026-08-22", where: "annotations", keys: /^(?:destination|source|outcomes)$/ },
  { id: "sep-1984", title: "Comprehensive annotations (SEP-1984)", status: "open", source: `${SEPS}/1984`, date: "2026-08-22", where: "annotations", keys: /^(?:aiProcessing|slowExecution|resourceIntensive|sensitiveData|privilegedAccess|reversible)(?:Hint)?$/ },
  { id: "sep-1487", title: "Trusted output (SEP-1487)", status: "open", source: `${SEPS}/1487`, date: "2026-08-22", where: "annotations", keys: /^trustedHint$/ },
  { id: "sep-1560", title: "Secret output (SEP-1560)", status: "closed", source: `${SEPS}/1560`, date: "2026-08-22", where: "annotations", keys: /^secretHint$/ },
  { id: "sep-1561", title: "Unsafe output (SEP-1561)", status: "open", source: `${SEPS}/1561`, date: "2026-08-22", where: "annotations", keys: /^(?:unsafeOutputHint|verifiedOutputHint)$/ },
  { id: "sep-1938", title: "Hidden agents (SEP-1938)", status: "closed", source: `${SEPS}/1938`, date: "2026-08-22", where: "annotations", keys: /^agencyHint$/ },
  { id: "sep-2793", title: "Tool risk metadata (SEP-2793)", status: "open", source: `${SEPS}/2793`, date: "2026-08-22", where: "annotations", keys: /^(?:riskLevel|blastRadius|reversibility)$/ },
  { id: "discussion-2382", title: "Sensitive, egress and reversible hints (discussion 2382)", status: "open", source: "https://github.com/modelcontextprotocol/modelcontextprotocol/discussions/2382", date: "2026-08-22", where: "annotations", keys: /^(?:sensitiveHint|egressHint|reversibleHint)$/ },
  { id: "apps", title: "MCP Apps", status: "draft", source: "https://modelcontextprotocol.io/docs/extensions/apps/overview", date: "2026-08-22", where: "_meta", keys: /^(?:ui|io\.modelcontextprotocol\/ui)(?:\/.*)?$/ },
  { id: "anthropic", title: "Anthropic's own keys", status: "vendor", source: "https://code.claude.com/docs/en/mcp", date: "2026-08-22", where: "_meta", keys: /^anthropic\// },
  { id: "openai", title: "OpenAI's own keys", status: "vendor", source: "https://developers.openai.com/apps-sdk/reference", date: "2026-10-02", where: "_meta", keys: /^openai\// },
];

/** A claim beside the hints: its value as JSON, cut, and the vocabulary that it is of, when that is known. */
export type FurtherClaim = { field: string; value: string; vocabulary?: Vocabulary };

const KNOWN: ReadonlySet<string> = new Set([...HINTS, "title"]);
const MOST = 50;
const LONGEST = 160;

/** What a server claims of a tool beside the hints of the specification. A missing hint of another kind is none. */
export function furtherClaims({ annotations, _meta }: Tool): FurtherClaim[] {
  const claims: FurtherClaim[] = [];
  const read = (where: Vocabulary["where"], values: Record<string, unknown> | undefined) => {
    for (const [key, value] of Object.entries(values ?? {})) {
      if (claims.length >= MOST || (where === "annotations" && KNOWN.has(key)) || value === undefined) continue;
      claims.push({ field: `${where}.${key}`, value: (JSON.stringify(value) ?? "").slice(0, LONGEST), vocabulary: VOCABULARIES.find((one) => one.where === where && one.keys.test(key)) });
    }
  };
  read("annotations", annotations);
  read("_meta", _meta);
  return claims;
}
