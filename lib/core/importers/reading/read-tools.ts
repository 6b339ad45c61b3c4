import { texts, type ToolFilter } from "../define";
import { isRecord } from "../../text/is-record";

/** Lists of the only tools that the model sees; the first one present counts. */
const ONLY_KEYS = ["includeTools", "enabled_tools", "enabledTools", "available_tools", "tools"];
const HIDDEN_KEYS = ["disabledTools", "excludeTools", "disabled_tools"];

/** Which tools an entry shows the model: its own lists combined with what is elsewhere in the file. Both must allow a tool. */
export function readTools(
  entry: Record<string, unknown>,
  elsewhere: ToolFilter,
): { hiddenTools: string[]; onlyTools?: string[] } {
  const own = ONLY_KEYS.map((key) => entry[key]).find(
    (value) => Array.isArray(value) && value.every((item) => typeof item === "string"),
  );
  const lists = [own && texts(own).map(bareName), elsewhere.only].filter(
    (list): list is string[] => list !== undefined && !list.includes("*"),
  );
  const hidden = [
    ...HIDDEN_KEYS.flatMap((key) => texts(entry[key]).map(bareName)),
    ...switchedOff(entry.tools),
    ...(elsewhere.hidden ?? []),
  ];
  const only = lists.length < 2 ? lists[0] : lists[0]!.filter((name) => lists[1]!.includes(name));
  return { hiddenTools: [...new Set(hidden)], ...(only && { onlyTools: [...new Set(only)] }) };
}

/** A map of tools to switches, as some clients write them. */
const switchedOff = (tools: unknown): string[] =>
  isRecord(tools)
    ? Object.entries(tools).flatMap(([name, on]) =>
        on === false || (isRecord(on) && on.enabled === false) ? [name] : [],
      )
    : [];

/** `read(path)` limits the arguments of `read`; the tool itself is still shown. */
const bareName = (text: string): string =>
  text.includes("(") && text.endsWith(")") ? text.slice(0, text.indexOf("(")) : text;
