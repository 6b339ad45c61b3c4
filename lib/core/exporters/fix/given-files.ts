import { readConfig, syntaxOf } from "../../importers";
import { taken, type Exporter, type FileChange, type Places, type SessionPlan } from "../define";
import { openText } from "../writing/apply-edits";

/** The user's own files as they are now. They are not stored. */
export type GivenFiles = Partial<Record<FileChange["role"], { text: string; fileName: string }>>;

/** The path of each server in the given config, and the plan with what else is there. */
export function placesOf(
  exporter: Exporter,
  plan: SessionPlan,
  config: GivenFiles["config"],
): { places: Places; complete: SessionPlan; problems: string[] } {
  if (!config) return { places: () => undefined, complete: plan, problems: [] };
  const read = readConfig(exporter.id, config.text, config.fileName);
  const entries = new Map(read.servers.map((server) => [server.name, server.origin?.entry ?? server.name]));
  const isReadable = openText(
    config.text.replace(/^\ufeff/, ""),
    syntaxOf(exporter.id, config.text, config.fileName),
  ).ok;
  const problems =
    isReadable && read.servers.length === 0 && plan.servers.some((server) => !server.off)
      ? read.problems.slice(0, 1).map(({ message }) => message)
      : [];
  const missing = plan.servers.filter(
    (server) =>
      !entries.has(server.key) &&
      !entries.has(server.name) &&
      !server.off &&
      taken(server).length + server.ask.length > 0,
  );
  if (read.servers.length > 0 && missing.length > 0)
    problems.push(
      `Not in this file: ${missing.map(({ name }) => name).join(", ")}. It may stand in another file of the same client; choose that one, too.`,
    );
  const known = new Set(plan.servers.flatMap(({ key, name }) => [key, name]));
  const others = read.servers.filter((server) => !known.has(server.name));
  if (others.length > 0 && !plan.strict)
    problems.push(
      `Also in this file, and not part of this session: ${others.map(({ name }) => name).join(", ")}. What they offer was not judged here.`,
    );
  // A part holds only what was judged.
  const unjudged = others.map((server) => ({
    name: entries.get(server.name)!,
    key: server.name,
    off: true,
    tools: [],
    hide: [],
    block: [],
    ask: [],
    reach: "",
  }));
  const complete = plan.strict ? { ...plan, servers: [...plan.servers, ...unjudged] } : plan;
  return { places: (server) => read.places[server.key] ?? read.places[server.name], complete, problems };
}
