import { HINTS, type Tool } from "../model/tool";
import { fieldsOf } from "./texts";

/** How far a vocabulary has come; `specification`: a field of some revision, beside the hints. */
export type Status = "draft" | "open" | "closed" | "vendor" | "unknown" | "specification";

/** A vocabulary of claims beside the hints of the specification. `date` is when its state was looked up. */
export type Vocabulary = {
  id: string;
  title: string;
  status: Status;
  source: string;
  date: string;
  where: "annotations" | "_meta" | "tool";
  keys: RegExp;
};

const SEPS = "https://github.com/modelcontextprotocol/modelcontextprotocol/pull";
const GROUP = "https://github.com/modelcontextprotocol/experimental-ext-tool-annotations";

export const VOCABULARIES: readonly Vocabulary[] = [
  {
    id: "icons",
    title: "Icons of a tool (since 2025-11-25); addresses that are never loaded here",
    status: "specification",
    source: "https://modelcontextprotocol.io/specification/2025-11-25/changelog",
    date: "2026-08-22",
    where: "tool",
    keys: /^icons$/,
  },
  {
    id: "execution",
    title: "Support of tasks, execution.taskSupport (2025-11-25)",
    status: "specification",
    source: "https://modelcontextprotocol.io/specification/2025-11-25/changelog",
    date: "2026-08-22",
    where: "tool",
    keys: /^execution$/,
  },
  {
    id: "headers",
    title: "Arguments that are copied into HTTP headers, x-mcp-header (2026-07-28)",
    status: "specification",
    source: "https://modelcontextprotocol.io/specification/2026-07-28/basic/transports/streamable-http",
    date: "2026-08-22",
    where: "tool",
    keys: /^x-mcp-header$/,
  },
  {
    id: "trust-annotations",
    title: "Trust annotations (extension)",
    status: "draft",
    source: GROUP,
    date: "2026-08-22",
    where: "_meta",
    keys: /^io\.modelcontextprotocol\/trust-annotations$/,
  },
  {
    id: "action-metadata",
    title: "Action metadata (extension, once SEP-2061)",
    status: "draft",
    source: GROUP,
    date: "2026-08-22",
    where: "_meta",
    keys: /^io\.modelcontextprotocol\/action-metadata$/,
  },
  {
    id: "display-templates",
    title: "Display templates (extension)",
    status: "draft",
    source: GROUP,
    date: "2026-08-22",
    where: "_meta",
    keys: /^io\.modelcontextprotocol\/display-templates$/,
  },
  {
    id: "sep-1913",
    title: "Trust and sensitivity (SEP-1913)",
    status: "open",
    source: `${SEPS}/1913`,
    date: "2026-08-22",
    where: "annotations",
    keys: /^(?:sensitivity|private|maliciousActivity|attribution|sensitive|untrusted)$/,
  },
  {
    id: "sep-2061",
    title: "Action security metadata (SEP-2061)",
    status: "closed",
    source: `${SEPS}/2061`,
    date: "2026-08-22",
    where: "annotations",
    keys: /^(?:destination|source|outcomes)$/,
  },
  {
    id: "sep-1984",
    title: "Comprehensive annotations (SEP-1984)",
    status: "open",
    source: `${SEPS}/1984`,
    date: "2026-08-22",
    where: "annotations",
    keys: /^(?:aiProcessing|slowExecution|resourceIntensive|sensitiveData|privilegedAccess|reversible)(?:Hint)?$/,
  },
  {
    id: "sep-1487",
    title: "Trusted output (SEP-1487)",
    status: "open",
    source: `${SEPS}/1487`,
    date: "2026-08-22",
    where: "annotations",
    keys: /^trustedHint$/,
  },
  {
    id: "sep-1560",
    title: "Secret output (SEP-1560)",
    status: "closed",
    source: `${SEPS}/1560`,
    date: "2026-08-22",
    where: "annotations",
    keys: /^secretHint$/,
  },
  {
    id: "sep-1561",
    title: "Unsafe output (SEP-1561)",
    status: "open",
    source: `${SEPS}/1561`,
    date: "2026-08-22",
    where: "annotations",
    keys: /^(?:unsafeOutputHint|verifiedOutputHint)$/,
  },
  {
    id: "sep-1938",
    title: "Hidden agents (SEP-1938)",
    status: "closed",
    source: `${SEPS}/1938`,
    date: "2026-08-22",
    where: "annotations",
    keys: /^agencyHint$/,
  },
  {
    id: "sep-2793",
    title: "Tool risk metadata (SEP-2793)",
    status: "open",
    source: `${SEPS}/2793`,
    date: "2026-08-22",
    where: "annotations",
    keys: /^(?:riskLevel|blastRadius|reversibility)$/,
  },
  {
    id: "discussion-2382",
    title: "Sensitive, egress and reversible hints (discussion 2382)",
    status: "open",
    source: "https://github.com/modelcontextprotocol/modelcontextprotocol/discussions/2382",
    date: "2026-08-22",
    where: "annotations",
    keys: /^(?:sensitiveHint|egressHint|reversibleHint)$/,
  },
  {
    id: "apps",
    title: "MCP Apps",
    status: "draft",
    source: "https://modelcontextprotocol.io/docs/extensions/apps/overview",
    date: "2026-08-22",
    where: "_meta",
    keys: /^(?:ui|io\.modelcontextprotocol\/ui)(?:\/.*)?$/,
  },
  {
    id: "anthropic",
    title: "Anthropic's own keys",
    status: "vendor",
    source: "https://code.claude.com/docs/en/mcp",
    date: "2026-08-22",
    where: "_meta",
    keys: /^anthropic\//,
  },
  {
    id: "openai",
    title: "OpenAI's own keys",
    status: "vendor",
    source: "https://developers.openai.com/apps-sdk/reference",
    date: "2026-10-02",
    where: "_meta",
    keys: /^openai\//,
  },
];

/** A claim beside the hints: its value as JSON, cut, and the vocabulary that it is of, when that is known. */
export type FurtherClaim = { field: string; value: string; vocabulary?: Vocabulary };

const KNOWN: Record<Vocabulary["where"], ReadonlySet<string>> = {
  annotations: new Set([...HINTS, "title"]),
  _meta: new Set(),
  tool: new Set(["name", "title", "description", "inputSchema", "outputSchema", "annotations", "_meta"]),
};
const MOST = 50;
const LONGEST = 160;

/** What a server claims of a tool beside the hints of the specification, also where no client looks for it. A missing hint of another kind is none. */
export function furtherClaims(tool: Tool): FurtherClaim[] {
  const claims: FurtherClaim[] = [];
  const read = (where: Vocabulary["where"], values: Record<string, unknown> | undefined) => {
    for (const [key, value] of Object.entries(values ?? {})) {
      if (claims.length >= MOST || KNOWN[where].has(key) || value === undefined) continue;
      const vocabulary = VOCABULARIES.find((one) => one.where === where && one.keys.test(key)) ?? misplaced(where, key);
      claims.push({
        field: where === "tool" ? key : `${where}.${key}`,
        value: (JSON.stringify(value) ?? "").slice(0, LONGEST),
        vocabulary,
      });
    }
  };
  read("annotations", tool.annotations);
  read("_meta", tool._meta);
  read("tool", tool);
  const headers = fieldsOf(tool.inputSchema, "inputSchema").flatMap(({ name, node }) =>
    typeof node["x-mcp-header"] === "string" ? [[name, node["x-mcp-header"]] as const] : [],
  );
  if (headers.length > 0) read("tool", { "x-mcp-header": Object.fromEntries(headers) });
  return claims;
}

/** A hint of the specification in a place where clients do not read it. */
function misplaced(where: Vocabulary["where"], key: string): Vocabulary | undefined {
  const hint = HINTS.find((one) => one === key);
  return hint && where !== "annotations"
    ? {
        id: "misplaced",
        title: `${hint} stands where no client reads it; its place is “annotations”`,
        status: "unknown",
        source: "https://modelcontextprotocol.io/specification/2026-07-28/server/tools",
        date: "2026-08-22",
        where,
        keys: /^$/,
      }
    : undefined;
}
