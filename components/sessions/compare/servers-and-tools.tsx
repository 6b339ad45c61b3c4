import { LegPips } from "@/components/legs/leg-pips";
import { Card, CardTitle } from "@/components/ui/card";
import { stackedOnPhones, Table, Td, Th } from "@/components/ui/table";
import type { Comparison } from "@/lib/core/analysis/compare";
import { showHidden } from "@/lib/core/text/visible";
import { ToolName } from "../tool-name";
import { IdList } from "../views/id-list";
import { count } from "../words";
import { ChangeFrame, type ChangeKind } from "./change-frame";

/** How many lines of the table of tools that are judged differently are shown. */
const TOOLS_SHOWN = 100;

/** Which servers and tools came, went, or are defined or judged differently. */
export function ServersAndTools({
  servers,
  tools,
  redefined,
  rejudged,
}: Pick<Comparison, "servers" | "tools" | "redefined" | "rejudged">) {
  return (
    <section className="grid gap-3">
      <CardTitle>Servers and tools</CardTitle>
      <div className="grid gap-3 lg:grid-cols-2">
        <Changed title="Added" kind="added" servers={servers.added} tools={tools.added} />
        <Changed title="Removed" kind="removed" servers={servers.removed} tools={tools.removed} />
      </div>
      {redefined.length > 0 && (
        <Card className="grid gap-2 p-4">
          <h3 className="text-sm font-semibold">Defined differently now: {count(redefined.length, "tool")}</h3>
          <p className="text-sm text-muted">
            The server describes them in different words or with different arguments. The server’s history shows the
            details.
          </p>
          <IdList ids={redefined} />
        </Card>
      )}
      {rejudged.length > 0 && (
        <Table aria-label="Tools with different legs" className={stackedOnPhones}>
          <thead>
            <tr>
              <Th>Tool in both, judged differently</Th>
              <Th>Before</Th>
              <Th>After</Th>
            </tr>
          </thead>
          <tbody>
            {rejudged.slice(0, TOOLS_SHOWN).map((one) => (
              <tr key={one.tool}>
                <Td>
                  <ToolName id={one.tool} />
                </Td>
                <Td>
                  <LegPips legs={one.before} />
                </Td>
                <Td>
                  <LegPips legs={one.after} />
                </Td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {rejudged.length > TOOLS_SHOWN && (
        <p className="text-sm text-muted">and {(rejudged.length - TOOLS_SHOWN).toLocaleString("en-GB")} more.</p>
      )}
    </section>
  );
}

function Changed({
  title,
  kind,
  servers,
  tools,
}: {
  title: string;
  kind: ChangeKind;
  servers: readonly string[];
  tools: readonly string[];
}) {
  return (
    <ChangeFrame title={title} kind={kind} number={servers.length + tools.length}>
      {servers.length > 0 && (
        <p className="text-sm">
          {count(servers.length, "server")}: {servers.map(showHidden).join(", ")}
        </p>
      )}
      {tools.length > 0 && (
        <div className="grid gap-1.5">
          <p className="text-sm">{count(tools.length, "tool")}</p>
          <IdList ids={tools} />
        </div>
      )}
    </ChangeFrame>
  );
}
