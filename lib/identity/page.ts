import { headers } from "next/headers";
import { forbidden, redirect } from "next/navigation";
import { PLACE_HEADER, SIGN_IN_PAGE } from "../access/guests";
import { env } from "../env";
import { actFor } from "../who";
import { admit, Refused, type DeclaredPermission } from "./needs";

/** The only way to a page and to its metadata: whoever asks must have the permission, and is told so otherwise. */
export function page<P, T>(declared: DeclaredPermission, make: (props: P) => T | Promise<T>) {
  return async (props: P): Promise<T> => {
    const asker = await admit(declared).catch(refuse);
    return actFor(asker, () => make(props));
  };
}

/** Whoever is not signed in, or no longer is, is sent to the sign-in page; others are told that they may not see this. */
async function refuse(error: unknown): Promise<never> {
  if (!(error instanceof Refused)) throw error;
  if (!env.signIn || error.asker.kind !== "nobody") forbidden();
  redirect(`${SIGN_IN_PAGE}?${new URLSearchParams({ next: (await headers()).get(PLACE_HEADER) ?? "/" })}`);
}
