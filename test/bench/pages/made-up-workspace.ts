/** A workspace of 200 made-up servers with 13,000 tools, the same each time: for measuring pages, not verdicts. */
import type { Workspace } from "./workspace";

const SERVERS = 200;
const TOOLS = 13_000;
/** Tools of the sessions that hold thousands. */
const BIG_SESSION = 5_000;

const TRADES = ["shop", "desk", "mail", "forum", "bank", "clinic", "studio", "fleet", "garden", "museum"];
const THINGS = [
  "invoice", "customer", "message", "ticket", "file", "calendar", "contact", "comment", "page", "order",
  "shipment", "password", "review", "report", "payment", "channel", "device", "recipe", "ticker", "webhook",
  "employee", "photo", "playlist", "contract", "deployment",
]; // prettier-ignore
const DEEDS: readonly [verb: string, says: string][] = [
  ["list", "Lists every %s that the account holds, newest first."],
  ["get", "Returns one %s by its id, with all its fields."],
  ["search", "Finds each %s whose text matches the query, whoever wrote it."],
  ["create", "Creates a %s from the given fields and returns its id."],
  ["update", "Changes fields of a %s that exists already."],
  ["delete", "Deletes a %s for good; it cannot be brought back."],
  ["send", "Sends a %s to the recipient that is named."],
  ["export", "Writes each %s of a period to a file and returns its address."],
  ["count", "Counts each %s by state."],
  ["fetch", "Loads the public %s behind an address of the internet."],
  ["share", "Makes a %s readable for anyone with the link."],
  ["subscribe", "Has the service call an address whenever a %s changes."],
];

/** Few servers with many tools and many with few, as in real workspaces; they add up to all. */
function sizes(): number[] {
  const shares = Array.from({ length: SERVERS }, (_, at) => 1 / (at + 12));
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const counts = shares.map((share) => Math.max(1, Math.floor((share / whole) * TOOLS)));
  counts[0]! += TOOLS - counts.reduce((sum, count) => sum + count, 0);
  return counts;
}

const CASES = [...THINGS.keys()].map(
  (_, at) => ["", "Archived", "Draft", "Shared", "Team", "Public", "Old", "Pinned"][at % 8]!,
);

function tool(server: number, at: number) {
  const [verb, says] = DEEDS[(at * 5 + server) % DEEDS.length]!;
  const thing = THINGS[(Math.floor(at / DEEDS.length) + server * 3) % THINGS.length]!;
  const round = Math.floor(at / (DEEDS.length * THINGS.length));
  const kind = CASES[round % CASES.length]!.toLowerCase();
  const noun = kind ? `${kind}_${thing}` : thing;
  const properties = {
    id: { type: "string", description: `Id of the ${thing}.` },
    ...(["send", "share"].includes(verb) && {
      recipient: { type: "string", description: "Address of whoever receives it." },
    }),
    ...(["fetch", "subscribe"].includes(verb) && { url: { type: "string", format: "uri" } }),
    ...(["search", "list", "export"].includes(verb) && {
      query: { type: "string", description: "Words to look for." },
      limit: { type: "integer", minimum: 1, maximum: 100, default: 20 },
      order: { type: "string", enum: ["newest", "oldest", "name"] },
    }),
    ...(["create", "update"].includes(verb) && {
      fields: {
        type: "object",
        properties: {
          title: { type: "string" },
          body: { type: "string" },
          tags: { type: "array", items: { type: "string" } },
        },
      },
    }),
  };
  return {
    name: `${verb}_${noun}${round >= CASES.length ? `_${round}` : ""}`,
    description: `${says.replace("%s", noun.replace("_", " "))} Part ${(at % 7) + 1} of the service’s ${verb} calls; takes its limits from the plan of the account.`,
    inputSchema: { type: "object", properties, required: Object.keys(properties).slice(0, 1) },
    ...(at % 3 === 0 && { annotations: { readOnlyHint: ["list", "get", "search", "count", "fetch"].includes(verb) } }),
    ...(at % 11 === 0 && { annotations: { readOnlyHint: true, openWorldHint: false } }),
  };
}

/** The description that `fill-workspace` registers. */
export function madeUpWorkspace(): Workspace {
  const counts = sizes();
  const names = counts.map((_, at) => `${TRADES[at % TRADES.length]}-${String(at).padStart(3, "0")}`);
  const servers = names.map((name, server) => ({
    name,
    tools: Array.from({ length: counts[server]! }, (_, at) => tool(server, at)),
  }));
  const holding = (tools: number, from: number): string[] => {
    const chosen: string[] = [];
    for (let at = from, sum = 0; at < SERVERS && sum + counts[at]! <= tools; at++) {
      chosen.push(names[at]!);
      sum += counts[at]!;
    }
    return chosen;
  };
  const said = { by: "Olga", at: "2026-11-10T09:00:00.000Z", reason: "Read through with the team that runs it." };
  return {
    toolset: { servers },
    failed: [
      {
        name: "never-answers",
        command: "never-answers",
        problem: { kind: "too-slow", message: "It did not answer within 30 seconds." },
      },
      {
        name: "not-installed",
        command: "not-installed",
        problem: { kind: "crashed", message: "The command was not found." },
      },
    ],
    shrunk: { [names[3]!]: 2, [names[60]!]: 1, [names[150]!]: 1 },
    sessions: [
      { name: "Five thousand tools", servers: holding(BIG_SESSION, 1) },
      { name: "Five thousand tools with Cursor", host: "cursor", servers: holding(BIG_SESSION, 5) },
      ...Array.from({ length: 18 }, (_, at) => ({
        name: `Team ${at + 1}`,
        host: at % 3 === 0 ? "claude-code" : "none",
        servers: [
          names[40 + at * 8]!,
          names[43 + at * 8]!,
          names[46 + at * 8]!,
          ...(at % 4 === 0 ? ["never-answers"] : []),
        ],
      })),
    ],
    overrides: Array.from({ length: 40 }, (_, at) => ({
      server: names[at * 4]!,
      tool: servers[at * 4]!.tools[0]!.name,
      leg: (["private", "untrusted", "egress"] as const)[at % 3]!,
      verdict: (["no", "yes"] as const)[at % 2]!,
      ...said,
    })),
    approvals: Array.from({ length: 60 }, (_, at) => ({
      server: names[at * 3]!,
      decision: "approved" as const,
      ...said,
    })),
  };
}
