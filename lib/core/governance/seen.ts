import { identityOf } from "../classification/reviewed/identity";
import type { KnownTools } from "../classification/reviewed/known";
import type { Server } from "../model/server";
import type { ServerRecord, TrustLevel } from "../model/server-record";
import { describePackage } from "../text/describe-package";

/** What Trefoil itself sees of where a server's program comes from, one sentence each, and the level that this supports by itself. */
export type SourceRemark = { says: string; bears?: TrustLevel };

/** Read from the entry alone, and from which servers are known: nothing is fetched for it. */
export function seenOf(
  { transport, origin }: Pick<Server, "transport" | "origin">,
  known?: KnownTools,
): SourceRemark[] {
  const [server] = known?.reachedAs(identityOf(transport)) ?? [];
  return [
    ...(transport.kind === "stdio" ? commandSeen(transport.command, transport.args) : []),
    ...(transport.kind === "http"
      ? [
          {
            says: `It runs elsewhere: whoever runs ${hostIn(transport.url)} can put another program there at any time.`,
          },
        ]
      : []),
    ...(transport.kind === "given" ? [{ says: `${sayGiven(transport.from)}: there is no program to look at.` }] : []),
    ...(origin?.importer === "registry"
      ? [
          {
            says: `Its entry was read from a registry's file (${origin.file}); the file was not compared with the registry.`,
            bears: "registry entry" as const,
          },
        ]
      : []),
    ...(server ? [{ says: `By the way it is reached it is a server that Trefoil knows: ${server.label}.` }] : []),
  ];
}

const sayGiven = (from: string | undefined): string =>
  from === undefined ? "Its tools were given by hand" : `Its tools were sent by ${from}`;

function commandSeen(command: string, args: readonly string[]): SourceRemark[] {
  if (args.some((word) => /@sha256:[0-9a-f]{64}$/.test(word)))
    return [{ says: "Its command names the image by its digest: other bytes do not start.", bears: "pinned digest" }];
  const program = command
    .replace(/^.*[\\/]/, "")
    .replace(/\.(exe|cmd|bat)$/i, "")
    .toLowerCase();
  const run = describePackage(program, args);
  if (!run)
    return [
      { says: "Its command runs what is installed on this computer; which version that is does not show in it." },
    ];
  if (!run.pinned)
    return [{ says: `Its command fetches ${run.name} in whichever version is the newest when it starts.` }];
  return [
    {
      says: `Its command names one version of ${run.name}${run.version ? ` (${run.version})` : ""}. A version is not a digest: what a registry hands out under it is not checked.`,
    },
  ];
}

/** What contradicts a claim in what is seen; undefined when nothing does. */
export function doubtOf(
  { trust, trustReason }: Pick<ServerRecord, "trust" | "trustReason">,
  seen: readonly SourceRemark[],
): string | undefined {
  if (trust === "none" || seen.some(({ bears }) => bears === trust)) return undefined;
  const why = trustReason.trim() === "" ? " and gives no reason" : "";
  if (trust === "pinned digest")
    return `The record says “pinned digest”${why}; Trefoil sees no digest in how the server is reached.`;
  if (trust === "signed source")
    return `The record says “signed source”${why}; Trefoil checks no publisher's signature, so it rests on that person's word.`;
  return `The record says “registry entry”${why}; Trefoil did not read this entry from a registry's file.`;
}

function hostIn(url: string): string {
  return /^[a-z][a-z0-9+.-]*:\/\/(?:[^/?#@]*@)?([^/?#]+)/i.exec(url)?.[1] ?? "its address";
}
