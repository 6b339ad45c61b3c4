import { aliases } from "../aliases";
import type { CarriedReport } from "../carried";
import { cleaner, type Cleaning } from "./cleaning";
import { redactFindings } from "./findings";
import { sayTakenOut, type Redaction } from "./redaction";
import { redactRules } from "./rules";
import { redactServer } from "./server";
import { redactTool } from "./tool";

/** The same with the chosen parts replaced by placeholders that say what was there. */
export function redact(carried: CarriedReport, redaction: Redaction): CarriedReport {
  const { hosts = false, paths = false, servers = false, tools = false, texts = false } = redaction;
  if (!hosts && !paths && !servers && !tools && !texts) return carried;
  const names = aliases(carried, { servers, tools });
  const cleaned = cleaner(redaction);
  const clean = (text: string) => names.inText(cleaned(text));
  const said = (text: string | undefined) => (text === undefined ? undefined : texts ? "(taken out)" : clean(text));
  const cleaning: Cleaning = { ...redaction, names, clean, said };
  const channels = carried.channels.map(({ channel, onRequest, ...rest }) => ({
    ...redactTool(rest, cleaning),
    channel,
    onRequest,
  }));
  return {
    ...carried,
    name: servers ? "Session" : clean(carried.name),
    servers: carried.servers.map((server) => redactServer(server, cleaning)),
    tools: carried.tools.map((tool) => redactTool(tool, cleaning)),
    channels,
    ...redactRules(carried, cleaning),
    ...redactFindings(carried, cleaning),
    omitted: [...carried.omitted, ...sayTakenOut(redaction)],
  };
}
