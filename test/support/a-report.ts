import { analyse } from "@/lib/core/analysis/analyse";
import { closeReport } from "@/lib/core/reports/close";
import { LEGS } from "@/lib/core/model/leg";
import type { Report } from "@/lib/core/model/report";
import type { Session, SessionTool } from "@/lib/core/model/session";
import { aSession, type ToolSpec } from "../core/analysis/sessions";

export const VERSION = "1.2.3";

export function aReport(session: Session): Report {
  return closeReport(session, analyse(session), { version: VERSION });
}

const evidence = (quote: string, reason: string) => [
  { signal: "sample", bearing: "for" as const, weight: 2.5, field: "description", quote, reason },
];

const TRACKER: Record<string, ToolSpec> = {
  read_ticket: {
    untrusted: {
      verdict: "yes",
      p: 0.97,
      grade: 3,
      evidence: evidence("tickets that customers file", "Customers write what it returns."),
    },
  },
  find_account: {
    private: {
      verdict: "yes",
      p: 0.92,
      grade: 2,
      evidence: evidence("the customer's account", "It returns personal data."),
    },
  },
};
const MAIL: Record<string, ToolSpec> = {
  send: {
    egress: {
      verdict: "yes",
      p: 0.99,
      grade: 3,
      evidence: evidence("any address", "The caller chooses the recipient."),
    },
  },
  post_note: {
    egress: {
      verdict: "possible",
      p: 0.5,
      grade: 1,
      because: "conditional",
      condition: "if the channel is shared with guests",
      evidence: evidence("the channel", "Guests may be in it."),
    },
  },
};

/** A session with a bit of everything: lethal across servers, possible, switched off, not listed, unpinned, overruled. */
export function aSampleSession(): Session {
  const session = aSession({
    tracker: { tools: TRACKER },
    mail: { tools: MAIL },
    "web-search": { off: true, tools: { search: { untrusted: "yes", egress: "possible" } } },
    billing: { state: "unlisted" },
  });
  session.name = "Support desk";
  const [tracker, mail, , billing] = session.servers;
  tracker!.origin = { file: ".mcp.json", line: 4 };
  tracker!.reach = { kind: "stdio", words: "npx -y tracker-server", pinned: false };
  tracker!.listing = {
    digest: "a".repeat(64),
    at: "2026-03-01T10:00:00Z",
    protocolVersion: "2026-07-28",
    version: "4.1.0",
  };
  mail!.origin = { file: ".mcp.json", line: 11 };
  mail!.reach = { kind: "http", words: "https://mail.example/mcp" };
  mail!.listing = { digest: "b".repeat(64), at: "2026-03-02T09:30:00Z" };
  billing!.reason = "not started: pass --allow-start billing";
  const find = tracker!.tools[1]!;
  find.tool.description = "Looks up the customer's account by ticket number.";
  find.digest = "c".repeat(64);
  find.classification.private.override = {
    by: "Ada",
    at: "2026-03-03T00:00:00Z",
    reason: "The accounts hold home addresses.",
  };
  mail!.tools[0]!.classification.destructive = true;
  mail!.tools[0]!.classification.writes = true;
  session.remarks = [
    {
      rule: "LT062",
      server: "mail",
      tools: ["mail/send"],
      message: "It declares that it changes nothing, and “send” in its name says that it sends.",
      field: "annotations.readOnlyHint",
      quote: "send",
    },
    {
      rule: "LT068",
      server: "tracker",
      tools: ["tracker/find_account", "tracker/read_ticket"],
      message: "2 read-only tools declare a hint that means nothing there.",
      field: "annotations.idempotentHint",
    },
    {
      rule: "LT069",
      server: "web-search",
      tools: ["web-search/search"],
      message: "A text of it asks to keep something from the user.",
      field: "description",
      quote: "do not tell the user",
    },
  ];
  return session;
}

/** A lethal session in which every text that comes from outside is the given one. */
export function sessionSaying(text: string): Session {
  const session = aSession({ [`a ${text}`]: { tools: {} }, [`b ${text}`]: { state: "unlisted" } });
  const [server, unseen] = session.servers;
  session.name = text;
  server!.tools = LEGS.map((leg, at) =>
    sayingTool(server!.name, `${text} ${at}`, text, { [leg]: at === 0 ? "possible" : "yes" }),
  );
  server!.reach = { kind: "stdio", words: text, pinned: false };
  server!.origin = { file: text, line: 3 };
  server!.trust = { by: text, at: "2026-01-01T00:00:00Z", reason: text };
  server!.listing = { digest: "d".repeat(64), at: "2026-01-01T00:00:00Z", protocolVersion: text, version: text };
  unseen!.reason = text;
  session.remarks = [
    { rule: "LT069", server: server!.name, tools: [server!.tools[0]!.id], message: text, field: text, quote: text },
  ];
  return session;
}

function sayingTool(server: string, name: string, text: string, legs: ToolSpec): SessionTool {
  const tool = aSession({ [server]: { tools: { [name]: legs } } }).servers[0]!.tools[0]!;
  tool.tool = { name, title: text, description: text };
  for (const leg of LEGS) {
    tool.classification[leg].evidence = [
      { signal: "sample", bearing: "for", weight: 1, field: text, quote: text, reason: text },
    ];
    tool.classification[leg].condition = text;
  }
  tool.classification.egress.override = { by: text, at: "2026-01-01T00:00:00Z", reason: text };
  tool.classification.carrier = { store: text, reads: true, writes: true };
  return tool;
}
