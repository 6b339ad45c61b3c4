import { logFault } from "@/lib/log";
import { requestText } from "@/lib/request-text";
import * as z from "zod";
import { RightSchema, SealedEntrySchema, SealedSchema } from "../core/model/share";
import { Refusal, type Credential, type ShareStore } from "./share-store";

const AppendSchema = z.object({ seq: z.number().int().nonnegative(), sealed: SealedEntrySchema });
const MintSchema = z.object({ right: RightSchema, expiresAt: z.iso.datetime() });
const RevokeSchema = z.object({ linkId: z.string().max(64) });
export const KeepSchema = z.object({ sealed: SealedSchema });

const HEADERS = { "Cache-Control": "no-store", "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex, nofollow" };

/** The credential in `Authorization: Bearer link.ID.SECRET` or `owner.ID.SECRET`. */
export function credentialOf(request: Request): Credential {
  const [, kind, id, secret] =
    /^Bearer (link|owner)\.([\w-]{22,64})\.([\w-]{22,64})$/.exec(request.headers.get("authorization") ?? "") ?? [];
  if (kind === undefined) throw new Refusal(401, "This needs the secret of a link.");
  return { kind: kind as Credential["kind"], id: id!, secret: secret! };
}

/**
 * One request of the stored-share protocol against one store. GET reads and changes nothing; everything else is a POST.
 * `path` is what follows `/api/shares`.
 */
export async function answerShare(
  request: Request,
  path: readonly string[],
  store: ShareStore,
  who: Credential,
): Promise<Response> {
  const does = `${request.method} /${path.join("/")}`;
  switch (does) {
    case "GET /":
      return ok(await store.read(who));
    case "POST /opens":
      return ok(await store.countOpen(who));
    case "GET /log":
      return ok(await store.log(who));
    case "POST /log":
      return ok(await store.append(who, await readBody(request, AppendSchema)));
    case "GET /links":
      return ok(await store.links(who));
    case "POST /links":
      return ok(await store.mint(who, await readBody(request, MintSchema)));
    case "POST /revoke":
      return ok(await store.revoke(who, (await readBody(request, RevokeSchema)).linkId));
    case "POST /withdraw":
      return ok(await store.withdraw(who));
    default:
      throw new Refusal(404, "There is nothing here.");
  }
}

/** Runs a handler and turns a refusal into its answer. */
export async function answering(handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    if (!(error instanceof Refusal)) {
      const id = logFault("A request for a share failed", error);
      return Response.json(
        { problem: `This was not done: a fault on the side of the server that stores the share (${id}).` },
        { status: 500, headers: HEADERS },
      );
    }
    return Response.json({ problem: error.message }, { status: error.status, headers: HEADERS });
  }
}

export function ok(value: unknown): Response {
  return value === undefined
    ? new Response(null, { status: 204, headers: HEADERS })
    : Response.json(value, { headers: HEADERS });
}

const MOST_BYTES = 3_000_000;

/** A body that is not JSON of the right form is refused with 400, one that is too big with 413. */
export async function readBody<S extends z.ZodType>(request: Request, schema: S): Promise<z.infer<S>> {
  const text = await requestText(request, MOST_BYTES);
  if (text === undefined) throw new Refusal(413, "This is too big to be kept.");
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new Refusal(400, "This is not a request that a share store understands.");
  }
}
