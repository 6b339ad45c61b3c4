import { logFault } from "@/lib/log";
import { describeLaunch } from "@/lib/mcp/consent/describe-launch";
import type { ReachOptions } from "@/lib/mcp/connect-options";
import { seal, unseal } from "@/lib/secrets/seal";
import type { Consent } from "@/lib/store/consents";
import type { StoredServer } from "@/lib/store/servers";
import { getSignIn, renewSignIn } from "@/lib/store/sign-ins";
import { addStart, endStart } from "@/lib/store/starts";
import { allowedHostsOf } from "./allowed-hosts";

/** How a server is reached as a person agreed to it: allowed hosts, isolation, sign-in, and every start written down before it happens. */
export async function reachAsAgreed(
  server: StoredServer,
  consent: Consent,
  { anonymous = false } = {},
): Promise<ReachOptions> {
  const allowedHosts = await allowedHostsOf(server.id);
  const { argv } = describeLaunch(server);
  return {
    allowedHosts,
    anonymous,
    isolated: consent.isolated,
    signIn: await keptSignIn(server.id),
    async onStart() {
      const { digest, at: agreedAt, by: agreedBy, isolated } = consent;
      const id = await addStart({
        serverId: server.id,
        server: server.name,
        argv,
        digest,
        agreedAt,
        agreedBy,
        isolated,
      }).catch((error: unknown) => {
        const id = logFault("A start could not be written down", error);
        throw new Error(
          `Not started, since the start could not be written down. Look at the free space of the disk and at the data folder. The terminal that Trefoil runs in says why, under ${id}.`,
        );
      });
      return (ending) => endStart(id, ending);
    },
  };
}

async function keptSignIn(serverId: string): Promise<ReachOptions["signIn"]> {
  const kept = await getSignIn(serverId);
  if (!kept) return undefined;
  const { account, issuer, scope } = kept;
  let { sealed } = kept;
  return {
    account,
    issuer,
    scope,
    grant: unseal(sealed),
    async onRenewed(grant) {
      const renewed = seal(grant);
      await renewSignIn(serverId, sealed, renewed);
      sealed = renewed;
    },
  };
}
