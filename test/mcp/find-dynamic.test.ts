import { expect, test } from "vitest";
import { findDynamic } from "@/lib/mcp/find-dynamic";

const local = (args: string[] = [], env: string[] = []) => ({ kind: "stdio" as const, command: "server", args, env });
const tools = (...names: string[]) => names.map((name) => ({ name }));

test.each([
  [local(), tools("enable_toolset", "read_file"), "“enable_toolset” brings them in"],
  [local(), tools("notes.load-tools"), "“notes.load-tools” brings them in"],
  [
    local(),
    tools("searchTools", "describe_tools", "executeTool"),
    "“searchTools” finds them and “executeTool” calls them",
  ],
  [local(["stdio", "--dynamic-toolsets"]), tools("get_me"), "(--dynamic-toolsets)"],
  [local([], ["GITHUB_DYNAMIC_TOOLSETS"]), [], "(GITHUB_DYNAMIC_TOOLSETS)"],
])("%j with %j is only what is shown at first", (transport, listed, words) => {
  expect(findDynamic(transport, listed)).toContain(words);
});

test.each([
  [local(["--toolsets=all"]), tools("list_tools_of_the_trade", "run_query", "search_issues", "enable_alerts")],
  [local(), tools("search_tools")],
  [local(), [null, "text", {}, { name: 7 }]],
])("%j with %j is not", (transport, listed) => {
  expect(findDynamic(transport, listed)).toBeUndefined();
});
