import { isRecord } from "@/lib/core/text/is-record";

/** Where a route of the app is, such as that of a stored share: always at the server that the page came from. */
export type Route = { base: string; headers: Record<string, string> };

/** Why there is no answer. `gone` is permanent: expired, revoked or withdrawn. */
export class Closed extends Error {
  constructor(
    message: string,
    readonly gone: boolean,
  ) {
    super(message);
  }
}

/** Somebody else was quicker. */
export class Conflict extends Error {}

/** One request to a route; when it is refused, the message is that of the answer. */
export async function call(
  { base, headers }: Route,
  method: "GET" | "POST",
  path: string,
  body?: unknown,
): Promise<unknown> {
  let response: Response;
  try {
    const sent =
      method === "POST"
        ? { method, body: JSON.stringify(body), headers: { ...headers, "Content-Type": "application/json" } }
        : { method, headers };
    response = await fetch(`${base}${path}`, { ...sent, cache: "no-store" });
  } catch {
    throw new Closed("Trefoil did not answer. Is it still running?", false);
  }
  if (response.status === 204) return undefined;
  const text = await response.text();
  if (response.ok) return JSON.parse(text);
  const said = parsed(text);
  const words =
    isRecord(said) && typeof said.problem === "string" ? said.problem : `Trefoil answered with ${response.status}.`;
  if (response.status === 409) throw new Conflict(words);
  throw new Closed(words, response.status === 410);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
