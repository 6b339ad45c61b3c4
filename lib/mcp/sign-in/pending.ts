import { Secret } from "@/lib/core/model/secret";
import type { SignInGrant } from "./grant";

/** The first half of a sign-in, to be kept secret until the browser comes back: it holds the PKCE verifier. */
export type PendingSignIn = {
  state: string;
  verifier: string;
  redirectUrl: string;
  grant: Omit<SignInGrant, "accessToken">;
  /** Whether services on this computer may be contacted in the second half. */
  loopback: boolean;
};

/** With what the person calls the sign-in. */
export type BegunAs = { account: string; pending: PendingSignIn };

export const closePending = (begun: BegunAs): Secret => new Secret(JSON.stringify(begun));

/** Of what was sealed by this app, so that its shape is not checked again. */
export const openPending = (secret: Secret): BegunAs => JSON.parse(secret.reveal()) as BegunAs;
