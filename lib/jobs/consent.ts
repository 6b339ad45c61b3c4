import { reachOf } from "@/lib/core/text/reach";
import type { Launch } from "@/lib/core/model/launch";
import type { Secrets } from "@/lib/core/model/secret";
import { describeLaunch } from "@/lib/mcp/consent";
import { launchDigest, unseal } from "@/lib/secrets/seal";
import { hasConsent, putConsent } from "@/lib/store/consents";
import { findSealedSecrets } from "@/lib/store/secrets";
import type { StoredServer } from "@/lib/store/servers";

/** The secrets of a registered server, opened. */
export async function secretsOf(serverId: string): Promise<Secrets> {
  const sealed = await findSealedSecrets(serverId);
  return Object.fromEntries(Object.entries(sealed).map(([place, text]) => [place, unseal(text)]));
}

/** What a person agrees to: this entry as it is now, values included. */
export async function consentDigest(server: StoredServer): Promise<string> {
  return launchDigest(server, await secretsOf(server.id));
}

/** A person agreed to reach exactly this entry; one that was given by hand needs no agreement. */
export async function isAgreed(server: StoredServer): Promise<boolean> {
  return server.transport.kind === "given" || hasConsent(server.id, await consentDigest(server));
}

/** Remembers that a person agreed to the entry of this digest; refuses when the entry is another one by now. */
export async function agreeTo(server: StoredServer, digest: string): Promise<boolean> {
  if (digest !== (await consentDigest(server))) return false;
  await putConsent(server.id, digest, reachOf(server.transport).words);
  return true;
}

/** What is asked before this server is reached; null when there is nothing to reach. */
export async function launchOf(server: StoredServer): Promise<Launch | null> {
  const digest = await consentDigest(server);
  const { kind, argv, line, env, cwd, headers, variables, package: run, warnings } = describeLaunch(server);
  const common = { serverId: server.id, name: server.name, digest, agreed: await hasConsent(server.id, digest), line, variables, warnings };
  if (kind === "command") return { ...common, kind, argv, env, cwd, package: run };
  return kind === "address" ? { ...common, kind, headers, encrypted: /^https:/i.test(line) } : null;
}
