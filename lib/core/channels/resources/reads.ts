import type { Tool } from "../../model/tool";
import { isEntry, isPageEntry } from "../apps";

/** A resource or a template, with a tool that would read the same. */
export type Read = { entry: unknown; name: string; uri: string; tool: Tool };

/** How many are judged; the rest are like them, or the list is endless. */
export const MOST_READ = 300;

/** Characters of each text that are read. */
const LONGEST = 2_000;

/** The entries of a listing that have an address, as far as they are judged. What apps show is left to them. */
export function readsOf(entries: readonly unknown[], key: "uri" | "uriTemplate"): Read[] {
  return entries
    .filter(isEntry)
    .filter((entry) => typeof entry[key] === "string" && !isPageEntry(entry))
    .slice(0, MOST_READ)
    .map((entry) => {
      const uri = (entry[key] as string).slice(0, LONGEST);
      const text = (value: unknown) => (typeof value === "string" ? value.slice(0, LONGEST) : "");
      const name = text(entry["title"]) || text(entry["name"]) || uri;
      const variables =
        key === "uriTemplate"
          ? [...uri.matchAll(/\{[+#./;?&]?([\w.,*%-]+)\}/g)].flatMap(([, names]) =>
              names!.split(",").map((one) => one.replace(/\*|:\d+$/g, "")),
            )
          : [];
      const properties = Object.fromEntries(variables.map((variable) => [variable, { type: "string" }]));
      return {
        entry,
        name,
        uri,
        tool: {
          name: `read_${text(entry["name"]) || "resource"}`,
          description: `Reads ${name}. ${text(entry["description"])}`.trim(),
          inputSchema: { type: "object", properties },
        },
      };
    });
}

/** Whether an address is that of a file. */
export const isFile = (uri: string): boolean => /^file:/i.test(uri);

/** Whether the scheme or the host of an address is a variable. */
export function choosesHost(template: string): boolean {
  return (
    template.startsWith("{") ||
    /^(https?|wss?|ftp):\/\/[^/]*\{/i.test(template) ||
    /^[a-z][a-z0-9+.-]*:(\/\/)?\{\+?(url|uri|address|link)\}/i.test(template)
  );
}
