import { CHANNEL_WORDS } from "../../../model/channel";
import { LEGS, LEG_WORDS } from "../../../model/leg";
import { partsOf, type Report } from "../../../model/report";
import { sayReviews } from "../../../text/say-reviews";
import { count, STATE_WORDS } from "../../../text/say-verdict";
import { besideServers } from "../../beside-servers";
import { capped, say, wrap } from "./lines";

const MOST_BESIDE = 25;

export function servers(report: Report): string[] {
  const width = Math.min(34, Math.max(...report.servers.map((server) => say(server.name).length), 4));
  return report.servers.flatMap((server) => {
    if (server.component) return [];
    const own = partsOf(report).filter((tool) => tool.server === server.name && !tool.off);
    const letters = LEGS.map((leg) =>
      own.some((tool) => tool[leg].verdict === "yes")
        ? LEG_WORDS[leg].letter
        : own.some((tool) => tool[leg].verdict === "possible")
          ? LEG_WORDS[leg].letter.toLowerCase()
          : "·",
    ).join("");
    const state = server.off ? "switched off" : STATE_WORDS[server.state];
    const rest = `  ${letters}  ${String(server.tools).padStart(4)} ${server.tools === 1 ? "tool " : "tools"}  ${state}`;
    const name = say(server.name);
    const head =
      name.length <= width
        ? [`  ${name.padEnd(width)}${rest}`]
        : [...wrap(name, "  ", "  "), `  ${" ".repeat(width)}${rest}`];
    return server.reason && !server.off ? [...head, ...wrap(say(server.reason, 300), "      ", "      ")] : head;
  });
}

/** Skills, plugins, agents and rules: what each does to permissions, brings and runs. */
export function beside(report: Report): string[] {
  const rows = besideServers(report).map(({ kind, title, file, off, clients, sentences }) => [
    ...wrap(
      `${kind} ${say(title)}${off ? " (switched off)" : ""}${file === undefined ? "" : `, ${say(file)}`}`,
      "  - ",
      "    ",
    ),
    ...(clients.length > 0 ? wrap(`Loaded by ${clients.join(", ")}.`, "    ", "    ") : []),
    ...sentences.flatMap((one) => wrap(say(one, 400), "    ", "    ")),
  ]);
  return [
    ...rows.slice(0, MOST_BESIDE).flat(),
    ...(rows.length > MOST_BESIDE ? [`    and ${count(rows.length - MOST_BESIDE, "more file")}`] : []),
  ];
}

export function channels({ channels: all }: Report): string[] {
  const lines = all.flatMap((one) => {
    const letters = LEGS.map((leg) =>
      one[leg].verdict === "yes"
        ? LEG_WORDS[leg].letter
        : one[leg].verdict === "possible"
          ? LEG_WORDS[leg].letter.toLowerCase()
          : "·",
    ).join("");
    return wrap(
      `${letters}  ${say(one.id)}: ${say(one.description ?? CHANNEL_WORDS[one.channel].label, 300)}${one.off ? (one.onRequest ? " Not counted unless asked for." : " Switched off.") : ""}`,
      "  ",
      "       ",
    );
  });
  return capped(lines, 60, "line");
}

export function reviews(report: Report): string[] {
  return sayReviews(report).flatMap(({ at, by, what, text, details }) => [
    ...wrap(`${say(at)} ${say(by)}: ${say(what, 300)}`, "  ", "    "),
    ...[text, ...details].filter((one) => one !== "").flatMap((one) => wrap(say(one, 1000), "      ", "      ")),
  ]);
}
