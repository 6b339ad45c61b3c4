import { reachOf } from "@/lib/core/text/reach";
import type { Launch } from "@/lib/core/model/launch";
import type { Secrets } from "@/lib/core/model/secret";
import { env } from "@/lib/env";
import { describeLaunch } from "@/lib/mcp/consent/describe-launch";
import { isolationFor } from "@/lib/mcp/isolate";
import { launchDigest, unseal } from "@/lib/secrets/seal";
import { getConsent, putConsent, type Consent } from "@/lib/store/consents";
import { findSealedSecrets } from "@/lib/store/secrets";
import type { StoredServer } from "@/lib/store/servers";
import { whoActs } from "@/lib/who";
import { allowedHostsOf } from "./allowed-hosts";

/** The secrets of a registered server, opened. */
export async function secretsOf(serverId: string): Promise<Secrets> {
  const sealed = await findSealedSecrets(serverId);
  return Object.fromEntries(Object.entries(sealed).map(([place, text]) => [place, unseal(text)]));
}

/** What a person agrees to: the entry exactly as it is now, including its values. */
export async function consentDigest(server: StoredServer): Promise<string> {
  return launchDigest(server, await secretsOf(server.id));
}

/** The consent to reach the entry exactly as it is now. */
export async function consentTo(server: StoredServer): Promise<Consent | null> {
  return getConsent(server.id, await consentDigest(server));
}

/** Whether a person agreed to reach exactly this entry; an entry whose tools were given by hand needs no consent. */
export async function isAgreed(server: StoredServer): Promise<boolean> {
  return server.transport.kind === "given" || (await consentTo(server)) !== null;
}

/** Remembers that a person agreed to the entry of this digest; refuses when the entry is another one by now. */
export async function agreeTo(server: StoredServer, digest: string, isolated = false): Promise<boolean> {
  if (digest !== (await consentDigest(server))) return false;
  await putConsent(server.id, {
    digest,
    argv: reachOf(server.transport).words,
    by: whoActs(),
    isolated: isolated && server.transport.kind === "stdio",
  });
  return true;
}

/** What a person is asked before this server is reached; null when there is nothing to reach. */
export async function launchOf(server: StoredServer): Promise<Launch | null> {
  const { transport } = server;
  const secrets = await secretsOf(server.id);
  const digest = launchDigest(server, secrets);
  const allowedHosts = await allowedHostsOf(server.id);
  const {
    kind,
    argv,
    line,
    env: variablesSet,
    cwd,
    headers,
    variables,
    package: run,
    warnings,
    hostToAllow,
  } = describeLaunch(server, { allowedHosts, secrets });
  const consent = await getConsent(server.id, digest);
  const common = {
    serverId: server.id,
    name: server.name,
    digest,
    agreed: consent !== null,
    line,
    variables,
    warnings,
  };
  if (kind === "command" && transport.kind === "stdio") {
    const isolation = await isolationFor(transport.command, transport.args);
    return {
      ...common,
      kind,
      argv,
      env: variablesSet,
      cwd,
      package: run,
      isolation,
      isolated: consent?.isolated ?? false,
      startable: env.startsAllowed,
    };
  }
  return kind === "address" ? { ...common, kind, headers, encrypted: /^https:/i.test(line), hostToAllow } : null;
}
