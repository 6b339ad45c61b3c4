import type { Server } from "../model/server";
import type { Session } from "../model/session";
import { matchesPattern } from "../text/pattern";

/**
 * Whether a pattern or allow-list of the config hides a tool from the model, including tools that the server adds later. Names without a pattern do not count here: a session starts with those switched off.
 */
export function isHiddenByConfig(
  { hiddenTools, onlyTools }: Pick<Server, "hiddenTools" | "onlyTools">,
  tool: string,
): boolean {
  if (onlyTools && !onlyTools.some((pattern) => matchesPattern(tool, pattern))) return true;
  return hiddenTools.some((pattern) => pattern.includes("*") && matchesPattern(tool, pattern));
}

/** What the configs switch off by name: disabled servers, hidden tools. A new session starts with these switches. */
export function offByConfig(servers: readonly Server[]): string[] {
  return servers.flatMap(({ name, disabled, hiddenTools }) => [
    ...(disabled ? [name] : []),
    ...hiddenTools.filter((tool) => !tool.includes("*")).map((tool) => `${name}/${tool}`),
  ]);
}

/** Tools and channels that are off by default and that these switches turn on: what has to be stored besides what is off. */
export function askedFor(session: Session, off: ReadonlySet<string>): string[] {
  return session.servers.flatMap((server) =>
    server.tools.filter((tool) => (tool.hiddenByConfig || tool.onRequest) && !off.has(tool.id)).map((tool) => tool.id),
  );
}
