import { randomBytes } from "node:crypto";
import { NextResponse, type NextRequest } from "next/server";
import { tokenIn } from "./lib/access/bearer";
import { checkRequest } from "./lib/access/check-request";
import {
  BACK_CHANNEL,
  GUEST_HEADER,
  isForGuests,
  isOfShares,
  PLACE_HEADER,
  SIGN_IN_PAGE,
  tellsNoReferrer,
} from "./lib/access/guests";
import { localPath } from "./lib/access/local-path";
import { ownHosts } from "./lib/access/own-hosts";
import { contentSecurityPolicy, SECURITY_HEADERS } from "./lib/access/policy";
import { CONTINUE_PATH, SIGN_IN_CALLBACK_PATH, signInPage } from "./lib/access/refusals";
import { sessionCookieName } from "./lib/access/session-cookie";
import { cookieName, cookieValue, isSame } from "./lib/access/token";
import { env } from "./lib/env";

const METRICS = "/metrics";

/** Stands before every request, static files included: there is no matcher on purpose. */
export function proxy(request: NextRequest): Response {
  const nonce = randomBytes(16).toString("base64");
  const policy = contentSecurityPolicy(nonce, env.development);
  const response = answer(request, nonce, policy);
  response.headers.set("Content-Security-Policy", policy);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
  if (scheme() === "https") response.headers.set("Strict-Transport-Security", "max-age=31536000");
  if (tellsNoReferrer(request.nextUrl.pathname)) response.headers.set("Referrer-Policy", "no-referrer");
  return response;
}

function answer(request: NextRequest, nonce: string, policy: string): Response {
  const header = (name: string) => request.headers.get(name);
  const token = tokenIn(header("authorization"));
  const refusal = checkRequest(
    {
      method: request.method,
      host: header("host"),
      origin: header("origin"),
      fetchSite: header("sec-fetch-site"),
      fetchMode: header("sec-fetch-mode"),
      fetchDest: header("sec-fetch-dest"),
      bringsProof:
        (isOfShares(request.nextUrl.pathname) && (header("authorization") ?? "").startsWith("Bearer ")) ||
        request.nextUrl.pathname === BACK_CHANNEL ||
        token !== undefined,
    },
    env.publicOrigin ? [new URL(env.publicOrigin).host] : ownHosts(env.host, env.port),
    scheme(),
  );
  // Whoever collects figures asks each copy by its own address, and shows a token, which no other site can make a browser send.
  const isCollector = request.nextUrl.pathname === METRICS && token !== undefined;
  if (refusal && !isCollector) return text(403, `${refusal}\n`);

  const { pathname, search, searchParams } = request.nextUrl;
  const path = new URL(request.url).pathname;
  if (path.length > 1 && path.endsWith("/"))
    return redirect(request, localPath(`${path.replace(/\/+$/, "")}${search}`), 308);
  if (!env.signIn && pathname === "/open" && searchParams.has("token")) return openWithToken(request, nonce);
  const guest = !holdsCookie(request);
  // What a token is worth, whoever looks for who asks says: `lib/identity`.
  if (guest && token === undefined && !isForGuests(request.method, pathname)) {
    if (env.signIn && wantsPage(request))
      return redirect(request, `${SIGN_IN_PAGE}?${new URLSearchParams({ next: pathname + search })}`);
    const next =
      pathname === CONTINUE_PATH || pathname === "/open" ? localPath(searchParams.get("next")) : pathname + search;
    return wantsPage(request)
      ? page(401, signInPage(next, nonce, { goOn: pathname === SIGN_IN_CALLBACK_PATH }))
      : text(401, env.signIn ? "Sign in first.\n" : "Open Trefoil with the address that the terminal printed.\n");
  }
  if (pathname === CONTINUE_PATH || pathname === "/open") return redirect(request, localPath(searchParams.get("next")));

  const headers = new Headers(request.headers);
  // Next reads the nonce for its own scripts from the policy; pages read it from `x-nonce`.
  headers.set("Content-Security-Policy", policy);
  headers.set("x-nonce", nonce);
  headers.set(PLACE_HEADER, pathname + search);
  if (guest) headers.set(GUEST_HEADER, "1");
  else headers.delete(GUEST_HEADER);
  return NextResponse.next({ request: { headers } });
}

/** Exchanges the launch's token for the cookie. The address works for as long as the launch, in as many browsers as needed. */
function openWithToken(request: NextRequest, nonce: string): Response {
  const { searchParams } = request.nextUrl;
  const next = localPath(searchParams.get("next"));
  if (!env.token || !isSame(searchParams.get("token") ?? "", env.token))
    return page(401, signInPage(next, nonce, { wrongToken: true }));
  const response = redirect(request, next);
  response.headers.set(
    "Set-Cookie",
    `${cookieName(env.port)}=${cookieValue(env.token)}; Path=/; HttpOnly; SameSite=Strict${scheme() === "https" ? "; Secure" : ""}`,
  );
  return response;
}

/** What the cookie is worth where people sign in, whoever looks for who asks says: `lib/identity`. */
function holdsCookie(request: NextRequest): boolean {
  if (env.signIn) return request.cookies.has(sessionCookieName(env.publicOrigin, env.port));
  const cookie = request.cookies.get(cookieName(env.port))?.value;
  return env.token !== undefined && cookie !== undefined && isSame(cookie, cookieValue(env.token));
}

function wantsPage(request: NextRequest): boolean {
  return request.method === "GET" && (request.headers.get("accept") ?? "").includes("text/html");
}

function redirect(request: NextRequest, path: string, status = 303): Response {
  // The checked `Host`, not Next's idea of our name: the cookie belongs to the name in the address bar.
  return new Response(null, {
    status,
    headers: { Location: `${scheme()}://${request.headers.get("host")}${path}`, "Cache-Control": "no-store" },
  });
}

/** Behind a proxy that ends TLS a browser sees another scheme than we do. */
const scheme = (): string => (env.publicOrigin?.startsWith("https:") ? "https" : "http");

function page(status: number, body: string): Response {
  return new Response(body, {
    status,
    headers: { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" },
  });
}

function text(status: number, body: string): Response {
  return new Response(body, {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
