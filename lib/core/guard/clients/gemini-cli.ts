import { named } from "../../model/client";
import { isRecord } from "../../text/is-record";
import { argumentsIn, json, grouped, resultText, textIn, type GuardClient, type HookEvent } from "./define";

function understand(input: Record<string, unknown>): HookEvent {
  const session = textIn(input, "session_id") ?? "";
  const cwd = textIn(input, "cwd");
  const from = isRecord(input["mcp_context"]) ? input["mcp_context"] : {};
  const call = {
    name: textIn(from, "tool_name") ?? textIn(input, "tool_name") ?? "",
    server: textIn(from, "server_name"),
    args: argumentsIn(input["tool_input"]),
  };
  switch (input["hook_event_name"]) {
    case "BeforeAgent":
      return { kind: "prompt", session, cwd, text: textIn(input, "prompt") ?? "" };
    case "BeforeTool":
      return { kind: "before", session, cwd, call };
    case "AfterTool":
      return { kind: "after", session, cwd, call, result: resultText(input["tool_response"]) };
    default:
      return { kind: "other" };
  }
}

/** Gemini CLI: hooks in its settings. It names the server and the tool of a call apart, and cannot be told to ask. */
const geminiCli = named<GuardClient>({
  id: "gemini-cli",
  page: "https://geminicli.com/docs/hooks/reference",
  read: "2026-11-22",
  host: "gemini-cli",
  asks: false,
  failing: "Gemini CLI goes on with a warning when a hook crashes or is late; there is no setting against it.",
  notes: ["It cannot ask: what is to be asked about is refused. Its own policy files can ask (decision ask_user)."],
  harmless: new Set(
    "write_todos ask_user enter_plan_mode exit_plan_mode complete_task activate_skill get_internal_docs".split(" "),
  ),
  understand,
  answer: (answer, reason) => json(answer === "allow" ? { decision: "allow" } : { decision: "deny", reason }),
  acknowledge: () => json({}),
  files: [
    {
      place: "~/.gemini/settings.json",
      entries: ({ line }) =>
        grouped(
          { BeforeAgent: {}, BeforeTool: { matcher: ".*" }, AfterTool: { matcher: ".*" } },
          {
            name: "trefoil-guard",
            type: "command",
            command: line,
            timeout: 20_000,
          },
        ),
    },
  ],
});
export default geminiCli;
