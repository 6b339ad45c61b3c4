import { findHost } from "@/lib/core/hosts";
import { partsOf, PUSH_SCHEMA, PushSchema, snapshotOf, type Push, type PushedServer } from "@/lib/core/push/push";
import { reachOf } from "@/lib/core/text/reach";
import { shorten } from "@/lib/core/text/visible";
import type { Candidate } from "../candidate";
import { Failure } from "../exit";
import type { JudgedSession } from "../judge";
import { withoutSecrets } from "./without-secrets";

/** UTF-16 units of a command line that are sent. */
const REACHED = 2_000;

/** All that is sent of a session: names, command lines without values, definitions. */
export function bodyOf({ session, candidates }: JudgedSession, machine: Push["machine"]): Push {
  const off = session.servers.flatMap((server) => [
    ...(server.off ? [server.name] : []),
    ...server.tools.filter((tool) => tool.off && !tool.hiddenByConfig && !tool.onRequest).map(({ id }) => id),
  ]);
  const secrets = candidates.map((candidate) => candidate.secrets);
  const body = withoutSecrets(
    {
      schema: PUSH_SCHEMA,
      machine,
      session: { name: session.name, host: findHost(session.host)?.id ?? "none", off },
      servers: candidates.map(serverOf),
    },
    secrets,
  );
  const read = PushSchema.safeParse({ ...body, servers: body.servers.map(withDigest), machine });
  if (read.success) return read.data;
  const { path, message } = read.error.issues[0]!;
  throw new Failure(`This session cannot be pushed: ${path.join(".")}: ${message}.`);
}

function serverOf({ server, snapshot, unlistedReason }: Candidate): Omit<PushedServer, "digest"> {
  return {
    name: server.name,
    reached: shorten(reachOf(server.transport).words, REACHED),
    disabled: server.disabled,
    hiddenTools: server.hiddenTools,
    ...(server.onlyTools && { onlyTools: server.onlyTools }),
    ...(snapshot ? partsOf(snapshot) : { problem: unlistedReason ?? "It is switched off, so it was not asked." }),
  };
}

/** The digest is that of what is sent, in which values of secrets are masked. */
function withDigest(server: Omit<PushedServer, "digest">): PushedServer {
  return server.offer ? { ...server, digest: snapshotOf(server.offer, server, "").digest } : server;
}
