import { examinedCounts } from "../model/remark";
import type { Report } from "../model/report";
import { joinWords } from "./join-words";
import { count } from "./say-verdict";

const NAMED = 6;

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
    ...sayUnexamined(on, names),
    ...(session.host === "none" ? ["The tools of the agent application itself."] : []),
    "What tools really do: their definitions were read, and none was called.",
    "Other servers, connectors and extensions that the same agent may load.",
  ];
}

/** Of servers with very many tools, and of very many tools together, the rules about texts and hints look at the first. */
function sayUnexamined<S extends { name: string; tools: number }>(
  on: readonly S[],
  names: (some: readonly S[]) => string,
): string[] {
  const counts = examinedCounts(on.map(({ tools }) => tools));
  const partly = on.filter(({ tools }, at) => tools > counts[at]!);
  if (partly.length === 0) return [];
  const most = Math.max(...on.flatMap(({ tools }, at) => (tools > counts[at]! ? [counts[at]!] : [])));
  return [`Texts and hints beyond the first ${most.toLocaleString("en")} tools of a server: ${names(partly)}.`];
}
