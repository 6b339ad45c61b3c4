import { named } from "../../model/client";
import { argumentsIn, json, resultText, textIn, type GuardClient, type HookCall, type HookEvent } from "./define";

const SHELL = "run_terminal_cmd";
const READS = "read_file";

function understand(input: Record<string, unknown>): HookEvent {
  const session = textIn(input, "conversation_id") ?? "";
  const roots = input["workspace_roots"];
  const cwd = textIn(input, "cwd") ?? (Array.isArray(roots) && typeof roots[0] === "string" ? roots[0] : undefined);
  const id = textIn(input, "tool_use_id");
  const tool: HookCall = {
    id,
    name: textIn(input, "tool_name") ?? "",
    server: textIn(input, "mcp_server_name"),
    args: argumentsIn(input["tool_input"]),
  };
  const shell: HookCall = { id, name: SHELL, args: { command: textIn(input, "command") ?? "" } };
  switch (input["hook_event_name"]) {
    case "beforeSubmitPrompt":
      return { kind: "prompt", session, cwd, text: textIn(input, "prompt") ?? "" };
    case "beforeMCPExecution":
      return { kind: "before", session, cwd, call: tool };
    case "beforeShellExecution":
      return { kind: "before", session, cwd, call: shell };
    case "afterMCPExecution":
      return {
        kind: "after",
        session,
        cwd,
        call: tool,
        result: resultText(input["result_json"] ?? input["result"] ?? input["tool_output"]),
      };
    case "afterShellExecution":
      return { kind: "after", session, cwd, call: shell, result: resultText(input["output"]) };
    // What is read comes into the context right after this event: there is none after it.
    case "beforeReadFile":
      return {
        kind: "after",
        session,
        cwd,
        call: { id, name: READS, args: { path: textIn(input, "file_path") ?? "" } },
        result: resultText(input["content"]),
      };
    default:
      return { kind: "other" };
  }
}

const DECIDING = ["beforeMCPExecution", "beforeShellExecution"];
const TELLING = ["beforeSubmitPrompt", "beforeReadFile", "afterMCPExecution", "afterShellExecution"];

/** Cursor: a file of hooks. Read in the references of three projects that build on it, since its own page was not to be had. */
const cursor = named<GuardClient>({
  id: "cursor",
  page: "https://cursor.com/docs/agent/hooks",
  read: "2026-11-22",
  host: "cursor",
  asks: true,
  failing:
    "Cursor lets a call through when a hook crashes or is late; the entry asks it to close instead (failClosed).",
  closing: { option: "failClosed", events: DECIDING },
  notes: [
    "Its searches on the web and in the code show themselves to no hook, so what they bring in is not seen.",
    "Its own page was not to be had; the form was read in references of projects that build on it.",
  ],
  harmless: new Set(),
  understand,
  answer: (answer, reason) =>
    json(
      answer === "allow"
        ? { permission: "allow" }
        : { permission: answer, user_message: reason, agent_message: reason },
    ),
  acknowledge: (input) =>
    json(
      input["hook_event_name"] === "beforeSubmitPrompt"
        ? { continue: true }
        : input["hook_event_name"] === "beforeReadFile"
          ? { permission: "allow" }
          : {},
    ),
  files: [
    {
      place: "~/.cursor/hooks.json",
      entries: ({ line }) => ({
        entries: [
          ...DECIDING.map((event) => ({ event, entry: { command: line, failClosed: true } })),
          ...TELLING.map((event) => ({ event, entry: { command: line } })),
        ],
        values: { version: 1 },
      }),
    },
  ],
});
export default cursor;
