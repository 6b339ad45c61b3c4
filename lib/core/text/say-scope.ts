import { firstFew } from "./first-few";
import { countReport, type Report } from "../model/report";
import { count } from "./say-verdict";

/** What was checked and what was not, one sentence each: a verdict is worth as much as its scope. */
export function sayScope({
  servers,
  tools,
  session,
  author,
  ruleset,
  audit,
}: Pick<Report, "servers" | "tools" | "session" | "author" | "ruleset" | "audit">): string[] {
  const own = servers.filter((server) => !server.builtIn);
  const on = own.filter((server) => !server.off);
  const files = [...new Set(own.flatMap((server) => (server.origin ? [server.origin.file] : [])))].sort();
  const revisions = [
    ...new Set(own.flatMap((server) => (server.protocolVersion !== undefined ? [server.protocolVersion] : []))),
  ].sort();
  const names = (some: readonly { name: string }[]) => firstFew(some, 8, ({ name }) => name);
  const unlisted = on.filter((server) => server.state === "unlisted");
  const partial = on.filter((server) => server.state === "partial");
  return [
    `Checked ${count(on.filter(({ component }) => !component).length, "server")}${sayBeside(on)} with ${count(countReport({ servers, tools }).tools, "tool")}${session.host === "none" ? ", without the tools of the agent application itself" : `, including the built-in tools of ${session.host}`}.`,
    ...(files.length > 0 ? [`Configured in ${firstFew(files, 8)}.`] : []),
    ...(own.length > on.length ? [`Switched off, and not counted: ${names(own.filter((server) => server.off))}.`] : []),
    ...(unlisted.length > 0 ? [`Not seen: ${names(unlisted)}.`] : []),
    ...(partial.length > 0 ? [`Seen in part: ${names(partial)}.`] : []),
    ...(revisions.length > 0 ? [`Revisions of MCP spoken: ${revisions.join(", ")}.`] : []),
    "Credentials are not part of this report; what a server offers can depend on the credential it was asked with.",
    ...(ruleset ? [`Judged by the rules of version ${ruleset.version}, digest ${ruleset.digest.slice(0, 16)}.`] : []),
    ...(audit ? [`The audit log of the Trefoil that made it stood at entry ${audit.seq}, head ${audit.digest}.`] : []),
    ...(author !== undefined && author !== "" ? [`Author: ${author}.`] : []),
  ];
}

/** "and 3 files of skills, agents and the like" */
function sayBeside(on: Report["servers"]): string {
  const beside = on.filter(({ component }) => component).length;
  return beside === 0
    ? ""
    : ` and ${beside === 1 ? "one skill, agent or the like" : `${beside} skills, agents and the like`}`;
}
