import { findGuardClient } from "@/lib/core/guard/clients";
import { installCommand } from "@/lib/core/guard/install-command";
import type { GuardCommands, InstalledLine } from "@/lib/core/guard/installed";
import { findServers } from "@/lib/store/servers";
import { newestListings } from "@/lib/store/snapshots/listings";
import type { GuardOf } from "./guard";

/** The commands that lock a session for a client, and that install and remove its guard with its current settings. */
export function commandsFor({ client, installation }: Pick<GuardOf, "client" | "installation">): GuardCommands {
  return {
    lock: `trefoil lock YOUR-CONFIG.json --host ${findGuardClient(client)!.host}`,
    install: installCommand(client, installation.rules?.settings),
    remove: `trefoil guard remove --client ${client}`,
  };
}

/** The state of the guard in each client, installed ones first. */
export async function installedLines(guards: readonly GuardOf[]): Promise<InstalledLine[]> {
  const [servers, listings] = await Promise.all([findServers(), newestListings()]);
  const digests = new Map(
    servers.flatMap(({ id, name }) => (listings.has(id) ? [[name, listings.get(id)!.digest]] : [])),
  );
  const lines = guards.map((guard): InstalledLine => {
    const { installation, client } = guard;
    const { rules } = installation;
    const { failing, closing, asks, label } = findGuardClient(client)!;
    return {
      client,
      label,
      installed: installation.installed,
      files: installation.files,
      failing,
      option: closing?.option,
      asks,
      ...(rules && { lock: { session: rules.session, digest: rules.lock, tools: rules.tools.length } }),
      changed: (rules?.snapshots ?? [])
        .filter(([name, digest]) => digests.has(name) && digests.get(name) !== digest)
        .map(([name]) => name),
      problem: installation.problem,
      commands: commandsFor(guard),
    };
  });
  return lines.sort((a, b) => Number(b.installed) - Number(a.installed));
}
