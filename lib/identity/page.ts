import { headers } from "next/headers";
import { forbidden, redirect } from "next/navigation";
import { PLACE_HEADER, SIGN_IN_PAGE } from "../access/guests";
import { env } from "../env";
import { actFor } from "../who";
import { admit, Refused, type Declared } from "./needs";

/** The one way to a page, and to what its head says: whoever asks must have the permission, or is told so instead. */
export function page<P, T>(declared: Declared, make: (props: P) => T | Promise<T>) {
  return async (props: P): Promise<T> => {
    const asker = await admit(declared).catch(refuse);
    return actFor(asker, () => make(props));
  };
}

/** Who is not signed in, or no longer, is led to where they can; others are told that they may not. */
async function refuse(error: unknown): Promise<never> {
  if (!(error instanceof Refused)) throw error;
  if (!env.signIn || error.asker.kind !== "nobody") forbidden();
  redirect(`${SIGN_IN_PAGE}?${new URLSearchParams({ next: (await headers()).get(PLACE_HEADER) ?? "/" })}`);
}
