import { describe, expect, test } from "vitest";
import { asMetaTool } from "@/lib/core/meta-tools/as-meta-tool";
import { processorTime } from "../../support/processor-time";

const text = { type: "string" };
const bag = { type: "object" };
const withArguments = (properties: Record<string, unknown>) => ({ type: "object", properties });

describe("a tool that calls another one", () => {
  test.each([
    ["mcp-exec", "Runs a tool that is available now.", { name: text, arguments: bag }, "name", "arguments"],
    [
      "call_tool_write",
      "Call an upstream tool that changes data.",
      { name: text, args_json: text },
      "name",
      "args_json",
    ],
    ["gateway", "", { toolName: text, args: bag }, "toolName", "args"],
    ["EXECUTE_TOOL", "Executes one action.", { tool_slug: text, arguments: {} }, "tool_slug", "arguments"],
    [
      "many",
      "Runs several tools at once.",
      { tools: { type: "array", items: withArguments({ tool_slug: text, arguments: bag }) } },
      "tools.tool_slug",
      "tools.arguments",
    ],
    [
      "storage",
      "A hierarchical router of MCP commands for blobs and tables.",
      { intent: text, command: text, parameters: bag, learn: { type: "boolean" } },
      "command",
      "parameters",
    ],
    [
      "use",
      "Invoke a tool of a server.",
      { server: text, call: withArguments({ name: text, arguments: bag }) },
      "call.name",
      "call.arguments",
    ],
  ])("%s: its schema names the tool and carries free-form arguments", (name, description, properties, tool, args) => {
    expect(asMetaTool({ name, description, inputSchema: withArguments(properties) })).toMatchObject({
      kind: "call",
      toolArgument: tool,
      argumentsArgument: args,
    });
  });

  test("says the names that its schema fixes, and which argument names the server", () => {
    const schema = withArguments({ server: text, tool: { type: "string", enum: ["a", "b"] }, params: bag });
    expect(asMetaTool({ name: "call", inputSchema: schema })).toMatchObject({
      names: ["a", "b"],
      serverArgument: "server",
    });
  });

  test("is believed without a schema where name and text both say it", () => {
    expect(asMetaTool({ name: "call-tool", description: "Call a specific tool of a server." })?.kind).toBe("call");
    expect(asMetaTool({ name: "call-tool", description: "Rings a bell." })).toBeNull();
  });
});

test.each([
  ["code_execution", "Runs a script in which you can call multiple tools.", { code: text }],
  ["execute", "Executes TypeScript; use callTool(name, args) for anything.", { script: text }],
  [
    "code-mode",
    "Makes a new tool that runs JavaScript with access to the enabled tools of some servers.",
    { script: text },
  ],
])("%s runs code that can call tools", (name, description, properties) => {
  expect(asMetaTool({ name, description, inputSchema: withArguments(properties) })?.kind).toBe("code");
});

test.each([
  ["retrieve_tools", "Search the tools of all upstream servers.", { query: text }],
  ["mcp-find", "Find MCP servers and their tools in the catalogue.", { prompt: text }],
  ["list_available_toolsets", "List all toolsets that can be enabled.", {}],
])("%s finds tools that are not listed", (name, description, properties) => {
  expect(asMetaTool({ name, description, inputSchema: withArguments(properties) })?.kind).toBe("search");
});

test.each([
  ["mcp-add", "Add an MCP server to this session."],
  ["enable_toolset", "Enable one of the sets of tools."],
  ["install_mcp_server", "Install an MCP server with npx."],
])("%s adds tools", (name, description) => {
  expect(asMetaTool({ name, description, inputSchema: withArguments({ name: text }) })?.kind).toBe("add");
});

test.each([
  ["run_python", "This tool runs Python code in a sandbox.", { code: text }],
  ["list_alerts", "Lists alerts of one scanner.", { owner: text, tool_name: text }],
  ["get_tool", "Gets details of a voice assistant's function.", { toolId: text }],
  ["exec", "Runs a shell command.", { command: text, args: { type: "array", items: text } }],
  ["call_api", "Calls an endpoint.", { endpoint: text, params: bag }],
  ["report_problem", "Call this tool when a tool fails.", { kind: text, tool_name: text, description: text }],
  ["parse_code", "Parse code. Do this before using other tools.", { code: text }],
  ["list_tools", "List the tools of this server.", {}],
  ["search", "Use this tool to search. Call this tool first.", { query: text }],
])("%s is not about tools", (name, description, properties) => {
  expect(asMetaTool({ name, description, inputSchema: withArguments(properties) })).toBeNull();
});

test("hostile definitions take no longer than they are long", () => {
  const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`argument_${at}`, { type: "string" }]));
  const seconds = processorTime(() => {
    for (const word of ["call the ", "execute a a a ", "find list get ", "with use ", "hierarchical "])
      asMetaTool({ name: "x".repeat(1e6), description: word.repeat(1e5), inputSchema: withArguments(many) });
  });
  expect(seconds).toBeLessThan(1);
});
