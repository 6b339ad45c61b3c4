import type { Server } from "../model/server";
import type { Session } from "../model/session";
import { matchesPattern } from "../text/pattern";

/**
 * Whether a pattern or allow-list of the config keeps a tool from the model. It holds for tools that the server adds later, too.
 * Names without a pattern are not asked here: a session starts with those switched off.
 */
export function isHiddenByConfig(
  { hiddenTools, onlyTools }: Pick<Server, "hiddenTools" | "onlyTools">,
  tool: string,
): boolean {
  if (onlyTools && !onlyTools.some((pattern) => matchesPattern(tool, pattern))) return true;
  return hiddenTools.some((pattern) => pattern.includes("*") && matchesPattern(tool, pattern));
}

/** Tools and channels that are left out unless somebody asks for them, and that these switches leave on: what has to be kept besides what is off. */
export function askedFor(session: Session, off: ReadonlySet<string>): string[] {
  return session.servers.flatMap((server) =>
    server.tools.filter((tool) => (tool.hiddenByConfig || tool.onRequest) && !off.has(tool.id)).map((tool) => tool.id),
  );
}
