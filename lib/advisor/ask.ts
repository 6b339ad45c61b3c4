import { setTimeout as sleep } from "node:timers/promises";
import { PROTOCOLS } from "@/lib/core/advisor/protocol";
import type { EndpointKind } from "@/lib/core/model/advisor";
import type { Secret } from "@/lib/core/model/secret";
import { shorten, showHidden } from "@/lib/core/text/visible";
import { causes, explainNetwork } from "@/lib/mcp/explain-network";
import { guardedFetch } from "@/lib/mcp/guarded-fetch";
import { LIMITS } from "@/lib/mcp/limits";
import { maskValues } from "@/lib/mcp/mask";
import { Stop, Stopped } from "@/lib/mcp/stop";
import { ASK_LIMITS, type AskLimits } from "./limits";

/** The endpoint to ask. The key is opened here and nowhere else. */
export type Endpoint = { kind: EndpointKind; address: URL; key?: Secret };

/** Why there is no answer. `final` when every further question would fail in the same way. */
export type AskProblem = { message: string; final: boolean };
export type ModelAnswer = { ok: true; text: string } | { ok: false; problem: AskProblem };

export type AskOptions = { limits?: Partial<AskLimits>; signal?: AbortSignal };

/**
 * Sends one request body to the endpoint and returns the model's words. The only place that contacts one. It follows no
 * redirect, reads no more than the limits allow, waits when the endpoint says so, and never throws: what went wrong is a
 * problem in words that hold neither the key nor the question.
 */
export async function ask(endpoint: Endpoint, body: string, options: AskOptions = {}): Promise<ModelAnswer> {
  const limits = { ...ASK_LIMITS, ...options.limits };
  for (let attempt = 0; ; attempt++) {
    const got = await askOnce(endpoint, body, limits, options.signal);
    if (got.kind !== "again") return got.answer;
    const pause = got.pause ?? limits.pauseMs * 2 ** attempt;
    if (pause > limits.pauseMostMs)
      return failed(`The endpoint asks to wait ${Math.ceil(pause / 1000)} s. Try again later.`, true);
    if (attempt === limits.retries) return failed(got.message);
    try {
      await sleep(pause, null, { signal: options.signal });
    } catch {
      return cancelled();
    }
  }
}

type Once = { kind: "done"; answer: ModelAnswer } | { kind: "again"; message: string; pause?: number };

async function askOnce(
  { kind, address, key }: Endpoint,
  body: string,
  limits: AskLimits,
  signal?: AbortSignal,
): Promise<Once> {
  if (signal?.aborted) return { kind: "done", answer: cancelled() };
  const stop = new Stop();
  const cancel = () => stop.now(new Stopped("declined", "cancelled"));
  signal?.addEventListener("abort", cancel, { once: true });
  const inTime = stop.after(
    limits.answerMs,
    () => new Stopped("too-slow", `No answer came within ${Math.ceil(limits.answerMs / 1000)} s.`),
  );
  const bounds = {
    ...LIMITS,
    connectMs: limits.answerMs,
    listMs: limits.answerMs,
    messageBytes: limits.answerBytes,
    totalBytes: limits.answerBytes,
  };
  const { fetch, close } = guardedFetch(
    { allowedHosts: address.protocol === "https:" ? [address.hostname] : [] },
    bounds,
    stop,
  );
  const mask = (text: string) => maskValues(text, key ? [key.reveal()] : []);
  try {
    const headers = {
      "content-type": "application/json",
      accept: "application/json",
      ...PROTOCOLS[kind].headers(key?.reveal()),
    };
    const response = await stop.race(fetch(address, { method: "POST", headers, body }));
    return readResponse(kind, response, await stop.race(response.text()), mask);
  } catch (error) {
    return { kind: "done", answer: explain(error, stop, limits) };
  } finally {
    inTime();
    signal?.removeEventListener("abort", cancel);
    await close();
  }
}

function readResponse(kind: EndpointKind, response: Response, text: string, mask: (text: string) => string): Once {
  const { status } = response;
  if (status === 429 || status >= 500) {
    const message =
      status === 429
        ? "The endpoint says that it is asked too often (HTTP 429), also after waiting."
        : `The endpoint has a fault (HTTP ${status}), also when asked again.`;
    return { kind: "again", message, pause: retryAfter(response) };
  }
  if (status === 401 || status === 403)
    return done(failed(`The endpoint does not accept the key (HTTP ${status}).`, true));
  if (status >= 300 && status < 400)
    return done(
      failed(
        "The endpoint sends on to another address, which Trefoil does not follow. Enter that address if it is the one you mean.",
        true,
      ),
    );
  if (status === 404 || status === 405)
    return done(failed(`The endpoint knows no such address or model (HTTP ${status}). ${said(text, mask)}`, true));
  if (status < 200 || status >= 300)
    return done(failed(`The endpoint refuses the question (HTTP ${status}). ${said(text, mask)}`));
  const words = PROTOCOLS[kind].readText(parse(text));
  return done(
    words === null
      ? failed(`The answer is not that of an ${PROTOCOLS[kind].label} endpoint. Check the kind and the address.`)
      : { ok: true, text: mask(words) },
  );
}

function explain(error: unknown, stop: Stop, limits: AskLimits): ModelAnswer {
  const stopped = stop.reason ?? [...causes(error)].find((one) => one instanceof Stopped);
  if (stopped?.kind === "declined") return cancelled();
  if (stopped?.kind === "too-big")
    return failed(`The endpoint sent more than ${limits.answerBytes / 1024} KB for one answer.`);
  if (stopped) return failed(stopped.message, stopped.kind === "refused");
  return failed(explainNetwork(error) ?? "The connection to the endpoint failed.", true);
}

/** What an endpoint says about its own error, shortened, with the key masked. */
function said(text: string, mask: (text: string) => string): string {
  const answer = parse(text) as { error?: { message?: unknown } | string } | null;
  const message = typeof answer?.error === "string" ? answer.error : answer?.error?.message;
  return typeof message === "string" && message
    ? `It says: “${shorten(showHidden(mask(message)), 200)}”`
    : "It says nothing more.";
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Milliseconds, from seconds or a date (RFC 9110, 10.2.3); undefined when there is none. */
function retryAfter({ headers }: Response): number | undefined {
  const value = headers.get("retry-after")?.trim();
  if (!value) return undefined;
  if (/^\d{1,9}(\.\d+)?$/.test(value)) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now());
}

const done = (answer: ModelAnswer): Once => ({ kind: "done", answer });
const failed = (message: string, final = false): ModelAnswer => ({ ok: false, problem: { message, final } });
const cancelled = (): ModelAnswer => failed("The asking was cancelled.", true);
