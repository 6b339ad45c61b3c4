import { FORMER_RELAY_HEADER, RELAY_HEADER } from "@/lib/core/model/share";
import { answerShare, answering, credentialOf } from "@/lib/shares/answer";
import { Refusal } from "@/lib/shares/share-store";
import { relayShareStore } from "@/lib/shares/relay-share-store";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

type Context = { params: Promise<{ path?: string[] }> };

/**
 * A share that another server stores, fetched for this user's own browser, which talks to nobody else. The header names the address that the
 * user agreed to.
 */
function answer(request: Request, { params }: Context): Promise<Response> {
  return answering(async () => {
    const address = request.headers.get(RELAY_HEADER) ?? request.headers.get(FORMER_RELAY_HEADER) ?? "";
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.origin !== address)
      throw new Refusal(400, "This is not a server address.");
    return answerShare(request, (await params).path ?? [], relayShareStore(address), credentialOf(request));
  });
}

export const GET = route("read", answer);
export const POST = route("review", answer);
