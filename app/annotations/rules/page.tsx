import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { RemarkHead } from "@/components/annotations/remark-list";
import { ExampleTools } from "@/components/signals/example-tools";
import { Card } from "@/components/ui/card";
import { PageTitle } from "@/components/ui/page-title";
import { Table, Td, Th } from "@/components/ui/table";
import noise from "@/lib/core/annotations/noise.json";
import type { ToolRule } from "@/lib/core/annotations/define";
import { page } from "@/lib/identity/page";

export const metadata: Metadata = { title: "Rules about hints and texts" };

type Shares = {
  servers: number;
  tools: number;
  sessions: number;
  rules: Record<string, { servers: number; tools: number; sessions: number }>;
};
const SETS: readonly { label: string; shares: Shares }[] = [
  { label: "current servers of a package registry", shares: noise.listed },
  { label: "of these, those that rules were not changed by", shares: noise.halves.listed.second },
  { label: "servers of public repositories, in parts", shares: noise.found },
  { label: "of these, those that rules were not changed by", shares: noise.halves.found.second },
];
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

export default page("read", async function RulesPage() {
  // No other page needs the rules, which read the texts of tools.
  const { TOOL_RULES } = await import("@/lib/core/annotations/rules");
  return (
    <>
      <PageTitle
        title="Rules about hints and texts"
        lead={
          <>
            Each looks for one thing that can be wrong with what a server says about its{" "}
            <Link href="/annotations" className="underline underline-offset-4">
              tools
            </Link>
            . How often it applies to real servers was counted on {noise.listed.servers} current ones (
            {noise.listed.tools.toLocaleString("en")} tools) and on {noise.found.servers} of public repositories (
            {noise.found.tools.toLocaleString("en")} tools), each alone, and in random sessions of five of them.
          </>
        }
      />
      <div className="grid max-w-4xl gap-6">
        {TOOL_RULES.map((rule) => (
          <Card key={rule.id} id={rule.id} className="grid grid-cols-1 scroll-mt-6 gap-3">
            <RemarkHead remark={{ level: rule.level, title: rule.title, rule: rule.id, confidence: rule.confidence }} />
            <p>
              <span className="text-sm text-muted">{rule.code} in reports.</span> {rule.why}
            </p>
            <p>
              <strong>What to do.</strong> {rule.help}
            </p>
            {rule.uncounted ? <p className="text-sm text-muted">{rule.uncounted}</p> : <Shares rule={rule} />}
            <details>
              <summary className="w-fit rounded text-sm text-muted hover:text-ink">An example</summary>
              <div className="mt-3">
                <ExampleTools
                  examples={rule.fires[0]!.flatMap(({ name, tools }) => tools.map((tool) => ({ server: name, tool })))}
                />
              </div>
            </details>
          </Card>
        ))}
      </div>
    </>
  );
});

/** How often a rule applies to the servers that were counted. */
function Shares({ rule }: { rule: ToolRule }) {
  return (
    <Table aria-label={`How often “${rule.title}” applies`}>
      <thead>
        <tr>
          <Th>Of</Th>
          <Th className="text-right">Servers</Th>
          <Th className="text-right">Tools</Th>
          <Th className="text-right">Sessions of five</Th>
        </tr>
      </thead>
      <tbody>
        {SETS.map(({ label, shares }, at) => (
          <tr key={at}>
            <Td>{label}</Td>
            <Td className="text-right tabular-nums">{percent(shares.rules[rule.id]?.servers ?? 0, shares.servers)}</Td>
            <Td className="text-right tabular-nums">{percent(shares.rules[rule.id]?.tools ?? 0, shares.tools)}</Td>
            <Td className="text-right tabular-nums">
              {percent(shares.rules[rule.id]?.sessions ?? 0, shares.sessions)}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
