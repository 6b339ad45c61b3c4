import { createHash } from "node:crypto";
import type { Outcome } from "@/lib/core/model/outcome";
import type { SignInPlace } from "@/lib/core/model/sign-in";
import { beginSignIn } from "@/lib/mcp/sign-in/begin";
import type { ClientChoice } from "@/lib/mcp/sign-in/client";
import { finishSignIn, type SignInAnswer } from "@/lib/mcp/sign-in/finish";
import { closePending, openPending } from "@/lib/mcp/sign-in/pending";
import { revokeGrant } from "@/lib/mcp/sign-in/revoke";
import { seal, unseal } from "@/lib/secrets/seal";
import { getSignInProblem, putBegunSignIn, putSignInProblem, takeBegunSignIn } from "@/lib/store/begun-sign-ins";
import { getServer } from "@/lib/store/servers";
import { deleteSignIn, getSignIn, putSignIn } from "@/lib/store/sign-ins";
import { allowedHostsOf } from "./allowed-hosts";
import { isAgreed, secretsOf } from "./consent";
import { listTools } from "./list-tools";

/** How long a browser may take to come back: milliseconds. */
const PATIENCE = 10 * 60_000;

/** Why the last sign-in at this server came to nothing, until it is begun anew. */
export const signInProblem = getSignInProblem;

const digestOf = (state: string): string => createHash("sha256").update(state).digest("base64url");

/** Asks a server where people sign in, and answers the place to look at before going there. */
export async function prepareSignIn(
  serverId: string,
  redirectUrl: string,
  account: string,
  client: ClientChoice,
): Promise<Outcome<SignInPlace>> {
  const server = await getServer(serverId);
  if (!server) return { problem: "This server has been deleted in the meantime." };
  if (!(await isAgreed(server))) return { problem: "Agree to its address first: it is asked where to sign in." };
  const allowedHosts = await allowedHostsOf(serverId);
  const begun = await beginSignIn(server, await secretsOf(serverId), { redirectUrl, client, allowedHosts });
  if (!begun.ok) return { problem: begun.problem.message };
  const { pending } = begun;
  await putBegunSignIn(serverId, digestOf(pending.state), seal(closePending({ account, pending })));
  return { ok: begun.place };
}

/**
 * Takes what the browser brought back, once: an unknown state is refused, wherever it comes from. Returns the server it was for. Problems are kept for the server's page.
 */
export async function completeSignIn(state: string, answer: SignInAnswer): Promise<{ serverId: string } | null> {
  const found = await takeBegunSignIn(digestOf(state));
  if (!found || Date.parse(found.createdAt) + PATIENCE < Date.now()) return null;
  const { serverId } = found;
  const { account, pending } = openPending(unseal(found.sealed));
  const finished = await finishSignIn(pending, answer, { allowedHosts: await allowedHostsOf(serverId) });
  if (!finished.ok) await putSignInProblem(serverId, finished.problem.message);
  else if (await getServer(serverId)) {
    await putSignIn(serverId, {
      sealed: seal(finished.grant),
      issuer: finished.issuer,
      account,
      scope: finished.scope,
    });
    await listTools([serverId]);
  }
  return { serverId };
}

/** Revokes the tokens at the authorization server if it supports that, and deletes them here in any case. */
export async function signOut(serverId: string): Promise<Outcome<{ said: string }>> {
  const kept = await getSignIn(serverId);
  if (!kept) return { ok: { said: "Nobody is signed in." } };
  const allowedHosts = await allowedHostsOf(serverId);
  const revoked = await revokeGrant(unseal(kept.sealed), { allowedHosts });
  await deleteSignIn(serverId);
  if (!revoked.ok)
    return {
      problem: `The tokens are forgotten here, but could not be revoked at ${kept.issuer}: ${revoked.problem.message}`,
    };
  return {
    ok: {
      said: revoked.revoked
        ? `The tokens were revoked at ${kept.issuer} and forgotten here.`
        : `The tokens are forgotten here. ${kept.issuer} offers no way to revoke them; they expire by themselves.`,
    },
  };
}
