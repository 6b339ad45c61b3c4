import { sayName } from "../findings/define";
import { CHANNELS } from "../model/channel";
import type { Session, SessionTool } from "../model/session";
import type { DriftItem } from "./drift";

/** Servers that were seen completely and no longer are, or the other way round. */
export function seenOtherwise(before: Session, after: Session): DriftItem[] {
  const was = new Map(before.servers.map((server) => [server.name, server]));
  return after.servers.flatMap((server): DriftItem[] => {
    const old = was.get(server.name);
    if (!old || server.off || old.state === server.state) return [];
    return server.state === "listed"
      ? [{ kind: "server", what: `Server ${sayName(server.name)} is seen whole now.`, effect: "none" }]
      : [
          {
            kind: "server",
            what: `Server ${sayName(server.name)} was seen whole and is not any more.`,
            effect: "worse",
          },
        ];
  });
}

/** Servers whose tools are the same but that changed otherwise: instructions, prompts or resources reach the model too. */
export function changedBeside(before: Session, after: Session): DriftItem[] {
  const was = new Map(before.servers.map((server) => [server.name, server]));
  return after.servers.flatMap((server): DriftItem[] => {
    const old = was.get(server.name);
    const [one, other] = [old?.listing?.digest, server.listing?.digest];
    if (!old || server.off || one === undefined || other === undefined || one === other) return [];
    const digests = (tools: readonly SessionTool[]) =>
      tools
        .filter((tool) => !isChannel(tool))
        .map((tool) => tool.digest)
        .sort()
        .join();
    return digests(old.tools) === digests(server.tools)
      ? [
          {
            kind: "server",
            what: `Server ${sayName(server.name)} has the same tools and other instructions, prompts or resources.`,
            effect: "none",
          },
        ]
      : [];
  });
}

/** A lock keeps only the name of a channel. */
function isChannel({ channel, tool }: SessionTool): boolean {
  return channel !== undefined || CHANNELS.some((one) => tool.name === `@${one}` || tool.name.startsWith(`@${one}-`));
}
