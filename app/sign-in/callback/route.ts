import { route } from "@/lib/identity/route";
import { redirectTo } from "@/lib/identity/sign-in/answers";
import { completeSignIn, NoSignIn } from "@/lib/identity/sign-in/complete";
import { noCookie } from "@/lib/identity/sign-in/cookies";
import { isSignInOn } from "@/lib/identity/sign-in/provider";
import { logFault } from "@/lib/log";

export const dynamic = "force-dynamic";

/** The browser comes back from the identity provider. What does not fit the sign-in that it began is refused, and why stands in the log alone. */
export const GET = route("anyone", async (request: Request): Promise<Response> => {
  if (!isSignInOn()) return new Response("There is nothing here.", { status: 404 });
  try {
    return await completeSignIn(request);
  } catch (error) {
    if (!(error instanceof NoSignIn)) logFault("A sign-in was refused", error, { level: "warn" });
    return redirectTo("/sign-in?problem=refused", [noCookie("sign-in")]);
  }
});
