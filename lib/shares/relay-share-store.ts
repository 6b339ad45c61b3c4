import { z } from "zod";
import { CreatedShareSchema, HeldShareSchema, KeptLogSchema, MintedSchema, ShareLinkSchema } from "../core/model/share";
import { Refusal, type Credential, type ShareStore } from "./share-store";

const PATIENCE_MS = 15_000;
const MOST_BYTES = 80 * 1024 * 1024;
const LinksSchema = z.array(ShareLinkSchema).max(1000);

/** `Authorization` for a credential, as every keeper reads it. */
export function bearer({ kind, id, secret }: Credential): string {
  return `Bearer ${kind}.${id}.${secret}`;
}

/** Another server that keeps shares: a Trefoil, or anything else that answers `/api/shares` alike. `relayKey` is what it wants before it keeps one. */
export function relayShareStore(origin: string, relayKey?: string): ShareStore {
  const call = async (
    authorization: string | undefined,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<unknown> => {
    let response: Response;
    try {
      response = await fetch(`${origin}/api/shares${path}`, {
        method,
        headers: {
          ...(authorization && { Authorization: authorization }),
          ...(body !== undefined && { "Content-Type": "application/json" }),
          Accept: "application/json",
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        redirect: "error",
        cache: "no-store",
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
    } catch {
      throw new Refusal(502, `${origin} did not answer.`);
    }
    const text = await readAtMost(response, MOST_BYTES);
    if (!response.ok) throw new Refusal(response.status, wordsOf(text) ?? `${origin} said ${response.status}.`);
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

async function readAtMost(response: Response, most: number): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    length += next.value.length;
    if (length > most) {
      await reader.cancel();
      throw new Refusal(502, "The answer is larger than any share.");
    }
    chunks.push(next.value);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function wordsOf(text: string): string | undefined {
  try {
    const { problem } = JSON.parse(text) as { problem?: unknown };
    return typeof problem === "string" ? problem.slice(0, 300) : undefined;
  } catch {
    return undefined;
  }
}
