import { Overtaxed } from "../jobs/heavy/overtaxed";
import { actFor } from "../who";
import { admit, Refused, type DeclaredPermission } from "./needs";

/** The only way to a route's handler: whoever asks must have the permission. */
export function route<R extends Request, C>(
  declared: DeclaredPermission,
  handle: (request: R, context: C) => Response | Promise<Response>,
) {
  return async (request: R, context: C): Promise<Response> => {
    try {
      return await actFor(await admit(declared), () => handle(request, context));
    } catch (error) {
      if (error instanceof Refused) return refusal(error);
      if (error instanceof Overtaxed) return new Response(error.message, { status: 503 });
      throw error;
    }
  };
}

/** In the form in which the share protocol and the browser's code expect problems. */
function refusal({ asker, message }: Refused): Response {
  return Response.json(
    { problem: message },
    { status: asker.kind === "nobody" ? 401 : 403, headers: { "Cache-Control": "no-store" } },
  );
}
