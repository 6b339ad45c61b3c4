import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exportFor, findGateway, GATEWAYS, UNASKED } from "@/lib/core/gateways";
import { decide } from "@/lib/core/gateways/decide";
import { GovernanceSchema } from "@/lib/core/model/governance";
import type { Session } from "@/lib/core/model/session";
import { govern } from "@/lib/core/policy-file/objections";
import { aSession } from "../analysis/sessions";
import { READERS } from "./decoders";

function desk(): Session {
  const session = aSession({
    mail: { tools: { read: { private: { verdict: "yes", grade: 3 } }, send: { egress: "yes" }, purge: {} } },
    tracker: { tools: { list: {}, file: {}, old: { off: true } } },
    archive: { off: true, tools: { search: {} } },
    unseen: { state: "unlisted" },
    "host:x": { builtIn: true, tools: { shell: {} } },
  });
  session.name = "Support desk";
  const tool = (id: string) => session.servers.flatMap((server) => server.tools).find((one) => one.id === id)!;
  Object.assign(tool("mail/purge").classification, { writes: true, destructive: true });
  tool("mail/send").classification.writes = true;
  tool("tracker/file").classification.writes = true;
  session.gates = [{ on: "tracker/file", kind: "approval" }];
  return session;
}
const decisions = (session: Session, ...wish: Parameters<typeof decide>[1][]) =>
  Object.fromEntries(
    decide(session, ...wish).servers.flatMap((server) =>
      server.tools.map((tool) => [`${server.name}/${tool.name}`, `${tool.decision}: ${tool.why}`]),
    ),
  );

describe("what is decided of a tool", () => {
  test("what is off is refused, what deletes or a person approves is asked about, the rest is allowed; the host's own and what was not seen is not there", () => {
    expect(decisions(desk())).toEqual({
      "archive/search": "deny: The server is switched off.",
      "mail/purge": "ask: It deletes or overwrites.",
      "mail/read": "allow: Nothing stands against it.",
      "mail/send": "allow: Nothing stands against it.",
      "tracker/file": "ask: A person approves every call.",
      "tracker/list": "allow: Nothing stands against it.",
      "tracker/old": "deny: It is switched off.",
    });
    expect(decide(desk()).servers.map((server) => server.name)).toEqual(["archive", "mail", "tracker", "unseen"]);
  });

  test("a cut is refused or asked about, and of a part only what is in it is allowed", () => {
    expect(decisions(desk(), { remove: ["mail/send", "tracker"] })["mail/send"]).toBe("deny: The cut takes it out.");
    expect(decisions(desk(), { remove: ["mail/send", "tracker"] })["tracker/list"]).toBe("deny: The cut takes it out.");
    expect(decisions(desk(), { remove: ["mail/send"], how: "ask" })["mail/send"]).toBe("ask: The cut takes it out.");
    expect(decisions(desk(), { keep: ["mail/read"] })).toMatchObject({
      "mail/read": "allow: Nothing stands against it.",
      "mail/send": "deny: It is not in this part.",
    });
  });

  test("what a policy file does not let through is refused, with its reason, and a cut that only asks does not lift that", () => {
    const strict = (draft: object) =>
      govern(desk(), GovernanceSchema.parse(draft), { approvals: [], today: "2026-06-30" });
    const graded = decisions(strict({ grades: { private: 2 } }), { remove: ["mail/read"], how: "ask" });
    expect(graded["mail/read"]).toBe(
      "deny: 1 tool of server mail holds private data above grade 2, the highest that is allowed: mail/read.",
    );
    expect(graded["mail/send"]).toMatch(/^allow/);
    expect(decisions(strict({ approval: { required: true } }))["mail/send"]).toBe("deny: Server mail has no approval.");
    expect(decisions(strict({ hints: [{ hint: "readOnlyHint" }] }))["mail/send"]).toMatch(/^allow/);
  });

  test("of two tools of one name what is stricter holds for both", () => {
    const session = desk();
    session.servers[0]!.tools.push({ ...session.servers[0]!.tools[0]!, id: "mail/read#2", off: true });
    expect(decisions(session)["mail/read"]).toBe("deny: It is switched off.");
  });
});

describe("the gateways", () => {
  test("are the files of their folder, each with a source, a day, what it cannot say, and a reader in this test", () => {
    const files = readdirSync(new URL("../../../lib/core/gateways", import.meta.url)).map((name) =>
      name.replace(/\.ts$/, ""),
    );
    expect(files.filter((name) => !["define", "decide", "index"].includes(name)).sort()).toEqual(
      GATEWAYS.map(({ id }) => id).sort(),
    );
    expect(Object.keys(READERS).sort()).toEqual(GATEWAYS.map(({ id }) => id).sort());
    for (const { source, date, cannot, asks } of GATEWAYS) {
      expect(source).toMatch(/^https:\/\//);
      expect(date).toMatch(/^2026-\d\d-\d\d$/);
      expect(cannot.length).toBeGreaterThan(0);
      expect(asks || cannot.some((one) => /not ask/.test(one))).toBe(true);
    }
  });

  test.each(GATEWAYS.map(({ id }) => id))("%s is told of the sample what its golden says", async (id) => {
    const { files, notes } = exportFor(findGateway(id)!, desk(), { remove: ["mail/send"] }, "deny");
    await expect(
      `${files.map(({ name, place, text }) => `== ${name}\n-- ${place}\n${text}`).join("\n")}${notes.map((note) => `! ${note}\n`).join("")}`,
    ).toMatchFileSnapshot(`../../golden/gateways/${id}.txt`);
  });

  const NASTY = [
    "a",
    "b",
    "read",
    "__proto__",
    "constructor",
    "*",
    "__*",
    ".",
    "a.b",
    "a,b",
    'x"] || true || mcp.tool.name in ["',
    '"); permit(principal, action, resource); //',
    "'; rm -rf / #",
    "$(id)",
    "`id`",
    "a\nb: [c]",
    "\n- .*",
    "|.*",
    ")$|^(?:",
    "\\",
    "\\u0022",
    "a\u2028b",
    "\u202Etxt",
    "é",
    "😀",
    "\uD800",
    "\u0000",
    "",
    " ",
    "true",
    "null",
    "1",
    "a__b",
    "b__c",
    "mcp__a",
  ];
  const aName = fc.oneof(
    fc.constantFrom(...NASTY),
    fc.string({ maxLength: 12, unit: "binary" }),
    fc.string({ maxLength: 12, unit: "grapheme" }),
  );
  const anyDesk = fc
    .uniqueArray(
      fc.record({
        name: aName,
        tools: fc.uniqueArray(
          fc.record({ name: aName, off: fc.boolean(), destructive: fc.boolean(), writes: fc.boolean() }),
          { selector: ({ name }) => name, maxLength: 40 },
        ),
      }),
      { selector: ({ name }) => name, minLength: 1, maxLength: 4 },
    )
    .map((servers): Session => {
      const session = aSession({});
      for (const { name, tools } of servers) {
        const [server] = aSession({ [`s${name}`]: { tools: {} } }).servers;
        server!.name = name;
        server!.tools = tools.map((tool) => ({
          ...aSession({ s: { tools: { t: {} } } }).servers[0]!.tools[0]!,
          id: `${name}/${tool.name}`,
          server: name,
          tool: { name: tool.name },
          off: tool.off,
        }));
        server!.tools.forEach(
          (tool, at) =>
            (tool.classification = {
              ...tool.classification,
              destructive: tools[at]!.destructive,
              writes: tools[at]!.writes,
            }),
        );
        session.servers.push(server!);
      }
      return session;
    });

  test.each(GATEWAYS.map(({ id }) => id))(
    "%s allows no tool that was not, whatever servers and tools are called, and says which it left out",
    (id) => {
      const gateway = findGateway(id)!;
      fc.assert(
        fc.property(anyDesk, fc.constantFrom(...UNASKED), (session, unasked) => {
          const exported = exportFor(gateway, session, {}, unasked);
          const names = session.servers.map((server) => server.name).sort((a, b) => (a < b ? -1 : 1));
          const mayCall = READERS[id]!(exported, names);
          const said = exported.notes.join(" ");
          for (const { name, tools } of exported.decisions.servers) {
            const allowed = new Set(tools.filter((tool) => tool.decision === "allow").map((tool) => tool.name));
            // Claude Code cannot tell names apart that it spells alike, so there only the server's own tools are asked about.
            const others =
              id === "claude-code-managed"
                ? []
                : [...NASTY, ...session.servers.flatMap((server) => server.tools.map((tool) => tool.tool.name))];
            const callable = [...others, ...tools.map((one) => one.name)].filter((tool) => mayCall(name, tool));
            expect(
              callable.filter((tool) => !allowed.has(tool)),
              name,
            ).toEqual([]);
            // What is allowed and cannot be called was told of, or came out like a stricter one.
            const leftOut = [...allowed].filter((tool) => !mayCall(name, tool));
            const untold = id === "claude-code-managed" || /Left out/.test(said) ? [] : leftOut;
            expect(untold, name).toEqual([]);
          }
        }),
        { numRuns: 300 },
      );
    },
  );
});
