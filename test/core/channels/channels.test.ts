import { describe, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { composeSession } from "@/lib/core/session/compose";
import { LEGS } from "@/lib/core/model/leg";
import { ServerSchema } from "@/lib/core/model/server";
import { SessionSpecSchema, type Session, type SessionTool } from "@/lib/core/model/session";
import { takeSnapshot, type Listing } from "@/lib/core/snapshots/take";
import { askedFor } from "@/lib/core/session/hidden-tools";
import { applySwitches, readSwitches, switchesOf, turn, writeSwitches } from "@/lib/core/session/switches";

const AT = "2026-11-20T12:00:00.000Z";
type Given = Partial<Listing> & { url?: string; command?: string[]; trusted?: boolean; on?: string[] };

function sessionOf({ url, command, trusted, on = [], ...listing }: Given): Session {
  const transport = url
    ? { kind: "http", url }
    : command
      ? { kind: "stdio", command: command[0], args: command.slice(1) }
      : { kind: "given" };
  const server = ServerSchema.parse({
    name: "desk",
    transport,
    ...(trusted && { trust: { by: "Ada", at: AT, reason: "we wrote it" } }),
  });
  return composeSession(
    SessionSpecSchema.parse({ name: "test", servers: ["desk"], on }),
    [{ server, snapshot: takeSnapshot({ tools: [], ...listing }, AT) }],
    [],
  );
}

function channelsOf(given: Given): Map<string, SessionTool> {
  return new Map(
    sessionOf(given)
      .servers[0]!.tools.filter((tool) => tool.channel)
      .map((tool) => [tool.tool.name, tool]),
  );
}

const legsOf = (tool: SessionTool | undefined) => tool && LEGS.map((leg) => tool.classification[leg].verdict).join(" ");
const LIST = {
  name: "add",
  description: "Adds two numbers.",
  inputSchema: { type: "object", properties: { a: { type: "number" }, b: { type: "number" } } },
};
const MAILBOX = { name: "list_folders", description: "Lists the folders of the user's mailbox." };

test("a server that brings only tools has no channels", () => {
  expect(channelsOf({ tools: [LIST] }).size).toBe(0);
  expect(channelsOf({ tools: [LIST], command: ["npx", "desk"] }).size).toBe(0);
});

describe("what the operator of a server can do is left out until a person asks", () => {
  const given = {
    tools: [LIST],
    instructions: "Be kind.",
    prompts: [{ name: "greet" }],
    url: "https://desk.example/mcp",
  };

  test("instructions and prompts bring in what the server says; arguments go to whoever runs it", () => {
    const channels = channelsOf(given);
    expect([...channels].map(([name, tool]) => [name, legsOf(tool), tool.onRequest, tool.off])).toEqual([
      ["@instructions", "no possible no", true, true],
      ["@prompts", "no possible no", true, true],
      ["@arguments", "no no yes", true, true],
    ]);
    expect(channels.get("@arguments")!.classification.egress.grade).toBe(2);
  });

  test("it changes no verdict, is no near miss, and counts when asked for", () => {
    const bare = analyse(sessionOf({ tools: [LIST] }));
    const quiet = analyse(sessionOf(given));
    expect(quiet.verdict.legs).toEqual(bare.verdict.legs);
    expect(quiet.nearMisses).toEqual([]);
    expect(analyse(sessionOf({ ...given, on: ["desk/@arguments"] })).verdict.legs.egress).toBe("yes");
    expect(analyse(sessionOf({ ...given, on: ["desk/@instructions"] })).verdict.legs.untrusted).toBe("possible");
  });

  test("a trusted server's words are not untrusted", () => {
    expect(legsOf(channelsOf({ ...given, trusted: true }).get("@instructions"))).toBe("no no no");
  });

  test.each([
    ["http://127.0.0.1:9000/mcp", false],
    ["http://localhost/mcp", false],
    ["http://[::1]:80/mcp", false],
    ["https://127.0.0.1.example.com/mcp", true],
    ["https://user:pass@mcp.example.com:8443/x", true],
  ])("a server at %s is run by somebody else: %s", (url, remote) => {
    expect(channelsOf({ tools: [LIST], url }).has("@arguments")).toBe(remote);
  });

  test("a bridge to a remote server is remote, its address named without credentials", () => {
    const channel = channelsOf({
      tools: [LIST],
      command: ["npx", "-y", "mcp-remote@0.1.2", "https://me:secret@mcp.example.com/sse"],
    }).get("@arguments")!;
    expect(channel.tool.description).toContain("mcp.example.com");
    expect(JSON.stringify(channel)).not.toContain("secret");
  });
});

describe("resources are reads without a tool", () => {
  test("a file of the machine is private, perhaps untrusted, and carries nothing out", () => {
    const channel = channelsOf({ resources: [{ uri: "file:///home/ada/plan.md", name: "plan" }] }).get("@resources")!;
    expect(legsOf(channel)).toBe("yes possible no");
    expect(channel.classification.carrier).toEqual({ store: "files", reads: true, writes: false });
    expect(channel.off).toBeFalsy();
  });

  test("what a resource returns is judged as a tool that reads it would be", () => {
    const channel = channelsOf({
      tools: [MAILBOX],
      resources: [
        { uri: "mail://inbox", name: "inbox", description: "The newest mails of the user's inbox, from all senders." },
      ],
    }).get("@resources")!;
    expect(legsOf(channel)).toBe("yes yes no");
    expect(channel.classification.private.evidence[0]).toMatchObject({
      signal: "channel",
      reason: "“inbox” is judged as a tool that reads it.",
    });
  });

  test.each(["https://{host}/{path}", "{url}", "{+url}", "page://{url}", "http://{tenant}.example.com/x"])(
    "a template that lets the caller choose the host is a way out: %s",
    (uriTemplate) => {
      expect(legsOf(channelsOf({ resourceTemplates: [{ uriTemplate, name: "page" }] }).get("@templates"))).toBe(
        "possible yes yes",
      );
    },
  );

  test.each(["orders://{id}", "https://api.example.com/orders/{id}", "file:///{path}"])(
    "one that names items of a fixed place is none: %s",
    (uriTemplate) => {
      expect(
        channelsOf({ resourceTemplates: [{ uriTemplate, name: "order" }] }).get("@templates")!.classification.egress
          .verdict,
      ).toBe("no");
    },
  );

  test("entries that are no resources are passed over", () => {
    expect(channelsOf({ resources: [null, 7, "file:///x", { name: "no address" }] as unknown[] }).size).toBe(0);
  });
});

describe("app pages", () => {
  const page = (csp: unknown) => ({
    uri: "ui://desk/cart",
    name: "cart",
    mimeType: "text/html;profile=mcp-app",
    _meta: { ui: { csp } },
  });

  test("a page may call what it declares: a way out to those who read there", () => {
    const channel = channelsOf({
      resources: [page({ connectDomains: ["https://api.pay.example"], resourceDomains: ["https://cdn.example"] })],
    }).get("@apps")!;
    expect(legsOf(channel)).toBe("no no possible");
    expect(channel.classification.egress.condition).toBe(
      "if somebody outside reads what reaches https://api.pay.example, https://cdn.example",
    );
  });

  test.each([["*"], ["https://*"], ["https:"]])("a page that declares %s may call anything", (domain) => {
    expect(
      channelsOf({ resources: [page({ connectDomains: [domain] })] }).get("@apps")!.classification.egress,
    ).toMatchObject({ verdict: "yes", grade: 3 });
  });

  test("a page that declares nothing, or only its own server, is no way out", () => {
    expect(legsOf(channelsOf({ resources: [page({})] }).get("@apps"))).toBe("no no no");
    expect(
      legsOf(
        channelsOf({
          resources: [page({ connectDomains: ["https://api.desk.example"] })],
          url: "https://desk.example/mcp",
        }).get("@apps"),
      ),
    ).toBe("no no no");
  });

  test("a page is found through its tool, and in the words that ChatGPT used before", () => {
    expect(channelsOf({ tools: [{ ...LIST, _meta: { ui: { resourceUri: "ui://desk/cart" } } }] }).has("@apps")).toBe(
      true,
    );
    const old = {
      uri: "ui://widget/cart.html",
      mimeType: "text/html+skybridge",
      _meta: { "openai/widgetCSP": { connect_domains: ["https://api.pay.example"] } },
    };
    expect(channelsOf({ resources: [old] }).get("@apps")!.classification.egress.verdict).toBe("possible");
  });

  test("a page is no resource to read", () => {
    expect([...channelsOf({ resources: [page({})] }).keys()]).toEqual(["@apps"]);
  });
});

describe("switches", () => {
  const given = {
    tools: [LIST],
    instructions: "Be kind.",
    resources: [{ uri: "file:///x", name: "x" }],
    url: "https://desk.example/mcp",
  };
  const offIn = (session: Session) =>
    session.servers.flatMap((server) => server.tools.filter((tool) => tool.off).map((tool) => tool.id));

  test("a channel is switched off like a tool, and what is left out is asked for by the same hand", () => {
    const session = sessionOf(given);
    const saved = switchesOf(session);
    expect(offIn(session)).toEqual(["desk/@instructions", "desk/@arguments"]);
    const asked = { ...saved, off: turn(saved.off, ["desk/@arguments"], "on") };
    const both = { ...asked, off: turn(asked.off, ["desk/@resources"], "off") };
    expect(offIn(applySwitches(session, both))).toEqual(["desk/@resources", "desk/@instructions"]);
  });

  test("what was asked for survives the address and the kept session", () => {
    const session = sessionOf(given);
    const saved = switchesOf(session);
    const asked = { ...saved, off: turn(saved.off, ["desk/@arguments"], "on") };
    const query = writeSwitches(asked, saved);
    const read = readSwitches({ off: query.filter(([key]) => key === "off").map(([, id]) => id) }, saved);
    expect(offIn(applySwitches(session, read))).toEqual(["desk/@instructions"]);
    expect(askedFor(session, asked.off)).toEqual(["desk/@arguments"]);
    expect(offIn(sessionOf({ ...given, on: askedFor(session, asked.off) }))).toEqual(["desk/@instructions"]);
  });
});

test("a tool that calls itself like a channel takes nothing from the channel", () => {
  const session = sessionOf({ tools: [{ name: "@instructions" }], instructions: "Be kind." });
  expect(session.servers[0]!.tools.map((tool) => [tool.id, tool.channel])).toEqual([
    ["desk/@instructions", undefined],
    ["desk/@instructions#2", "instructions"],
  ]);
});
