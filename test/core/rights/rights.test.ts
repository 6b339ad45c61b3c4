import { readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readServer } from "@/lib/core/annotations/examine";
import type { ListedAs } from "@/lib/core/model/snapshot";
import type { Tool } from "@/lib/core/model/tool";
import { askedScopes } from "@/lib/core/rights/declared-scopes";
import { decide, hold, type NeededRight } from "@/lib/core/rights/decide";
import { ACTIONS } from "@/lib/core/rights/define";
import { GRAMMARS, readScope } from "@/lib/core/rights/grammars";
import { grantsIn, TOKEN_FORMATS } from "@/lib/core/rights/tokens";

const signIn = (scope: string, issuer = "https://login.example/oauth"): ListedAs => ({
  how: "sign-in",
  account: "ada",
  issuer,
  scope,
});
const stateOf = (tool: Tool, listedAs?: ListedAs) =>
  readServer({ name: "desk", ...(listedAs && { listedAs }) }, [tool]).tools[0]!.right?.state.state;

test.each([
  ["grammars", GRAMMARS],
  ["tokens", TOKEN_FORMATS],
] as const)("every file of %s is in its list, under its name, with a source", (folder, list) => {
  const files = readdirSync(`lib/core/rights/${folder}`)
    .map((file) => file.replace(".ts", ""))
    .filter((name) => name !== "index" && name !== "define");
  expect(list.map(({ id }) => id).sort()).toEqual(files.sort());
  for (const { source } of list) expect(new URL(source).protocol).toBe("https:");
});

describe("scopes", () => {
  const GITHUB = ["github.com"];
  test.each<[string, string[], readonly string[] | undefined, unknown]>([
    ["orders:read", [], ["read"], ["order"]],
    ["orders.read", [], ["read"], ["order"]],
    ["read:orders", [], ["read"], ["order"]],
    ["sales-orders:write", [], ["write"], ["sale order"]],
    ["orders:*", [], ["read", "write", "delete"], ["order"]],
    ["*", [], ["read", "write", "delete"], "all"],
    ["https://www.googleapis.com/auth/gmail.send", [], ["write"], ["message", "mail", "email"]],
    ["https://www.googleapis.com/auth/calendar.readonly", [], ["read"], ["event", "calendar", "attendee", "meeting"]],
    ["https://www.googleapis.com/auth/cloud-platform", [], ["read", "write", "delete"], "all"],
    ["https://www.googleapis.com/auth/cloud-platform.read-only", [], ["read"], "all"],
    ["Mail.Send", [], ["write"], ["message", "mail", "email", "draft", "folder", "attachment"]],
    ["https://graph.microsoft.com/Files.Read.All", [], ["read"], ["file", "folder", "drive", "document", "item"]],
    ["Sites.Selected", [], undefined, undefined],
    ["chat:write", ["slack.com"], ["write", "delete"], ["message", "thread", "reply", "chat"]],
    ["users:read.email", ["slack.com"], ["read"], ["user", "member", "profile", "person"]],
    ["read:org", GITHUB, ["read"], ["organization", "organisation", "org", "team", "member", "membership"]],
    ["gist", GITHUB, ["read", "write", "delete"], ["gist"]],
    ["repo", [], undefined, undefined],
    ["site_admin", GITHUB, undefined, undefined],
    ["decks", [], undefined, undefined],
    ["constructor:toString", [], undefined, undefined],
  ])("%s of %o lets %o on %o", (scope, hosts, actions, things) => {
    const [right] = readScope(scope, hosts) ?? [];
    expect(right?.actions).toEqual(actions);
    expect(right?.things).toEqual(things);
  });

  test("who somebody is opens nothing", () => {
    for (const scope of ["openid", "email", "offline_access"]) expect(readScope(scope, [])).toEqual([]);
  });

  test("a narrower scope is one that its grammar reads as reading alone", () => {
    for (const [scope, hosts] of [
      ["orders:write", []],
      ["write:orders", []],
      ["https://www.googleapis.com/auth/drive", []],
      ["Mail.ReadWrite", []],
      ["admin:org", GITHUB],
      ["project", GITHUB],
    ] as const) {
      const { narrower, things } = readScope(scope, hosts)![0]!;
      const read = readScope(narrower!, hosts)!;
      expect(read.map(({ actions }) => actions)).toEqual([["read"]]);
      expect(read[0]!.things).toEqual(things);
    }
  });
});

describe("what a tool asks for", () => {
  const oauth = (...scopes: string[]) => ({ type: "oauth2", scopes });
  test.each<[string, Partial<Tool>, string[][] | undefined]>([
    ["the Apps SDK", { securitySchemes: [{ type: "noauth" }, oauth("search.read")] }, [[], ["search.read"]]],
    ["its mirror in _meta", { _meta: { securitySchemes: [oauth("a:read", "b:read")] } }, [["a:read", "b:read"]]],
    ["a list", { _meta: { "com.example/required_scopes": ["a:read"] } }, [["a:read"]]],
    ["a text", { "x-required-scopes": "a:read b:write" }, [["a:read", "b:write"]]],
    ["OpenAPI", { security: [{ oauth: ["a:read"] }, {}] }, [["a:read"], []]],
    ["nothing", { securitySchemes: [], _meta: { scopes: [1, "with space", "ü"] } }, undefined],
    ["wrong types", { securitySchemes: "none", security: { a: 1 }, scopes: 7 }, undefined],
  ])("as %s says it", (_by, more, alternatives) =>
    expect(askedScopes({ name: "x", ...more })?.alternatives).toEqual(alternatives),
  );
});

describe("whether a tool is allowed", () => {
  const get = { name: "get_order", description: "Get an order." };
  const create = { name: "create_order", description: "Create an order." };
  const remove = { name: "delete_order", description: "Delete an order." };
  test.each<[string, Tool, string, string]>([
    ["reading by a scope that reads", get, "orders:read", "allowed"],
    ["writing by a scope that reads", create, "orders:read", "refused"],
    ["deleting by a scope that reads", remove, "openid orders:read", "refused"],
    ["writing by a scope that writes", create, "orders:write", "allowed"],
    ["deleting by a scope that writes, which may hold it", remove, "orders:write", "unknown"],
    ["reading by a scope of something else", get, "invoices:read", "unknown"],
    ["writing beside a scope that nobody can read", create, "orders:read magic", "unknown"],
    ["anything without a scope", get, "", "none"],
  ])("%s", (_what, tool, scope, state) => expect(stateOf(tool, signIn(scope)) ?? "none").toBe(state));

  test("as GitHub writes it", () => {
    const github = (scope: string) => signIn(scope, "https://github.com/login/oauth");
    const issue = { name: "create_issue", description: "Create an issue." };
    expect(stateOf(issue, github("repo"))).toBe("allowed");
    expect(stateOf(issue, github("public_repo"))).toBe("unknown");
    expect(stateOf({ name: "delete_repository" }, github("repo"))).toBe("refused");
    expect(stateOf({ name: "delete_repository" }, github("repo delete_repo"))).toBe("allowed");
    expect(stateOf({ ...issue, _meta: { requiredScopes: ["public_repo"] } }, github("repo"))).toBe("allowed");
    expect(stateOf({ ...issue, _meta: { requiredScopes: ["read:org"] } }, github("admin:org"))).toBe("allowed");
    expect(stateOf({ ...issue, _meta: { requiredScopes: ["repo"] } }, github("gist"))).toBe("refused");
  });

  test("by what a tool asks for, where it says so", () => {
    const tool = (...schemes: unknown[]): Tool => ({ name: "show", securitySchemes: schemes });
    const decks = { type: "oauth2", scopes: ["decks"] };
    expect(stateOf(tool({ type: "noauth" }, decks))).toBe("allowed");
    expect(stateOf(tool(decks))).toBe("unknown");
    expect(stateOf(tool(decks), signIn("openid decks"))).toBe("allowed");
    expect(stateOf(tool(decks), signIn("openid orders:read"))).toBe("refused");
    expect(stateOf(tool(decks), signIn("full_access"))).toBe("unknown");
    expect(stateOf(tool(decks), signIn("admin"))).toBe("unknown");
    expect(stateOf(tool({ type: "oauth2", scopes: ["orders:read"] }), signIn("orders:*"))).toBe("allowed");
  });

  const scope = fc.oneof(
    fc.constantFrom(
      "orders:read",
      "orders:write",
      "orders:*",
      "invoices:read",
      "openid",
      "repo",
      "public_repo",
      "magic",
      "*",
    ),
    fc.constantFrom("Mail.Read", "Mail.ReadWrite", "https://www.googleapis.com/auth/drive", "delete_repo", "read:org"),
    fc.stringMatching(/^[a-z]{1,6}[:.][a-z]{1,6}$/),
  );
  const need = fc.record({
    action: fc.constantFrom(...ACTIONS),
    things: fc.array(fc.constantFrom("order", "invoice", "issue", "repository", "file", "mail"), { maxLength: 2 }),
    asked: fc.option(
      fc.record({
        field: fc.constant("securitySchemes"),
        alternatives: fc.array(fc.array(scope, { maxLength: 2 }), { minLength: 1, maxLength: 2 }),
      }),
      { nil: undefined },
    ),
  }) as fc.Arbitrary<NeededRight>;

  test("more scopes never take an allowed back", () => {
    fc.assert(
      fc.property(
        need,
        fc.array(scope, { maxLength: 4 }),
        fc.array(scope, { maxLength: 4 }),
        fc.constantFrom("github.com", "slack.com", "login.example"),
        fc.boolean(),
        (what, some, more, host, whole) => {
          const held = (scopes: string[]) => hold([{ from: "token", scopes, whole }], [host]);
          const before = decide(what, held(some)).state;
          const after = decide(what, held([...some, ...more])).state;
          expect(before === "allowed" && after !== "allowed").toBe(false);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  test("what is not the whole refuses nothing", () => {
    fc.assert(
      fc.property(need, fc.array(scope, { maxLength: 4 }), (what, scopes) => {
        expect(decide(what, hold([{ from: "token", scopes, whole: false }], [])).state).not.toBe("refused");
      }),
    );
  });
});

describe("tokens", () => {
  const jwt = (claims: unknown) =>
    `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(claims)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}.c2lnbmF0dXJl`.replaceAll(
      "=",
      "",
    );

  test("a JSON Web Token says its scopes, and nothing else of it is kept", () => {
    const token = jwt({ iss: "https://login.example", sub: "ada", scope: "orders:read orders:write", key: "hidden" });
    expect(grantsIn([`Bearer ${token}`, token])).toEqual([
      { from: "token", issuer: "https://login.example", scopes: ["orders:read", "orders:write"], whole: true },
    ]);
    expect(grantsIn([jwt({ scp: ["Mail.Read"] })])[0]).toMatchObject({ scopes: ["Mail.Read"], whole: true });
    expect(grantsIn([jwt({ permissions: ["read:orders"] })])[0]).toMatchObject({ whole: false });
    expect(grantsIn([jwt({ role: "service_role" })])[0]).toMatchObject({ scopes: ["*"] });
    expect(grantsIn([jwt({ role: "anon" }), "eyJ.not.json", "plain-password-of-some-length"])).toEqual([]);
  });

  test("another credential beside it leaves open what there is", () => {
    const token = jwt({ scope: "orders:read" });
    expect(grantsIn([token, "ghp_0123456789abcdefghij"])[0]!.whole).toBe(false);
    expect(grantsIn([token, "https://shop.example/api", "eu-west"])[0]!.whole).toBe(true);
  });

  test("whatever a value is, no scope is longer than a scope or has other characters, and nothing throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.jsonValue().map(jwtOf)), (value) => {
        for (const { scopes } of grantsIn([value]))
          for (const one of scopes) expect(one).toMatch(/^[\x21\x23-\x5b\x5d-\x7e]{1,200}$/);
      }),
    );
    function jwtOf(value: unknown) {
      return jwt({ scope: "a", nested: "é", n: JSON.stringify(value).length });
    }
  });
});
