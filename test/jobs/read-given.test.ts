import { expect, test } from "vitest";
import { bundled } from "@/lib/boot/bundle.mjs";

process.env["TREFOIL_WORKER"] = await bundled("lib/jobs/heavy/main.ts");
const { countGiven, readGivenConfig, readGivenFiles, readGivenTools } = await import("@/lib/jobs/read-given");
const { changedFile, fixFound } = await import("@/lib/jobs/fix-config");
const { Secret } = await import("@/lib/core/model/secret");

const KEY = "sk-CANARY0123456789abcdefghijklmnop";
const CONFIG = JSON.stringify({
  mcpServers: { mail: { command: "npx", args: ["mail"], env: { KEY } }, constructor: { url: "https://a.example/" } },
});

/** How many turns the rest of the app had meanwhile. */
async function turnsDuring<T>(act: () => Promise<T>): Promise<[turns: number, done: T]> {
  let turns = 0;
  const ticking = setInterval(() => turns++, 1);
  const done = await act();
  clearInterval(ticking);
  return [turns, done];
}

test("a config that is read in a thread comes with its secrets in their wrapper, by the server's own name", async () => {
  const read = await readGivenConfig("auto", CONFIG, "claude_desktop_config.json");
  if ("problem" in read) throw new Error(read.problem);
  expect(read.servers.map(({ name }) => name)).toEqual(["mail", "constructor"]);
  const secret = read.secrets.get("mail")!["env.KEY"]!;
  expect([secret instanceof Secret, secret.reveal()]).toEqual([true, KEY]);
  expect(Object.keys(read.secrets.get("constructor") ?? {})).toEqual([]);
  expect(await countGiven("auto", CONFIG, "claude_desktop_config.json")).toEqual({ servers: 2 });
});

test("what a fix shows is covered, and what is saved is not", async () => {
  const server = {
    name: "mail",
    key: "mail",
    off: false,
    tools: ["a", "b"],
    hide: ["a"],
    block: [],
    ask: [],
    reach: "",
  };
  const builtIn = { hide: [], ask: [], ways: [] };
  const plan = { name: "p", host: "none", servers: [server], builtIn, beside: [], strict: false, wholeServers: true };
  const texts = { config: { text: CONFIG, fileName: "claude_desktop_config.json" } };
  const asked = { client: "gemini-cli", plan, paths: {}, texts };
  const fix = await fixFound(asked);
  expect(fix).toMatchObject({ ok: { files: [{ role: "config", isNew: false }] } });
  expect(JSON.stringify(fix)).not.toContain("CANARY");
  expect(await changedFile(asked, "config")).toMatchObject({ ok: { text: expect.stringContaining(KEY) } });
  expect(await changedFile(asked, "policy")).toMatchObject({ problem: expect.stringContaining("need not be changed") });
  expect(await fixFound({ ...asked, client: "no client" })).toEqual({ problem: "There is no such client." });
});

test("the largest texts are read while the app goes on", { timeout: 300_000 }, async () => {
  const tool = (at: number) => ({ name: `send_mail_${at}`, description: "Sends a mail. ".repeat(40), inputSchema: {} });
  const tools = JSON.stringify({ tools: Array.from({ length: 12_000 }, (_, at) => tool(at)) });
  expect(tools.length).toBeGreaterThan(7_000_000);
  const [turns, read] = await turnsDuring(() => readGivenTools(tools, "mail"));
  expect(read).toMatchObject({ servers: [{ name: "mail", listing: { tools: 10_000, extent: "partial" } }] });
  expect(turns).toBeGreaterThan(20);

  const files = Array.from({ length: 100 }, (_, at) => ({
    path: `skills/s${at}/SKILL.md`,
    text: `---\nname: s${at}\ndescription: Sends a mail.\n---\n${"Read the mail and send it. ".repeat(3_000)}`,
  }));
  const [more, found] = await turnsDuring(() => readGivenFiles(files));
  expect(found).toMatchObject({ problems: [], components: { length: 100 } });
  expect(more).toBeGreaterThan(20);
});

test("a text that wants more memory than it may have is refused in words, and the next one is read", async () => {
  const vast = `{"mcpServers":${"[[".repeat(30)}${"[[]],".repeat(900_000)}[]${"]]".repeat(30)}}`;
  expect(await readGivenConfig("auto", vast, "mcp.json")).toEqual({
    problem: expect.stringMatching(/more time or memory than it may take/),
  });
  expect(await readGivenConfig("auto", CONFIG, "mcp.json")).toMatchObject({ servers: { length: 2 } });
});
