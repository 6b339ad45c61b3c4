import { createServer } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { capture, type CaptureOptions } from "@/lib/mcp/capture";
import { KINDS, legacySse, startHttp } from "../fixtures/servers/http.mjs";
import { namesOf, problemOf, remoteServer, secretsOf, snapshotOf } from "./support";

const MB = 1024 * 1024;
type Http = Awaited<ReturnType<typeof startHttp>>;
let http: Http | undefined;
const list = async (kind: keyof typeof KINDS, options: CaptureOptions = {}) => {
  http = await startHttp(KINDS[kind]);
  return capture(remoteServer(http.url), {}, options);
};

afterEach(async () => {
  await http?.end();
  http = undefined;
});

describe("a remote server that does not play along ends in a clear state", () => {
  const states: [keyof typeof KINDS, string, string, CaptureOptions?][] = [
    ["wants-sign-in", "unauthorized", "wants a sign-in (HTTP 401)"],
    ["forbids", "unauthorized", "HTTP 403"],
    ["is-missing", "not-mcp", "no MCP server at this address (HTTP 404)"],
    ["is-broken", "unreachable", "has a fault (HTTP 500)"],
    ["redirects-to-metadata", "refused", "sends on to another address, http://169.254.169.254/latest/meta-data/"],
    ["redirects-to-file", "refused", "sends on to another address"],
    ["redirects-forever", "refused", "sends on to another address"],
    ["wrong-content-type", "not-mcp", "a web page came (unexpected content type text/html)"],
    ["plain-text", "not-mcp", "unexpected content type text/plain"],
    ["no-content-type", "not-mcp", "what came has no content type"],
    ["big-headers", "unreachable", "begins with more headers than Trefoil reads"],
    ["old-revision", "not-mcp", "no revision of MCP in common: it speaks 1999-01-01, Trefoil speaks 2024-11-05"],
    ["future-revision", "not-mcp", "no revision of MCP in common: it speaks 2030-01-01"],
    ["half-json", "not-mcp", "does not speak MCP"],
    ["huge-body", "too-big", "more than 4 MB", { limits: { messageBytes: 4 * MB } }],
    ["compressed-bomb", "too-big", "more than 4 MB", { limits: { messageBytes: 4 * MB } }],
    ["brotli-bomb", "too-big", "more than 4 MB", { limits: { messageBytes: 4 * MB } }],
    ["nested-bomb", "too-big", "more than 4 MB", { limits: { messageBytes: 4 * MB } }],
    ["brackets", "too-big", "brackets and commas"],
    ["byte-by-byte", "too-slow", "did not answer within 1 s", { limits: { connectMs: 1_000 } }],
    ["head-by-head", "too-slow", "did not answer within 1 s", { limits: { connectMs: 1_000 } }],
    ["thousand-redirects", "refused", "sends on to another address"],
    ["endless-stream", "too-big", "more than 8 MB", { limits: { totalBytes: 8 * MB } }],
    ["never-answers", "too-slow", "did not answer within 1 s", { limits: { connectMs: 1_000 } }],
  ];

  test.each(states)("one that %s is %s, with memory and requests bounded", async (kind, state, words, options) => {
    const before = process.memoryUsage().rss;
    expect(problemOf(await list(kind, options))).toMatchObject({
      kind: state,
      message: expect.stringContaining(words),
    });
    expect(http!.requests.length).toBeLessThan(60);
    // What the small server itself takes for its bombs is in this process too.
    expect(process.memoryUsage().rss - before).toBeLessThan(500 * MB);
  });

  test("one with a schema of 50,000 levels is cut off and reported", async () => {
    const snapshot = snapshotOf(await list("deep-list"));
    expect(snapshot.extent).toBe("partial");
    expect(snapshot.violations).toContainEqual({ where: "tools/list", what: expect.stringContaining("nested deeper") });
  });

  test("nothing listening is unreachable, with what to do", async () => {
    http = await startHttp(KINDS.plain);
    const { url } = http;
    await http.end();
    expect(problemOf(await capture(remoteServer(url), {}))).toMatchObject({
      kind: "unreachable",
      message: expect.stringContaining("Nothing listens"),
    });
  });

  test("a cancel ends it at once", async () => {
    const abort = new AbortController();
    const captured = list("never-answers", {
      signal: abort.signal,
      onProgress: ({ phase }) => phase === "asking" && setTimeout(() => abort.abort(), 50),
    });
    expect(problemOf(await captured).kind).toBe("declined");
  });
});

describe("a remote server that plays along is listed", () => {
  test("with its configured headers, the user-info of its URL as Basic authorization, and its query", async () => {
    http = await startHttp(KINDS.plain);
    const url = http.url.replace("http://", "http://{{secret:url.user}}@") + "?key={{secret:url.query.key}}";
    const secrets = secretsOf({
      "header.X-Key": "key-value",
      "url.user": "ada:lovelace",
      "url.query.key": "query-value",
    });
    expect(namesOf(snapshotOf(await capture(remoteServer(url, ["X-Key"]), secrets)))).toEqual(["over_http"]);
    const { headers, url: asked } = http.requests.find((one) => one.body?.method === "tools/list")!;
    expect(headers["x-key"]).toBe("key-value");
    expect(headers.authorization).toBe(`Basic ${btoa("ada:lovelace")}`);
    expect(asked).toBe("/mcp?key=query-value");
  });

  test("when it speaks the first revision, over a stream of its own", async () => {
    http = await startHttp(legacySse());
    const snapshot = snapshotOf(await capture(remoteServer(http.url), {}));
    expect(namesOf(snapshot)).toEqual(["over_sse"]);
    expect(snapshot.protocolVersion).toBe("2024-11-05");
  });

  test("without ever calling a tool", async () => {
    await list("plain");
    const methods = http!.requests.flatMap((one) => one.body?.method ?? []);
    expect(methods).toContain("tools/list");
    expect(
      methods.filter(
        (method) => !["server/discover", "initialize", "notifications/initialized", "tools/list"].includes(method),
      ),
    ).toEqual([]);
  });
});

describe("no request goes to an address that is not meant for it", () => {
  test.each([
    ["http://169.254.169.254/mcp", "without encryption"],
    ["https://169.254.169.254/mcp", "not a public address (link-local"],
    ["https://10.0.0.7/mcp", "a private network"],
    ["https://[fd00::1]/mcp", "a private network"],
    ["https://[::ffff:10.0.0.7]/mcp", "a private network"],
    ["http://0.0.0.0:8080/mcp", "without encryption"],
    ["http://example.com/mcp", "without encryption"],
    ["ftp://example.com/mcp", "only https:// and http://"],
  ])("%s is refused", async (url, words) => {
    expect(problemOf(await capture(remoteServer(url), {}))).toMatchObject({
      kind: "refused",
      message: expect.stringContaining(words),
    });
  });

  test("a public name that leads to this computer is refused, and asked for only once", async () => {
    let asked = 0;
    const lookup = ((
      _host: string,
      _options: unknown,
      done: (error: null, found: { address: string; family: number }[]) => void,
    ) => {
      asked += 1;
      done(null, [{ address: "127.0.0.1", family: 4 }]);
    }) as unknown as CaptureOptions["lookup"];
    expect(problemOf(await capture(remoteServer("https://rebound.example/mcp"), {}, { lookup }))).toMatchObject({
      kind: "refused",
      message: expect.stringContaining("rebound.example leads to 127.0.0.1"),
    });
    expect(asked).toBe(1);
  });

  test("a private host that was allowed by name is asked", async () => {
    http = await startHttp(KINDS.plain);
    const port = new URL(http.url).port;
    const lookup = ((
      _host: string,
      _options: unknown,
      done: (error: null, found: { address: string; family: number }[]) => void,
    ) => done(null, [{ address: "127.0.0.1", family: 4 }])) as unknown as CaptureOptions["lookup"];
    const captured = await capture(
      remoteServer(`http://tools.internal.example:${port}/mcp`),
      {},
      { lookup, allowedHosts: ["tools.internal.example"] },
    );
    expect(namesOf(snapshotOf(captured))).toEqual(["over_http"]);
  });

  test("a redirect to another port of this computer is not followed, so no header goes there", async () => {
    const other = await startHttp(KINDS.plain);
    const first = createServer((_request, response) => response.writeHead(307, { location: other.url }).end());
    await new Promise<void>((resolve) => first.listen(0, "127.0.0.1", resolve));
    const { port } = first.address() as { port: number };
    const problem = problemOf(
      await capture(
        remoteServer(`http://127.0.0.1:${port}/mcp`, ["X-Key"]),
        secretsOf({ "header.X-Key": "key-value" }),
      ),
    );
    expect(problem).toMatchObject({ kind: "refused", message: expect.stringContaining(other.url) });
    expect(other.requests).toEqual([]);
    await other.end();
    await new Promise((resolve) => (first.closeAllConnections(), first.close(resolve)));
  });
});
