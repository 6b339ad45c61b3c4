import type { Carried } from "./carried";

/** What a person takes out before passing a report on, beside what never is in one. */
export type Redaction = {
  /** Host names in addresses. */
  hosts?: boolean;
  /** Absolute paths in commands and reasons. */
  paths?: boolean;
};

const HOST = /\b([a-z][a-z0-9+.-]*:\/\/)[^/\s"'<>]+/gi;
const PATH = /(^|[\s"'=:(])(?:[A-Za-z]:[\\/]|~?\/)[^\s"')]+/g;

/** The same with the chosen parts replaced by placeholders; the texts of the tools stay as they are. */
export function redact(carried: Carried, { hosts = false, paths = false }: Redaction): Carried {
  if (!hosts && !paths) return carried;
  const clean = (text: string) => {
    const withoutHosts = hosts ? text.replace(HOST, "$1(host)") : text;
    return paths ? withoutHosts.replace(PATH, "$1(path)") : withoutHosts;
  };
  const servers = carried.servers.map((server) => ({
    ...server,
    reason: server.reason === undefined ? undefined : clean(server.reason),
    reach: server.reach && { ...server.reach, words: clean(server.reach.words) },
    origin: paths ? undefined : server.origin,
  }));
  const findings = carried.findings.map((finding) => ({ ...finding, message: clean(finding.message), location: paths ? undefined : finding.location }));
  const said = [hosts ? "Host names were taken out." : "", paths ? "Paths were taken out." : ""].filter(Boolean);
  return { ...carried, servers, findings, omitted: [...carried.omitted, ...said] };
}
