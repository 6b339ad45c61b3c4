import type { Session, SessionTool } from "@/lib/core/model/session";
import { hostServer } from "@/lib/core/hosts";
import { aSession, type ToolSpec } from "../../analysis/sessions";

type Grade = 1 | 2 | 3;
/** `P2 u3 E3`: a capital letter is certain, a small one possible; the digit is the grade. */
function legs(text: string): ToolSpec {
  const names = { p: "private", u: "untrusted", e: "egress" } as const;
  return Object.fromEntries(
    text.split(" ").flatMap((part) => {
      const name = names[part.charAt(0).toLowerCase() as keyof typeof names];
      if (!name) return [];
      const verdict = part.startsWith(part.charAt(0).toUpperCase()) ? ("yes" as const) : ("possible" as const);
      return [[name, { verdict, grade: Number(part.slice(1)) as Grade }]];
    }),
  );
}

/** Tools that change something, beyond sending. */
const WRITE = new Set([
  "code/create_repository",
  "code/create_gist",
  "code/create_webhook",
  "files/write_file",
  "payments/transfer",
]);

const SERVERS: Record<string, Record<string, string>> = {
  mail: {
    list_messages: "P2 U3",
    read_message: "P2 U3",
    search_messages: "P2 U3",
    send_message: "E3",
    reply_to_message: "E3",
    forward_message: "P2 E3",
    create_forwarding_rule: "P2 E3",
  },
  chat: {
    list_channels: "P1",
    read_channel: "P1 U2",
    read_direct_messages: "P2 u1",
    post_message: "E2",
    send_direct_message: "E2",
    send_sms: "E3",
  },
  code: {
    get_issue: "U3",
    list_issues: "U3",
    get_file_contents: "P2 u3",
    search_code: "P2 u3",
    list_repositories: "P1",
    create_issue: "E3",
    add_issue_comment: "E3",
    create_pull_request: "E3",
    create_repository: "E3",
    create_gist: "E3",
    create_webhook: "E3",
  },
  browser: { navigate: "U3 E3", snapshot: "p2 U3", type_text: "E3", click: "U3 E3" },
  web: { http_request: "U3 E3" },
  payments: { get_balance: "P3", list_transactions: "P3 u3", transfer: "E3" },
  files: {
    read_file: "P2 u3",
    list_folder: "P1",
    write_file: "",
    share_file: "P2 E3",
    create_public_link: "P2 E3",
  },
  contacts: { search: "P2", list: "P2" },
  calendar: { list_events: "P2 U2", create_event: "E3" },
};

/** What arguments may be named, where it counts. */
const SCHEMAS: Record<string, unknown> = {
  "calendar/create_event": {
    type: "object",
    properties: { title: {}, start: {}, end: {}, description: {}, location: {}, attendees: { type: "array" } },
    required: ["title", "start"],
  },
};

/** One person's agent: mail, chat, a code host, a browser, payments, files, and Claude Code's own tools. */
export function theWorld(): Session {
  const session = aSession(
    Object.fromEntries(
      Object.entries(SERVERS).map(([server, tools]) => [
        server,
        { tools: Object.fromEntries(Object.entries(tools).map(([name, text]) => [name, legs(text)])) },
      ]),
    ),
  );
  const writing = (tool: SessionTool): SessionTool => ({
    ...tool,
    tool: { ...tool.tool, inputSchema: SCHEMAS[tool.id] },
    classification: { ...tool.classification, writes: WRITE.has(tool.id) },
  });
  return {
    ...session,
    host: "claude-code",
    servers: [
      hostServer("claude-code")!,
      ...session.servers.map((server) => ({ ...server, tools: server.tools.map(writing) })),
    ],
  };
}

/** Where the agent works. */
export const WORKSPACE = "/home/ada/projects/app";
