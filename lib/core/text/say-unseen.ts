import type { Report } from "../model/report";
import { joinWords } from "./join-words";
import { count } from "./say-verdict";

const NAMED = 6;

/** A server, how many tools it has, and of how many the rules looked at texts and hints where not of all. */
type Examined = { name: string; tools: number; examined?: number | undefined };

/** What a report does not cover, one sentence each, the most severe first: what could not be seen, what is off, what is never examined. */
export function sayUnseen({ servers, session }: Pick<Report, "servers" | "session">): string[] {
  const own = servers.filter((server) => !server.builtIn);
  const names = (some: readonly { name: string }[]) =>
    joinWords([
      ...some.slice(0, NAMED).map(({ name }) => name),
      ...(some.length > NAMED ? [`${some.length - NAMED} more`] : []),
    ]);
  const told = (some: readonly { name: string }[], what: string) =>
    some.length > 0 ? [`${count(some.length, "server")} ${what}: ${names(some)}.`] : [];
  const on = own.filter((server) => !server.off);
  return [
    ...told(
      on.filter(({ state }) => state === "unlisted"),
      "could not be listed",
    ),
    ...told(
      on.filter(({ state }) => state === "partial"),
      "could be listed only in part",
    ),
    ...told(
      own.filter(({ off }) => off),
      "switched off and not counted",
    ),
    ...sayUnexamined(on),
    ...(session.host === "none" ? ["The tools of the agent application itself."] : []),
    "What tools really do: their definitions were read, and none was called.",
    "Other servers, connectors and extensions that the same agent may load.",
  ];
}

/** What a format with a line per server says of one whose tools are too many, or too long, for the rules; nothing of others. */
export const sayExaminedInPart = ({ name, tools, examined }: Examined): string[] =>
  examined === undefined
    ? []
    : [`Of server ${name} the rules looked at texts and hints of ${examined} of ${tools} tools.`];

/** Of servers with very many tools, and of very many or very long ones together, the rules about texts and hints look at the first. */
function sayUnexamined(servers: readonly Examined[]): string[] {
  const partly = servers.flatMap(({ name, tools, examined }) =>
    examined === undefined
      ? []
      : [`${name} (${examined.toLocaleString("en")} of ${tools.toLocaleString("en")} tools looked at)`],
  );
  if (partly.length === 0) return [];
  const named = [...partly.slice(0, NAMED), ...(partly.length > NAMED ? [`${partly.length - NAMED} more`] : [])];
  return [`Texts and hints of the further tools of ${joinWords(named)}: they are beyond what the rules look at.`];
}
