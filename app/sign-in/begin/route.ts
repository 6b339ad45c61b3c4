import { route } from "@/lib/identity/route";
import { redirectTo } from "@/lib/identity/sign-in/answers";
import { beginSignIn } from "@/lib/identity/sign-in/begin";
import { isSignInOn } from "@/lib/identity/sign-in/provider";
import { logFault } from "@/lib/log";

export const dynamic = "force-dynamic";

/** The browser goes to the identity provider; `next` is where it comes back to in the end. */
export const GET = route("anyone", async (request: Request): Promise<Response> => {
  if (!isSignInOn()) return new Response("There is nothing here.", { status: 404 });
  try {
    return await beginSignIn(new URL(request.url).searchParams.get("next"));
  } catch (error) {
    logFault("A sign-in could not begin", error);
    return redirectTo("/sign-in?problem=provider", []);
  }
});
