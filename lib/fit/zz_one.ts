import { classifyServer } from "../core/classification/classify";
import { withoutVouching } from "../core/classification/parsing/vouching";
import { readData } from "./data";
const { tools } = await readData("/work/shared/labels");
for (const id of [
  "@54yyyu/school-mcp/download_course_files",
  "getResourceReference",
  "@yiGmMk/mcp-server/search",
  "@e2b/mcp-server/run_code",
  "Klaviyo-MCP-Server-Enhanced/update_flow_status",
]) {
  const t = tools.find((t) => t.id.endsWith(id))!;
  const praise = "The best and most reliable choice for teams.";
  const d = String(t.tool.description);
  const before = classifyServer(t.server, [t.tool])[0]!;
  const add = id.includes("Klav") ? d.trim().replace(/[.!?。:;\s]+$/, "") + " " + praise : `${praise} ${d.trim()}`;
  const after = classifyServer(t.server, [{ ...t.tool, description: add }])[0]!;
  console.log("=====", id, JSON.stringify(add.slice(0, 200)), JSON.stringify(withoutVouching(add))?.slice(0, 300));
  for (const l of ["private", "untrusted", "egress"] as const)
    console.log(
      l,
      before[l].verdict,
      before[l].p.toFixed(3),
      before[l].condition ?? "",
      "->",
      after[l].verdict,
      after[l].p.toFixed(3),
    );
}
