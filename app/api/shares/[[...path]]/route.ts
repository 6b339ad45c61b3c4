import { answerShare, answering, credentialOf, KeepSchema, ok, readBody } from "@/lib/shares/answer";
import { Refusal } from "@/lib/shares/share-store";
import { localShareStore } from "@/lib/shares/local-share-store";
import { matches } from "@/lib/shares/secrets";
import { getSharing } from "@/lib/store/sharing";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ path?: string[] }> };

/** Stored shares, for whoever holds a link and for owners on other machines. No cookie is needed: the answer is ciphertext, given to whoever has the secret. */
export const GET = route("anyone", (request: Request, { params }: Context): Promise<Response> => {
  return answering(async () =>
    answerShare(request, (await params).path ?? [], localShareStore(), credentialOf(request)),
  );
});

export const POST = route("anyone", (request: Request, { params }: Context): Promise<Response> => {
  return answering(async () => {
    const { path = [] } = await params;
    if (path.length > 0) return answerShare(request, path, localShareStore(), credentialOf(request));
    // As a relay: somebody else's share, if this Trefoil keeps any and they show the key for it.
    const { keepHash } = await getSharing();
    const [, key] = /^Bearer keep\.([\w-]{22,64})$/.exec(request.headers.get("authorization") ?? "") ?? [];
    if (keepHash === null || key === undefined || !matches(key, keepHash))
      throw new Refusal(403, "This Trefoil does not keep shares for you.");
    return ok(await localShareStore({ foreign: true }).keep((await readBody(request, KeepSchema)).sealed));
  });
});
