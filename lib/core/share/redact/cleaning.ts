import type { Aliases } from "../aliases";
import type { Redaction } from "./redaction";

const HOST = /\b([a-z][a-z0-9+.-]*:\/\/)[^/\s"'<>]+/gi;
const BARE_HOST =
  /(?<![\w.@/-])(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:com|org|net|io|dev|ai|app|co|cloud|internal|local|lan|corp|example|test)(?::\d+)?(?![\w-])/gi;
const PATH = /(^|[\s"'=:(])(?:[A-Za-z]:[\\/]|~?\/)[^\s"')]+/g;

/** Takes hosts and paths out of a text, where that was chosen. */
export function cleaner({ hosts = false, paths = false }: Redaction): (text: string) => string {
  return (text) => {
    const withoutHosts = hosts ? text.replace(HOST, "$1(host)").replace(BARE_HOST, "(host)") : text;
    return paths ? withoutHosts.replace(PATH, "$1(path)") : withoutHosts;
  };
}

/** How the parts of a copy are cleaned. `said` is for what servers and people wrote, which may be removed completely. */
export type Cleaning = Redaction & {
  names: Aliases;
  clean: (text: string) => string;
  said: (text: string | undefined) => string | undefined;
};
