import type { Transport } from "@/lib/core/model/server";

/** Tools that bring in others, by name: `enable_toolset`, `load-tools`. */
const OPENS = /^(?:\w+_)?(?:enable|activate|load|unlock)_(?:tool|tool_?set|tool_?group|toolkit|tool_category)s?$/;
/** Tools that look others up, and tools that call one by its name: together they stand in for a list that is not shown. */
const SEARCHES = /^(?:\w+_)?(?:search|find|discover|list|list_available)_(?:tools|tool_?sets|tool_?groups|toolkits)$/;
const CALLS = /^(?:\w+_)?(?:execute|call|run|invoke|use)_tools?$/;
const SWITCH = /^--?dynamic[-_]?tool|^--?tool[-_]search\b/i;
const VARIABLE = /DYNAMIC_TOOL/i;

/**
 * Why the list is only what the server shows at first, if its entry or its tools reveal that. Announcing changes (`listChanged`) reveals
 * nothing: most servers do, because their library does.
 */
export function findDynamic(transport: Transport, tools: readonly unknown[]): string | undefined {
  const names = tools.flatMap((tool) =>
    typeof tool === "object" && tool !== null && "name" in tool && typeof tool.name === "string" ? [tool.name] : [],
  );
  const like = (pattern: RegExp) =>
    names.find((name) =>
      pattern.test(
        name
          .replaceAll(/[.-]/g, "_")
          .replaceAll(/([a-z])([A-Z])/g, "$1_$2")
          .toLowerCase(),
      ),
    );
  const opener = like(OPENS);
  if (opener) return `More tools come at run time: “${opener}” brings them in.`;
  const [searches, calls] = [like(SEARCHES), like(CALLS)];
  if (searches && calls)
    return `There are tools that are not listed: “${searches}” finds them and “${calls}” calls them.`;
  if (transport.kind !== "stdio") return undefined;
  const told = transport.args.find((word) => SWITCH.test(word)) ?? transport.env.find((name) => VARIABLE.test(name));
  return told === undefined ? undefined : `The entry asks for tools that come at run time (${told}).`;
}
