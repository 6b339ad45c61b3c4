import type { McpTool } from "../define";
import changesSinceLock from "./changes-since-lock";
import explainVerdict from "./explain-verdict";
import judgeSession from "./judge-session";
import listSessions from "./list-sessions";
import smallestFix from "./smallest-fix";
import whatIf from "./what-if";

/** Every tool of `trefoil mcp`, the most useful first. */
export const TOOLS: readonly McpTool[] = [
  listSessions,
  judgeSession,
  explainVerdict,
  whatIf,
  smallestFix,
  changesSinceLock,
];
