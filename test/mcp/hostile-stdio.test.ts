import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { afterEach, describe, expect, test } from "vitest";
import { capture } from "@/lib/mcp/capture";
import { commandLinesWith, isRunning } from "../support/processes";
import { fixture, localServer, namesOf, problemOf, snapshotOf } from "./support";

const MB = 1024 * 1024;
const quick = { probeMs: 200, connectMs: 1_000, requestMs: 1_000, listMs: 5_000 };
let started = "";
const list = (name: string, limits: Parameters<typeof capture>[2] = {}, args: string[] = []) => {
  started = fixture(name);
  return capture(localServer(name, args), {}, limits);
};

/** A process of its own that lists a server which never gives its tools. */
const LISTER = `
  import { capture } from "@/lib/mcp/capture";
  const transport = { kind: "stdio", command: process.execPath, args: [process.argv[2], process.argv[3], "silent"], env: [] } as const;
  void capture({ name: "x", transport: { ...transport, args: [...transport.args], env: [] }, disabled: false, hiddenTools: [] }, {}, { onProgress: ({ phase }) => phase === "listing" && console.log(phase) });
`;

// Another file may list the same server at this moment; one that was left behind would stay.
afterEach(async () => {
  await expect.poll(() => commandLinesWith(started)).toEqual([]);
});

describe("a local server that does not play along ends in a clear state", () => {
  test("one that never answers is too slow", async () => {
    const problem = problemOf(await list("never-answers", { limits: quick }));
    expect(problem).toMatchObject({ kind: "too-slow", message: expect.stringContaining("did not answer within 1 s") });
  });

  test("one that answers byte by byte is too slow", async () => {
    expect(problemOf(await list("byte-by-byte", { limits: quick })).kind).toBe("too-slow");
  });

  test("one that shakes hands and then falls silent is too slow", async () => {
    const problem = problemOf(await list("silent-list", { limits: { ...quick, probeMs: 2_000, connectMs: 60_000 } }));
    expect(problem).toMatchObject({ kind: "too-slow", message: expect.stringContaining("did not answer in time") });
  });

  test("one that writes garbage and half JSON does not speak MCP", async () => {
    expect(problemOf(await list("garbage", { limits: { ...quick, connectMs: 60_000 } })).kind).toBe("not-mcp");
  });

  test("one that floods its error output is ended, and only the end of it is kept", async () => {
    const problem = problemOf(await list("floods-stderr", { limits: { stderrBytes: 2 * MB, stderrTailBytes: 1000 } }));
    expect(problem.kind).toBe("too-big");
    expect(problem.stderrTail.length).toBeLessThanOrEqual(1000);
    expect(problem.stderrTail).toContain("flood");
  });

  test("one that exits before the list has crashed, with its last words", async () => {
    const problem = problemOf(await list("exits-before-list"));
    expect(problem).toMatchObject({
      kind: "crashed",
      message: expect.stringContaining("ended with code 1"),
      stderrTail: expect.stringContaining("the API key is missing"),
    });
  });

  test("one that exits in the middle of the list is listed in part", async () => {
    const snapshot = snapshotOf(await list("exits-mid-list"));
    expect(namesOf(snapshot)).toEqual(["first", "second"]);
    expect(snapshot).toMatchObject({ extent: "partial", extentReason: expect.stringContaining("ended with code 7") });
  });

  test("endless pages are read up to the limit", async () => {
    const snapshot = snapshotOf(await list("endless-pages", { limits: { pages: 20 } }));
    expect(snapshot.tools).toHaveLength(20);
    expect(snapshot).toMatchObject({ extent: "partial", extentReason: expect.stringContaining("first 20 pages") });
  });

  test("a cursor that comes again ends the list", async () => {
    const snapshot = snapshotOf(await list("repeated-cursor"));
    expect(namesOf(snapshot)).toEqual(["first", "again"]);
    expect(snapshot).toMatchObject({ extent: "partial", extentReason: expect.stringContaining("would never end") });
  });

  test("a list of 100 MB is ended at the limit, with memory bounded", async () => {
    const before = process.memoryUsage().rss;
    const problem = problemOf(await list("huge-list", { limits: { messageBytes: 8 * MB } }));
    expect(problem).toMatchObject({ kind: "too-big", message: expect.stringContaining("more than 8 MB") });
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * MB);
  });

  test("20 MB of empty lists, which would be gigabytes, are ended before they are parsed", async () => {
    const before = process.memoryUsage().rss;
    expect(problemOf(await list("brackets"))).toMatchObject({
      kind: "too-big",
      message: expect.stringContaining("brackets and commas"),
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * MB);
  });

  test("one that asks without end and reads no answer is ended, with memory bounded", async () => {
    const before = process.memoryUsage().rss;
    expect(problemOf(await list("asks-without-listening"))).toMatchObject({
      kind: "too-big",
      message: expect.stringContaining("20,000 messages"),
    });
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * MB);
  });

  test("one that chatters instead of listing is ended", async () => {
    expect(problemOf(await list("chatters"))).toMatchObject({
      kind: "too-big",
      message: expect.stringContaining("20,000 messages"),
    });
  });

  test("3,000 tools are listed", async () => {
    expect(snapshotOf(await list("many-tools")).tools).toHaveLength(3000);
  });

  test("more tools than the limit are listed in part", async () => {
    const snapshot = snapshotOf(await list("many-tools", { limits: { tools: 100 } }));
    expect(snapshot.tools).toHaveLength(100);
    expect(snapshot).toMatchObject({ extent: "partial", extentReason: expect.stringContaining("more than 100") });
  });

  test("a schema of 100,000 levels is cut off and reported", async () => {
    const snapshot = snapshotOf(await list("deep-schema"));
    expect(namesOf(snapshot)).toEqual(["deep"]);
    expect(snapshot.extent).toBe("partial");
    expect(snapshot.violations).toContainEqual({ where: "tools/list", what: expect.stringContaining("nested deeper") });
  });

  test("tools that change at every listing are read again, then called partial", async () => {
    const snapshot = snapshotOf(await list("changes-tools"));
    expect(snapshot).toMatchObject({ extent: "partial", extentReason: expect.stringContaining("again and again") });
  });

  test("tools that changed once while they were read are read again", async () => {
    const snapshot = snapshotOf(await list("changes-tools", {}, ["1"]));
    expect(namesOf(snapshot)).toEqual(["version_2"]);
    expect(snapshot.extent).toBe("complete");
  });

  test("a command that does not exist says so", async () => {
    const server = {
      ...localServer("never-answers"),
      transport: { kind: "stdio" as const, command: "no-such-command-anywhere", args: [], env: [] },
    };
    expect(problemOf(await capture(server, {}))).toMatchObject({
      kind: "unreachable",
      message: "The command “no-such-command-anywhere” was not found. Install it, or write its full path.",
    });
  });

  test("a failure names the variables of the entry that had no value", async () => {
    const problem = problemOf(
      await list("exits-before-list", { environment: { PATH: process.env.PATH! } }, ["--key", "${input:api-key}"]),
    );
    expect(problem.message).toContain("variables that have no value here: ${input:api-key}");
  });

  test("a command that is itself an unknown variable is not started", async () => {
    const server = {
      ...localServer("never-answers"),
      transport: { kind: "stdio" as const, command: "${MISSING}/server", args: [], env: [] },
    };
    expect(problemOf(await capture(server, {}, { environment: {} }))).toMatchObject({
      kind: "unreachable",
      message: "The command names a variable that has no value here: ${MISSING}. Set it, or write the command out.",
    });
  });

  test("a working folder that does not exist says so", async () => {
    const server = localServer("never-answers");
    const there = { ...server, transport: { ...server.transport, cwd: "/no/such/folder" } as typeof server.transport };
    expect(problemOf(await capture(there, {}))).toMatchObject({
      kind: "unreachable",
      message: expect.stringContaining("/no/such/folder does not exist"),
    });
  });
});

describe("texts of a hostile server", () => {
  test("are kept as they are in the snapshot, with what breaks the specification beside them", async () => {
    const snapshot = snapshotOf(await list("hostile-texts"));
    expect(namesOf(snapshot).slice(1)).toEqual(["twin", "twin", "no_schema", "no_type", "numbers", "proto"]);
    expect(namesOf(snapshot)[0]).toContain("<script>");
    expect(snapshot.tools[0]!.tool.description).toContain("\u202e");
    const where = snapshot.violations.map((violation) => violation.where);
    expect(where).toEqual(
      expect.arrayContaining([
        "tools[0].name",
        "tools[0].annotations.readOnlyHint",
        "tools[2].name",
        "tools[3].inputSchema",
        "tools[4].inputSchema",
        "tools[5].description",
        "tools[6]",
      ]),
    );
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test("one malformed list beside the tools leaves the tools listed", async () => {
    const snapshot = snapshotOf(await list("hostile-texts"));
    expect(snapshot).toMatchObject({
      extent: "partial",
      extentReason: expect.stringContaining("prompts/list could not be read"),
    });
    expect(snapshot.resources).toHaveLength(1);
  });

  test("cannot draw on a terminal through the error output", async () => {
    const problem = problemOf(await list("hostile-texts", { limits: { messageBytes: 1000 } }));
    expect(problem.stderrTail).toContain("red");
    // eslint-disable-next-line no-control-regex
    expect(problem.stderrTail).not.toMatch(/[\x00-\x08\x0b-\x1f\u200b\u202e]/);
  });
});

describe("nothing is left running", () => {
  test("of a server whose children ignore SIGTERM or left its process group", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "trefoil-test-")), "pids.json");
    const snapshot = snapshotOf(await list("forks-and-stays", {}, [file]));
    expect(namesOf(snapshot)).toEqual(["stay"]);
    const pids = JSON.parse(readFileSync(file, "utf8")) as number[];
    expect(pids).toHaveLength(3);
    // Only Linux tells which processes left the group. A process that was killed takes a moment to be gone.
    const ours = pids.slice(0, process.platform === "linux" ? 3 : 2);
    await expect.poll(() => ours.filter(isRunning)).toEqual([]);
  });

  test("of a process of ours that was killed itself", async () => {
    const work = mkdtempSync(join(tmpdir(), "trefoil-test-"));
    const lister = join(work, "lister.cjs");
    await build({
      stdin: { contents: LISTER, resolveDir: process.cwd(), loader: "ts" },
      bundle: true,
      platform: "node",
      alias: { "@": process.cwd() },
      outfile: lister,
      logLevel: "error",
    });
    started = fixture("forks-and-stays");
    const child = spawn(process.execPath, [lister, started, join(work, "pids.json")], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await new Promise((resolve) => child.stdout.once("data", resolve));
    const pids = (JSON.parse(readFileSync(join(work, "pids.json"), "utf8")) as number[]).slice(
      0,
      process.platform === "linux" ? 3 : 2,
    );
    expect(pids.every(isRunning)).toBe(true);
    child.kill("SIGKILL");
    await expect.poll(() => pids.filter(isRunning)).toEqual([]);
  });

  test("after a cancel, which is a state of its own", async () => {
    const abort = new AbortController();
    const captured = list("never-answers", {
      signal: abort.signal,
      onProgress: ({ phase }) => phase === "asking" && abort.abort(),
    });
    expect(problemOf(await captured)).toMatchObject({ kind: "declined", message: "The listing was cancelled." });
  });

  test("when it was cancelled before it began, nothing is started", async () => {
    const phases: string[] = [];
    const captured = await list("never-answers", {
      signal: AbortSignal.abort(),
      onProgress: ({ phase }) => phases.push(phase),
    });
    expect(problemOf(captured).kind).toBe("declined");
    expect(phases).toEqual(["starting"]);
  });
});
