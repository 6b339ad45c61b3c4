import { request as httpRequest, createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./support/test";
import { startApp, type StartedApp } from "./support/started-app";

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** A request as any program can make it: with whatever headers it likes. */
function send(
  app: StartedApp,
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
  }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: "127.0.0.1", port: app.port, path, method, headers, setHost: !("Host" in headers) },
      (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}

async function signIn(app: StartedApp): Promise<string> {
  const { headers } = await send(app, `/open?token=${app.token}`);
  return (headers["set-cookie"]?.[0] ?? "").split(";")[0] ?? "";
}

test.describe("requests made by hand", () => {
  test("the token is exchanged for a strict cookie that is not the token, as often as needed", async ({ app }) => {
    for (const browser of ["first", "second"]) {
      const { status, headers } = await send(app, `/open?token=${app.token}&next=/servers`);
      expect(status, browser).toBe(303);
      expect(headers.location).toMatch(/\/servers$/);
      const cookie = headers["set-cookie"]?.[0] ?? "";
      expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
      expect(cookie).not.toContain(app.token);
    }
  });

  test("without the cookie there is the page that opens what was shared, and nothing else to read", async ({ app }) => {
    const cookie = await signIn(app);
    const page = await send(app, "/", { headers: { Cookie: cookie } });
    expect(page.status).toBe(200);
    const script = /\/_next\/static\/[^"]+\.js/.exec(page.body)?.[0] ?? "";
    expect((await send(app, script, { headers: { Cookie: cookie } })).status).toBe(200);
    for (const path of [
      "/",
      "/servers",
      "/sessions",
      "/reviews",
      "/settings/sharing",
      "/share/",
      "/share/x",
      "/SHARE",
      "//share",
      "/api/nothing",
      "/api/own-shares/x",
      "/api/through",
      "/api/sharesx",
      "/examples/x",
      "/_next/image?url=%2Ficon.svg&w=16&q=75",
      "/_next/data/x.json",
      "/_next/static/../../servers",
      "/open/continue",
      "/help/",
      "/help/legs/x",
      "/help/../servers",
      "/helpx",
      "/api/help?q=a",
    ]) {
      expect([401, 404, 308], path).toContain((await send(app, path)).status);
      expect((await send(app, path)).body, path).not.toMatch(/href="\/servers"/);
    }
    const guest = await send(app, "/share?x=1");
    expect(guest.status).toBe(200);
    expect(guest.body).not.toMatch(/href="\/(servers|sessions|settings)"/);
    expect(guest.headers["referrer-policy"]).toBe("no-referrer");
    expect(guest.headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect((await send(app, script)).status).toBe(200);
    // The handbook is part of the program, and says nothing of what is kept here.
    for (const path of ["/help", "/help/legs", "/help/settings", "/help/search?q=share"]) {
      const help = await send(app, path);
      expect(help.status, path).toBe(200);
      expect(help.body, path).not.toMatch(/href="\/(servers|sessions|settings|findings)/);
      expect((await send(app, path, { method: "POST", headers: { Origin: app.origin } })).status, path).toBe(401);
    }
    // Server functions are called by POST, of whatever page: a guest may call none.
    const own = { Origin: app.origin, "Next-Action": "40".padEnd(42, "0"), "Content-Type": "text/plain;charset=UTF-8" };
    for (const method of ["POST", "PUT", "DELETE", "PATCH"])
      expect((await send(app, "/share", { method, headers: own })).status, method).toBe(401);
    expect((await send(app, "/share", { headers: { "x-trefoil-guest": "", Cookie: cookie } })).body).toMatch(
      /href="\/servers"/,
    );
  });

  test("a slash at the end leads on only where Host is our own, and TRACE is refused", async ({ app }) => {
    const shares = await send(app, "/api/shares/");
    expect([shares.status, new URL(shares.headers.location ?? "", app.origin).pathname]).toEqual([308, "/api/shares"]);
    const rebound = await send(app, "/api/shares/", { headers: { Host: "evil.example" } });
    expect([rebound.status, rebound.headers.location]).toEqual([403, undefined]);
    for (const path of ["//evil.example/", "/\\evil.example/"])
      expect((await send(app, path)).headers.location ?? "", path).not.toMatch(/^(?:https?:)?\/\/evil/);
    expect((await send(app, "/", { method: "TRACE" })).status).toBe(405);
  });

  test("stored shares are answered to who shows a secret, and to nobody who does not", async ({ app }) => {
    const bearer = (text: string) => ({ Authorization: `Bearer ${text}` });
    const some = `link.${"A".repeat(22)}.${"B".repeat(43)}`;
    expect((await send(app, "/api/shares")).status).toBe(401);
    expect((await send(app, "/api/shares", { headers: bearer(some) })).status).toBe(404);
    expect((await send(app, "/api/shares/log", { headers: bearer(some) })).status).toBe(404);
    for (const wrong of ["x", "link..", `link.${"A".repeat(22)}`, `keep.${"A".repeat(43)}`])
      expect((await send(app, "/api/shares", { headers: bearer(wrong) })).status, wrong).toBe(401);
    expect(
      (
        await send(app, "/api/shares", {
          method: "POST",
          headers: bearer(`keep.${"A".repeat(43)}`),
          body: '{"sealed":"v1.AAAA"}',
        })
      ).status,
    ).toBe(403);
    expect((await send(app, "/api/shares/nowhere", { headers: bearer(some) })).status).toBe(404);
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"])
      expect([401, 403, 405], method).toContain(
        (await send(app, "/api/shares", { method, headers: bearer(some) })).status,
      );
    // Another site cannot use a secret that it knows, nor can a page that a name was rebound for.
    expect(
      (await send(app, "/api/shares", { headers: { ...bearer(some), Origin: "https://evil.example" } })).status,
    ).toBe(403);
    expect(
      (
        await send(app, "/api/shares/log", {
          method: "POST",
          headers: { ...bearer(some), "Sec-Fetch-Site": "cross-site" },
        })
      ).status,
    ).toBe(403);
    expect(
      (await send(app, "/api/shares", { headers: { ...bearer(some), Host: `evil.example:${app.port}` } })).status,
    ).toBe(403);
    const { headers } = await send(app, "/api/shares", { headers: bearer(some) });
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
  });

  test("a wrong token, a token of another launch and a made-up cookie open nothing", async ({ app }) => {
    expect((await send(app, "/open?token=wrong")).status).toBe(401);
    expect((await send(app, `/open?token=${"A".repeat(app.token.length)}`)).status).toBe(401);
    expect((await send(app, "/open?token=")).status).toBe(401);
    expect((await send(app, "/", { headers: { Cookie: `trefoil-${app.port}=${app.token}` } })).status).toBe(401);
  });

  test("a rebound DNS name is refused, with the token and with the cookie", async ({ app }) => {
    const cookie = await signIn(app);
    for (const host of [
      `evil.example:${app.port}`,
      "evil.example",
      `127.0.0.1.evil.example:${app.port}`,
      `127.0.0.1:${app.port + 1}`,
      "127.0.0.1",
      `localhost.:${app.port}`,
    ]) {
      expect((await send(app, "/", { headers: { Host: host, Cookie: cookie } })).status, host).toBe(403);
      expect((await send(app, `/open?token=${app.token}`, { headers: { Host: host } })).status, host).toBe(403);
    }
  });

  test("the app answers to its loopback names", async ({ app }) => {
    const cookie = await signIn(app);
    for (const host of [
      `127.0.0.1:${app.port}`,
      `localhost:${app.port}`,
      `LOCALHOST:${app.port}`,
      `[::1]:${app.port}`,
    ]) {
      expect((await send(app, "/", { headers: { Host: host, Cookie: cookie } })).status, host).toBe(200);
    }
  });

  test("a change asked for by another origin, or by nobody, is refused", async ({ app }) => {
    const cookie = await signIn(app);
    const own = `http://127.0.0.1:${app.port}`;
    const action = { "Next-Action": "40".padEnd(42, "0"), "Content-Type": "text/plain;charset=UTF-8" };
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      for (const path of ["/", "/servers", "/api/nothing"]) {
        for (const origin of [
          "https://evil.example",
          "null",
          `http://127.0.0.1:${app.port + 1}`,
          `http://localhost:${app.port}`,
          `https://127.0.0.1:${app.port}`,
        ]) {
          expect(
            (await send(app, path, { method, headers: { Cookie: cookie, Origin: origin, ...action } })).status,
            `${method} ${path} ${origin}`,
          ).toBe(403);
        }
        expect(
          (await send(app, path, { method, headers: { Cookie: cookie, ...action } })).status,
          `${method} ${path} without Origin`,
        ).toBe(403);
        expect(
          (await send(app, path, { method, headers: { Cookie: cookie, "Sec-Fetch-Site": "same-site", ...action } }))
            .status,
        ).toBe(403);
        expect(
          (await send(app, path, { method, headers: { Cookie: cookie, Origin: own } })).status,
          `${method} ${path} own`,
        ).not.toBe(403);
      }
    }
  });

  test("every answer carries the policy: no inline script, no frame, nothing from elsewhere", async ({ app }) => {
    const cookie = await signIn(app);
    const answers = [
      await send(app, "/", { headers: { Cookie: cookie } }),
      await send(app, "/nowhere", { headers: { Cookie: cookie } }),
      await send(app, "/", { headers: { Accept: "text/html" } }),
      await send(app, "/", { headers: { Host: "evil.example" } }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([200, 404, 401, 403]);
    for (const { headers } of answers) {
      const policy = String(headers["content-security-policy"]);
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? "";
      expect(scripts).toMatch(/'nonce-[^']{20,}'/);
      expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|http|\*/);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("same-origin");
    }
    expect(new Set(answers.map(({ headers }) => headers["content-security-policy"])).size, "a new nonce for each").toBe(
      answers.length,
    );
  });

  test("every script element of a page carries the page's nonce", async ({ app }) => {
    const { body, headers } = await send(app, "/", { headers: { Cookie: await signIn(app) } });
    const nonce = /'nonce-([^']+)'/.exec(String(headers["content-security-policy"]))?.[1];
    const scripts = body.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
    expect(body).not.toMatch(/<[^>]+\son\w+=/);
  });

  test("after signing in, only a path of the app itself can follow", async ({ app }) => {
    for (const next of [
      "//evil.example",
      "https://evil.example/",
      "/\\evil.example",
      "/%5Cevil.example/..//evil.example",
      "javascript:alert(1)",
      "/\t/evil.example",
    ]) {
      const { headers } = await send(app, `/open?token=${app.token}&next=${encodeURIComponent(next)}`);
      expect(new URL(headers.location ?? "", app.origin).origin, next).toBe(app.origin);
    }
  });

  test("two launches keep apart: the cookie of one does not open the other", async ({ app }) => {
    const other = await startApp();
    const cookie = await signIn(app);
    const renamed = cookie.replace(String(app.port), String(other.port));
    expect((await send(other, "/", { headers: { Cookie: `${cookie}; ${renamed}` } })).status).toBe(401);
    await other.stop();
  });
});

test.describe("a hostile page in a browser that is signed in", () => {
  let site: Server;
  let hostile: string;

  test.beforeEach(async () => {
    site = createServer((_request, response) =>
      response.setHeader("Content-Type", "text/html").end("<!doctype html><title>Another site</title><body>"),
    );
    await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
    hostile = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  });
  test.afterEach(
    () =>
      new Promise<void>((resolve) => {
        site.close(() => resolve());
        site.closeAllConnections();
      }),
  );

  // Another port of 127.0.0.1 is the same site, so cookies go along; `localhost` is another site, so they do not.
  for (const name of ["127.0.0.1", "localhost"]) {
    test(`on http://${name} it can read nothing, change nothing and frame nothing`, async ({ app, context }) => {
      const own = await context.newPage();
      await own.goto(app.address);
      const page = await context.newPage();
      await page.goto(hostile.replace("127.0.0.1", name));
      const statuses: Record<string, number> = {};
      page.on(
        "response",
        (response) =>
          (statuses[
            `${response.request().method()} ${response.request().resourceType()} ${new URL(response.url()).pathname}`
          ] = response.status()),
      );

      const script = await own
        .locator("script[src*='/_next/static/']")
        .first()
        .evaluate((element: HTMLScriptElement) => new URL(element.src).pathname);
      const read = await page.evaluate(
        async ({ origin, script }) => {
          const attempt = (promise: Promise<unknown>) =>
            promise.then(
              () => "through",
              () => "refused",
            );
          const element = (tag: "img" | "script" | "iframe", attribute: string, url: string) =>
            new Promise<string>((resolve) => {
              const node = document.createElement(tag);
              node.onload = () => resolve("through");
              node.onerror = () => resolve("refused");
              node.setAttribute(attribute, url);
              document.body.append(node);
            });
          return {
            cors: await attempt(
              fetch(`${origin}/servers`, { credentials: "include" }).then((response) => response.text()),
            ),
            post: await attempt(
              fetch(`${origin}/servers`, { method: "POST", credentials: "include", headers: { "Next-Action": "x" } }),
            ),
            image: await element("img", "src", `${origin}/icon.svg`),
            share: await attempt(fetch(`${origin}/share`).then((response) => response.text())),
            built: await element("script", "src", `${origin}${script}`),
          };
        },
        { origin: app.origin, script },
      );
      expect(read).toEqual({ cors: "refused", post: "refused", image: "refused", share: "refused", built: "refused" });

      await page.evaluate(
        (origin) =>
          fetch(`${origin}/api/simple`, { method: "POST", mode: "no-cors", credentials: "include", body: "x" }).catch(
            () => null,
          ),
        app.origin,
      );
      await page.evaluate(
        (origin) => document.body.insertAdjacentHTML("beforeend", `<iframe src="${origin}/servers?framed"></iframe>`),
        app.origin,
      );
      await expect.poll(() => statuses["GET document /servers"]).toBe(403);

      await page.evaluate((origin) => {
        document.body.insertAdjacentHTML(
          "beforeend",
          `<form method="post" action="${origin}/servers"><input name="name" value="planted"></form>`,
        );
        document.forms[0]?.submit();
      }, app.origin);
      await expect(page.locator("body")).toHaveText("Another site asked for this.");
    });
  }

  test("a link from another site to something shared opens it, and one to anything else takes one more click", async ({
    app,
    context,
  }) => {
    const own = await context.newPage();
    await own.goto(app.address);
    const page = await context.newPage();
    for (const path of ["/share?a=1#s=v1.abc", "/servers?a=1"]) {
      await page.goto(hostile.replace("127.0.0.1", "localhost"));
      await page.evaluate(
        (href) => document.body.insertAdjacentHTML("beforeend", `<a href="${href}">link</a>`),
        `${app.origin}${path}`,
      );
      await page.getByText("link").click();
      if (path.startsWith("/share"))
        await expect(page.getByRole("heading", { name: "This cannot be opened" })).toBeVisible();
      else await page.getByRole("link", { name: "Continue" }).click();
      await expect(page).toHaveURL(`${app.origin}${path}`);
      await expect(page.getByRole("heading", { name: "Open Trefoil with its own address" })).toHaveCount(0);
    }
  });
});
