import { createServer, type RequestListener } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import type { Secret } from "@/lib/core/model/secret";
import { capture } from "@/lib/mcp/capture";
import { beginSignIn, type BeginOptions } from "@/lib/mcp/sign-in/begin";
import { finishSignIn } from "@/lib/mcp/sign-in/finish";
import type { PendingSignIn } from "@/lib/mcp/sign-in/pending";
import { openGrant } from "@/lib/mcp/sign-in/grant";
import { revokeGrant } from "@/lib/mcp/sign-in/revoke";
import { CLIENT_DOCUMENT, signIn, startOauth } from "../fixtures/servers/oauth.mjs";
import { namesOf, problemOf, remoteServer, snapshotOf } from "./support";

const REDIRECT = "http://127.0.0.1:49152/servers/sign-in/callback";
type Oauth = Awaited<ReturnType<typeof startOauth>>;
const running: { end(): Promise<unknown> }[] = [];
const start = async (options: Parameters<typeof startOauth>[0] = {}): Promise<Oauth> => {
  const oauth = await startOauth({ redirectUrl: REDIRECT, ...options });
  running.push(oauth);
  return oauth;
};
/** A plain HTTP server at a port of its own. */
async function serve(answer: (url: string) => RequestListener): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  server.on("request", answer(url));
  running.push({ end: () => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))) });
  return url;
}
afterEach(async () => void (await Promise.all(running.splice(0).map((one) => one.end()))));

const begin = async (url: string, options: Partial<BeginOptions> = {}) => {
  const begun = await beginSignIn(remoteServer(url), {}, { redirectUrl: REDIRECT, ...options });
  if (!begun.ok) throw new Error(`${begun.problem.kind}: ${begun.problem.message}`);
  return begun;
};
const refused = async (url: string, options: Partial<BeginOptions> = {}) => {
  const begun = await beginSignIn(remoteServer(url), {}, { redirectUrl: REDIRECT, ...options });
  if (begun.ok) throw new Error(`began at ${begun.place.url}`);
  return begun.problem;
};
const answerOf = (back: string) => {
  const { searchParams } = new URL(back);
  return {
    state: searchParams.get("state"),
    answer: {
      code: searchParams.get("code") ?? undefined,
      iss: searchParams.get("iss") ?? undefined,
      error: searchParams.get("error") ?? undefined,
    },
  };
};
async function signedIn(oauth: Oauth, options: Partial<BeginOptions> = {}): Promise<Secret> {
  const { pending, place } = await begin(oauth.url, options);
  const finished = await finishSignIn(pending, answerOf(await signIn(place.url, REDIRECT)).answer);
  if (!finished.ok) throw new Error(finished.problem.message);
  return finished.grant;
}
const listWith = (oauth: Oauth, grant: Secret, onRenewed: (grant: Secret) => Promise<void> = async () => {}) =>
  capture(
    remoteServer(oauth.url),
    {},
    { signIn: { account: "ada", issuer: oauth.issuer, scope: "tools:read", grant, onRenewed } },
  );

describe("signing in at a real authorization server", () => {
  test("ends with a token for that one server, by which its tools are listed; without it they are not", async () => {
    const oauth = await start();
    expect(problemOf(await capture(remoteServer(oauth.url), {}))).toMatchObject({
      kind: "unauthorized",
      message: expect.stringContaining("Sign in on the server’s page"),
    });
    const { pending, place } = await begin(oauth.url);
    const sent = new URL(place.url);
    expect(sent.origin).toBe(oauth.issuer);
    expect(Object.fromEntries(sent.searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: REDIRECT,
      resource: oauth.url,
      state: pending.state,
    });
    expect(sent.searchParams.get("scope")).toContain("tools:read");
    expect(pending.state.length).toBeGreaterThanOrEqual(43);
    expect(place).toMatchObject({ issuer: oauth.issuer, resource: oauth.url, client: "registered" });

    const { state, answer } = answerOf(await signIn(place.url, REDIRECT));
    expect(state).toBe(pending.state);
    expect(answer.iss).toBe(oauth.issuer);
    const finished = await finishSignIn(pending, answer);
    if (!finished.ok) throw new Error(finished.problem.message);
    expect(finished).toMatchObject({ issuer: oauth.issuer, scope: expect.stringContaining("tools:read") });
    expect(JSON.stringify(finished)).not.toContain(openGrant(finished.grant).accessToken);

    const snapshot = snapshotOf(await listWith(oauth, finished.grant));
    expect(snapshot.tools[0]!.tool.description).toBe("Reads the mail of ada.");
    expect(snapshot.listedAs).toEqual({ how: "sign-in", account: "ada", issuer: oauth.issuer, scope: "tools:read" });
  });

  test("a token that has ended is renewed before the list, and the new one is told before it is used", async () => {
    const oauth = await start({ ttl: 2 });
    const grant = await signedIn(oauth);
    let renewed: Secret | undefined;
    expect(namesOf(snapshotOf(await listWith(oauth, grant, async (next) => void (renewed = next))))).toEqual([
      "read_mail",
    ]);
    expect(openGrant(renewed!).accessToken).not.toBe(openGrant(grant).accessToken);
    expect(openGrant(renewed!).refreshToken).not.toBe(openGrant(grant).refreshToken);
    expect(oauth.tokens).toContain(openGrant(renewed!).accessToken);
  });

  test("what was revoked opens nothing any more, and cannot be renewed", async () => {
    const oauth = await start();
    const grant = await signedIn(oauth);
    expect(await revokeGrant(grant, {})).toMatchObject({ ok: true, revoked: true });
    expect(problemOf(await listWith(oauth, grant))).toMatchObject({ kind: "unauthorized" });
  });

  test("a token of another server is not let in, since its audience is another one", async () => {
    const [mine, other] = [await start(), await start()];
    const grant = await signedIn(other);
    expect(problemOf(await listWith(mine, grant)).kind).toBe("unauthorized");
  });

  test("a client that is known already is used as it is, and a metadata document before any registration", async () => {
    const oauth = await start();
    const known = await begin(oauth.url, { client: { id: "known-client" } });
    expect(known.place.client).toBe("given");
    expect(new URL(known.place.url).searchParams.get("client_id")).toBe("known-client");
    const document = await begin(oauth.url, { client: { id: CLIENT_DOCUMENT } });
    expect(document.place.client).toBe("document");
    expect(new URL(document.place.url).searchParams.get("client_id")).toBe(CLIENT_DOCUMENT);
    expect(oauth.asked.filter(({ method, url }) => method === "POST" && url === "/reg")).toEqual([]);
  });

  test("where nobody can register by itself, it says to ask for a client ID", async () => {
    const oauth = await start({ registration: false });
    expect(await refused(oauth.url)).toMatchObject({
      kind: "unauthorized",
      message: expect.stringContaining("Ask whoever runs it for a client ID"),
    });
    expect((await begin(oauth.url, { client: { id: "known-client" } })).place.client).toBe("given");
  });

  test("at a server without metadata of its own, its origin is asked and its address stands for it", async () => {
    const older = await serve((url) => (request, response) => {
      if (request.method === "POST") return void response.writeHead(401).end();
      if (request.url !== "/.well-known/oauth-authorization-server") return void response.writeHead(404).end();
      response.writeHead(200, { "content-type": "application/json" }).end(
        JSON.stringify({
          issuer: url,
          authorization_endpoint: `${url}/a`,
          token_endpoint: `${url}/t`,
          response_types_supported: ["code"],
          code_challenge_methods_supported: ["S256"],
        }),
      );
    });
    const { place } = await begin(`${older}/mcp?key=CANARY`, { client: { id: "mine", scope: "read" } });
    expect(place).toMatchObject({ issuer: older, resource: `${older}/mcp`, scope: "read", client: "given" });
    expect(place.url).not.toContain("CANARY");
    expect(new URL(place.url).searchParams.get("resource")).toBe(`${older}/mcp`);
  });

  test("listing anonymously leaves out the sign-in and every header, and says so", async () => {
    const oauth = await start();
    const grant = await signedIn(oauth);
    const before = oauth.tokens.length;
    const captured = await capture(
      remoteServer(oauth.url, ["Authorization"]),
      {},
      {
        anonymous: true,
        signIn: { account: "ada", issuer: oauth.issuer, scope: "", grant, onRenewed: async () => {} },
      },
    );
    expect(problemOf(captured).kind).toBe("unauthorized");
    expect(oauth.tokens.length).toBe(before);
  });
});

describe("a hostile answer of the browser", () => {
  let pending: PendingSignIn;
  let oauth: Oauth;
  const prepare = async () => {
    oauth = await start();
    const begun = await begin(oauth.url);
    pending = begun.pending;
    return answerOf(await signIn(begun.place.url, REDIRECT)).answer;
  };
  const posts = () => oauth.asked.filter(({ method, url }) => method === "POST" && url === "/token").length;

  test("that names another issuer, or none where one is promised, is refused before the code is sent anywhere", async () => {
    const answer = await prepare();
    for (const iss of ["https://evil.example", `${oauth.issuer}/`, undefined]) {
      expect(await finishSignIn(pending, { ...answer, iss })).toMatchObject({
        ok: false,
        problem: { kind: "refused", message: expect.stringContaining("issuer") },
      });
    }
    expect(posts()).toBe(0);
  });

  test("that is an error of somebody else is not even quoted", async () => {
    await prepare();
    const finished = await finishSignIn(pending, { error: "visit evil.example", iss: "https://evil.example" });
    expect(JSON.stringify(finished)).not.toContain("visit evil");
    expect(await finishSignIn(pending, { error: "access_denied", iss: oauth.issuer })).toMatchObject({
      ok: false,
      problem: { kind: "declined", message: expect.stringContaining("access_denied") },
    });
  });

  test("with a code that the verifier does not fit is refused by the authorization server, and no secret stands in the words", async () => {
    const answer = await prepare();
    const finished = await finishSignIn({ ...pending, verifier: "x".repeat(43) }, answer);
    expect(finished).toMatchObject({ ok: false, problem: { kind: "unauthorized" } });
    expect(JSON.stringify(finished)).not.toContain(answer.code);
  });
});

describe("hostile metadata", () => {
  const challenge =
    (metadata: string): RequestListener =>
    (_request, response) =>
      void response.writeHead(401, { "www-authenticate": `Bearer resource_metadata="${metadata}"` }).end();

  test.each([
    "http://169.254.169.254/latest/meta-data",
    "https://10.0.0.7/prm",
    "https://[fd00:ec2::254]/prm",
    "file:///etc/passwd",
  ])("%s is not asked", async (address) => {
    expect(await refused(await serve(() => challenge(address)))).toMatchObject({ kind: "refused" });
  });

  test("of an authorization server at a private address is not asked for", async () => {
    const oauth = await start({ lie: (metadata) => ({ ...metadata, authorization_servers: ["http://192.168.1.1"] }) });
    expect((await refused(oauth.url)).kind).toBe("refused");
  });

  test("of a server on the network that names this computer is not asked for", async () => {
    const inside = await start();
    const lookup = ((
      _host: string,
      _options: unknown,
      done: (error: null, found: { address: string; family: number }[]) => void,
    ) => done(null, [{ address: "127.0.0.1", family: 4 }])) as unknown as BeginOptions["lookup"];
    const port = new URL(await serve(() => challenge(`${inside.issuer}/.well-known/x`))).port;
    expect(
      await refused(`http://tools.example:${port}/mcp`, { lookup, allowedHosts: ["tools.example"] }),
    ).toMatchObject({ kind: "refused", message: expect.stringContaining("this computer") });
    expect(inside.asked).toEqual([]);
  });

  test("that is for another resource is not used", async () => {
    const oauth = await start({ lie: (metadata) => ({ ...metadata, resource: "https://bank.example/mcp" }) });
    expect((await refused(oauth.url)).message).toContain("does not match");
  });

  test("whose issuer is another one than the one that was asked is not used", async () => {
    const evil = await serve((url) => (request, response) => {
      const body = request.url!.includes("protected-resource")
        ? { resource: url, authorization_servers: [url] }
        : {
            issuer: "https://bank.example",
            authorization_endpoint: `${url}/a`,
            token_endpoint: `${url}/t`,
            response_types_supported: ["code"],
            code_challenge_methods_supported: ["S256"],
          };
      response
        .writeHead(request.method === "POST" ? 401 : 200, { "content-type": "application/json" })
        .end(JSON.stringify(body));
    });
    expect(await refused(evil)).toMatchObject({ kind: "refused", message: expect.stringContaining("issuer") });
  });

  test.each([
    ["a sign-in page that is a script", { authorization_endpoint: "javascript:alert(1)" }, "not-mcp"],
    ["a sign-in page at a private address", { authorization_endpoint: "https://192.168.0.1/a" }, "refused"],
    ["a token endpoint without encryption", { token_endpoint: "http://tokens.example/t" }, "refused"],
    ["no word of PKCE", { code_challenge_methods_supported: undefined }, "refused"],
    ["plain PKCE alone", { code_challenge_methods_supported: ["plain"] }, "refused"],
  ])("with %s is not used", async (_what, lie, kind) => {
    const evil = await serve((url) => (request, response) => {
      const body = request.url!.includes("protected-resource")
        ? { resource: url, authorization_servers: [url] }
        : {
            issuer: url,
            authorization_endpoint: `${url}/a`,
            token_endpoint: `${url}/t`,
            registration_endpoint: `${url}/r`,
            response_types_supported: ["code"],
            code_challenge_methods_supported: ["S256"],
            ...lie,
          };
      response
        .writeHead(request.method === "POST" ? 401 : 200, { "content-type": "application/json" })
        .end(JSON.stringify(body));
    });
    expect((await refused(evil)).kind).toBe(kind);
  });

  test("that redirects away, or without end, or never comes, is given up", async () => {
    let asked = 0;
    const away = await serve((url) => (request, response) => {
      asked += 1;
      if (request.method === "POST")
        return void response.writeHead(401, { "www-authenticate": `Bearer resource_metadata="${url}/prm"` }).end();
      response
        .writeHead(302, { location: request.url!.startsWith("/prm") ? `${request.url}x` : "http://169.254.169.254/" })
        .end();
    });
    expect((await refused(away)).kind).toMatch(/refused|not-mcp/);
    expect(asked).toBeLessThan(60);
    const silent = await serve(
      () => (request, response) => void (request.method === "POST" && response.writeHead(401).end()),
    );
    expect((await refused(silent, { limits: { connectMs: 500 } })).kind).toBe("too-slow");
  });
});
