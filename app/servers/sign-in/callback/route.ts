import * as z from "zod";
import { completeSignIn } from "@/lib/jobs/sign-in";
import { route } from "@/lib/identity/route";

export const dynamic = "force-dynamic";

const text = z.string().min(1).max(4000);
const AnswerSchema = z.object({ state: text, code: text.optional(), iss: text.optional(), error: text.optional() });

/** The browser comes back from an authorization server. Only a state that was issued shortly before is accepted, and only once. */
export const GET = route("edit", async (request: Request) => {
  const parsed = AnswerSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  const completed = parsed.success ? await completeSignIn(parsed.data.state, parsed.data) : null;
  const location = completed ? `/servers/${completed.serverId}` : "/servers/sign-in/unknown";
  return new Response(null, {
    status: 303,
    headers: { location, "cache-control": "no-store", "referrer-policy": "no-referrer" },
  });
});
