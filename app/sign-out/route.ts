import { route } from "@/lib/identity/route";
import { endSignIn } from "@/lib/identity/sign-in/end";
import { isSignInOn } from "@/lib/identity/sign-in/provider";

export const dynamic = "force-dynamic";

/** Ends the session of this browser. `proxy.ts` lets only the app's own pages ask for it. */
export const POST = route("anyone", async (request: Request): Promise<Response> => {
  if (!isSignInOn()) return new Response("There is nothing here.", { status: 404 });
  return endSignIn(request);
});
