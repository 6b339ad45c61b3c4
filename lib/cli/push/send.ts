import * as z from "zod";
import { PUSH_LIMITS, type Push, type PushAnswer } from "@/lib/core/push/push";
import { showHidden, shorten } from "@/lib/core/text/visible";
import { EXIT, Failure } from "../exit";
import type { Io } from "../io";

export type Receiver = { to: URL; token: string };

/** Milliseconds. A server judges what is new before it answers. */
const PATIENCE = 600_000;
/** UTF-16 units of an answer that are read, and of a refusal that are shown. */
const ANSWER = 1_000_000;
const SHOWN = 500;

const MissingAnswerSchema = z.object({ missing: z.array(z.string()) });
const AnswerSchema = z.object({
  session: z.object({ id: z.string(), name: z.string(), level: z.string() }),
  servers: z.object({ added: z.number(), changed: z.number(), same: z.number(), unlisted: z.number() }),
});
const ProblemSchema = z.object({ problem: z.string() });

/** The address of a server that a token may be shown to. */
export function receiverAt(address: string): URL {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Failure("--to takes the address of your team’s Trefoil, such as https://trefoil.example.");
  if (url.protocol === "http:" && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname))
    throw new Failure("--to must begin with https://: over http the token could be read on the way.");
  return url;
}

/** Sends what the server does not know yet. */
export async function send(io: Io, receiver: Receiver, push: Push): Promise<PushAnswer> {
  const digests = [...new Set(push.servers.flatMap(({ digest }) => digest ?? []))];
  const known = MissingAnswerSchema.parse(await ask(io, receiver, "/api/push/missing", { digests }));
  const missing = new Set(known.missing);
  const servers = push.servers.map(({ offer, ...server }) =>
    offer && missing.has(server.digest!) ? { ...server, offer } : server,
  );
  return AnswerSchema.parse(await ask(io, receiver, "/api/push", { ...push, servers }));
}

async function ask(io: Io, { to, token }: Receiver, path: string, asked: unknown): Promise<unknown> {
  const body = JSON.stringify(asked);
  if (Buffer.byteLength(body) > PUSH_LIMITS.bytes)
    throw new Failure(
      `What would be sent has ${(Buffer.byteLength(body) / 1e6).toFixed(1)} MB; at most ${PUSH_LIMITS.bytes / 1e6} MB are taken. Push fewer servers at a time.`,
    );
  const { status, text } = await fetchText(io, new URL(path, to), { token, body });
  const read = parse(text);
  if (status === 200 && read !== undefined) return read;
  const told = ProblemSchema.safeParse(read);
  const words = shorten(showHidden(told.success ? told.data.problem : text.trim()), SHOWN) || `status ${status}`;
  throw new Failure(`${to.host} refused the push: ${words}`, status >= 500 ? EXIT.unreachable : EXIT.usage);
}

async function fetchText(
  io: Io,
  url: URL,
  { token, body }: { token: string; body: string },
): Promise<{ status: number; text: string }> {
  const patience = AbortSignal.timeout(PATIENCE);
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body,
      // Another address was never agreed to, and would get the token.
      redirect: "error",
      signal: io.signal ? AbortSignal.any([io.signal, patience]) : patience,
    });
    return { status: response.status, text: (await response.text()).slice(0, ANSWER) };
  } catch (error) {
    if (io.signal?.aborted) throw new Failure("Cancelled.", EXIT.cancelled);
    const { message, cause } = error as Error;
    const why = cause instanceof Error ? cause.message : message;
    throw new Failure(`${url.host} could not be reached: ${showHidden(why)}.`, EXIT.unreachable);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
