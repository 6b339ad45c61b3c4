import { route } from "@/lib/identity/route";
import { endByProvider } from "@/lib/identity/sign-in/back-channel";
import { isSignInOn } from "@/lib/identity/sign-in/provider";
import { logFault } from "@/lib/log";
import { requestText } from "@/lib/request-text";

export const dynamic = "force-dynamic";

const LONGEST_BODY = 20_000;

/** The identity provider says that somebody signed out there. What it sends is signed. */
export const POST = route("anyone", async (request: Request): Promise<Response> => {
  if (!isSignInOn()) return new Response("There is nothing here.", { status: 404 });
  const headers = { "Cache-Control": "no-store" };
  const body = await requestText(request, LONGEST_BODY);
  try {
    await endByProvider(new URLSearchParams(body ?? "").get("logout_token") ?? "");
    return new Response(null, { status: 200, headers });
  } catch (error) {
    logFault("A logout of the identity provider was refused", error, { level: "warn" });
    return Response.json({ error: "invalid_request" }, { status: 400, headers });
  }
});
