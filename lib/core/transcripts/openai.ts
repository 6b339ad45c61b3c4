import { isRecord } from "../text/is-record";
import {
  nameOf,
  parseJson,
  readObjects,
  type RecordedCall,
  type TranscriptProblem,
  type TranscriptReader,
} from "./define";

/** Items that are calls, and the built-in tool that some of them are. */
const ITEMS: Record<string, string | null> = {
  mcp_call: null,
  function_call: null,
  custom_tool_call: null,
  web_search_call: "web_search",
  file_search_call: "file_search",
  code_interpreter_call: "code_interpreter",
  computer_call: "computer_use",
  local_shell_call: "shell",
  shell_call: "shell",
  image_generation_call: "image_generation",
};
const isItem = (value: Record<string, unknown>): boolean =>
  typeof value["type"] === "string" && Object.hasOwn(ITEMS, value["type"]);
const documentsOf = (text: string, problems: TranscriptProblem[]): Record<string, unknown>[] => {
  const whole = parseJson(text);
  if (Array.isArray(whole)) return (whole as unknown[]).filter(isRecord);
  return isRecord(whole) ? [whole] : (readObjects(text, "a call", problems) ?? []).map(({ value }) => value);
};

/** Answers of OpenAI's Responses API: whole ones, one a line, or the items by themselves. */
export const openaiResponses: TranscriptReader = {
  id: "openai-responses",
  label: "OpenAI Responses",
  recognises: (first) => first["object"] === "response" || isItem(first) || first["type"] === "mcp_list_tools",
  read: (text) => {
    const problems: TranscriptProblem[] = [];
    const calls = new Map<string, RecordedCall>();
    let unnamed = 0;
    const documents = documentsOf(text, problems);
    documents.forEach((document, place) => {
      const items = ["input", "output"].flatMap((key) =>
        Array.isArray(document[key]) ? (document[key] as unknown[]) : [],
      );
      [document, ...items].forEach((item, nth) => {
        if (!isRecord(item) || !isItem(item)) return;
        const name = ITEMS[item["type"] as string] ?? nameOf(item["name"]);
        // What one answer gave is sent along with the next question, under the same id.
        const id = nameOf(item["id"]) ?? nameOf(item["call_id"]) ?? `${place} ${nth}`;
        if (name === undefined) unnamed++;
        else if (!calls.has(id)) calls.set(id, { name, server: nameOf(item["server_label"]) });
      });
    });
    if (unnamed > 0) problems.push({ message: `${unnamed} calls stand without the name of their tool.` });
    return { calls: [...calls.values()], problems };
  },
};

/** Traces of OpenAI's Agents SDK: spans, one a line or in a list; calls are those of functions, in the order of their start. */
export const openaiAgents: TranscriptReader = {
  id: "openai-agents",
  label: "OpenAI Agents trace",
  recognises: (first) =>
    first["object"] === "trace" || first["object"] === "trace.span" || isRecord(first["span_data"]),
  read: (text) => {
    const problems: TranscriptProblem[] = [];
    const spans = documentsOf(text, problems).flatMap((one) =>
      Array.isArray(one["data"]) ? (one["data"] as unknown[]).filter(isRecord) : [one],
    );
    let unnamed = 0;
    const calls = spans.flatMap((span): { call: RecordedCall; start: string }[] => {
      const data = isRecord(span["span_data"]) ? span["span_data"] : {};
      if (data["type"] !== "function") return [];
      const name = nameOf(data["name"]);
      if (name === undefined) return (unnamed++, []);
      const from = isRecord(data["mcp_data"]) ? data["mcp_data"] : {};
      return [{ call: { name, server: nameOf(from["server"]) }, start: nameOf(span["started_at"]) ?? "" }];
    });
    if (unnamed > 0) problems.push({ message: `${unnamed} calls stand without the name of their tool.` });
    return {
      calls: calls.sort((a, b) => (a.start < b.start ? -1 : a.start > b.start ? 1 : 0)).map(({ call }) => call),
      problems,
    };
  },
};
