import * as z from "zod";
import { CreatedShareSchema, HeldShareSchema, KeptLogSchema, MintedSchema, ShareLinkSchema } from "../core/model/share";
import { env } from "../env";
import { guardedFetch } from "../mcp/guarded-fetch";
import { LIMITS } from "../mcp/limits";
import { Stop, Stopped } from "../mcp/stop";
import { Refusal, type Credential, type ShareStore } from "./share-store";

const PATIENCE_MS = 15_000;
const MOST_BYTES = 80 * 1024 * 1024;
const LinksSchema = z.array(ShareLinkSchema).max(1000);

/** `Authorization` for a credential, as every share store reads it. */
export function bearer({ kind, id, secret }: Credential): string {
  return `Bearer ${kind}.${id}.${secret}`;
}

/**
 * Another server that keeps shares: a Trefoil, or anything else that answers `/api/shares` alike. Its address may come out of a link, so it
 * is asked as servers are: only public addresses over https, this computer where the app is for this computer alone, and the hosts that
 * whoever started the app named in `TREFOIL_PRIVATE_RELAYS`.
 * @param relayKey what it wants before it keeps a share
 * @param patience milliseconds for a whole answer
 */
export function relayShareStore(origin: string, relayKey?: string, patience = PATIENCE_MS): ShareStore {
  const call = async (
    authorization: string | undefined,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<unknown> => {
    const { status, ok, text } = await ask(`${origin}/api/shares${path}`, patience, {
      method,
      headers: {
        ...(authorization && { Authorization: authorization }),
        ...(body !== undefined && { "Content-Type": "application/json" }),
        Accept: "application/json",
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    }).catch((error: unknown) => {
      const words = error instanceof Stopped && error.kind !== "too-slow" ? error.message : `${origin} did not answer.`;
      throw new Refusal(502, words);
    });
    if (status >= 300 && status < 400) throw new Refusal(502, `${origin} sends on to another address.`);
    if (!ok) throw new Refusal(status, wordsOf(text) ?? `${origin} said ${status}.`);
    try {
      return text === "" ? undefined : JSON.parse(text);
    } catch {
      throw new Refusal(502, `${origin} answered with something else than a share.`);
    }
  };
  const parse = <S extends z.ZodType>(schema: S, value: unknown): z.infer<S> => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) throw new Refusal(502, `${origin} answered with something else than a share.`);
    return parsed.data;
  };
  return {
    keep: async (sealed) =>
      parse(CreatedShareSchema, await call(relayKey && `Bearer keep.${relayKey}`, "POST", "", { sealed })),
    read: async (who) => parse(HeldShareSchema, await call(bearer(who), "GET", "")),
    countOpen: async (who) => void (await call(bearer(who), "POST", "/opens", {})),
    log: async (who) => parse(KeptLogSchema, await call(bearer(who), "GET", "/log")),
    append: async (who, entry) => void (await call(bearer(who), "POST", "/log", entry)),
    links: async (who) => parse(LinksSchema, await call(bearer(who), "GET", "/links")),
    mint: async (who, link) => parse(MintedSchema, await call(bearer(who), "POST", "/links", link)),
    revoke: async (who, linkId) => void (await call(bearer(who), "POST", "/revoke", { linkId })),
    withdraw: async (who) => void (await call(bearer(who), "POST", "/withdraw", {})),
  };
}

/** One request through the guard, its whole answer within the time. */
async function ask(
  address: string,
  patience: number,
  init: RequestInit,
): Promise<{ status: number; ok: boolean; text: string }> {
  const stop = new Stop();
  const inTime = stop.after(patience, () => new Stopped("too-slow", "It took too long."));
  const bounds = { ...LIMITS, connectMs: patience, messageBytes: MOST_BYTES, totalBytes: MOST_BYTES };
  const { fetch, close } = guardedFetch({ loopback: env.onLoopback, allowedHosts: env.privateRelays }, bounds, stop);
  try {
    const response = await stop.race(fetch(address, init));
    return { status: response.status, ok: response.ok, text: await stop.race(response.text()) };
  } catch (error) {
    throw stop.reason ?? error;
  } finally {
    inTime();
    await close();
  }
}

function wordsOf(text: string): string | undefined {
  try {
    const { problem } = JSON.parse(text) as { problem?: unknown };
    return typeof problem === "string" ? problem.slice(0, 300) : undefined;
  } catch {
    return undefined;
  }
}
