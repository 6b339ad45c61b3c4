import { getServer } from "@/lib/store/servers";
import { isAgreed } from "./consent";
import { listings } from "./listings";

/**
 * Begins to list those servers that were agreed to, and names the rest. What is switched off or given by hand is passed over. A listing is
 * written down until it ends, so that an app which starts again, or another copy of it, takes it up.
 */
export async function listTools(
  serverIds: readonly string[],
  { anonymous = false } = {},
): Promise<{ unagreed: string[] }> {
  const unagreed: string[] = [];
  const running = await listings();
  for (const id of serverIds) {
    const server = await getServer(id);
    if (!server || server.disabled || server.transport.kind === "given") continue;
    if (await isAgreed(server)) await running.ask({ serverId: id, anonymous });
    else unagreed.push(id);
  }
  return { unagreed };
}

/** Ends a listing at a person's request: it is not resumed. */
export async function cancelListing(serverId: string): Promise<void> {
  await (await listings()).cancel(serverId);
}
