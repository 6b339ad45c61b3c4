import type { Metadata } from "next";
import Link from "next/link";
import { PageTitle } from "@/components/ui/page-title";
import { Table, Td, Th } from "@/components/ui/table";
import { decisionsOn, standingOf } from "@/lib/core/governance/approvals";
import { showHidden } from "@/lib/core/text/visible";
import { findApprovals } from "@/lib/store/approvals";
import { findRecords } from "@/lib/store/records";
import { findServers } from "@/lib/store/servers";
import { newestSnapshots } from "@/lib/store/snapshots";

export const metadata: Metadata = { title: "Governance" };
export const dynamic = "force-dynamic";

export default async function GovernancePage() {
  const [servers, snapshots, approvals, records] = await Promise.all([findServers(), newestSnapshots(), findApprovals(), findRecords()]);
  const day = new Date().toISOString().slice(0, 10);
  return (
    <>
      <PageTitle title="Governance" lead="Who answers for each server, who approved what it offers now, and until when." />
      <Table aria-label="Servers">
        <thead>
          <tr>
            <Th>Server</Th>
            <Th>Owner</Th>
            <Th>Trust</Th>
            <Th>Approval</Th>
          </tr>
        </thead>
        <tbody>
          {servers.map(({ id, name }) => {
            const record = records.find((one) => one.server === name && one.tool === undefined);
            const { state } = standingOf(decisionsOn(approvals, name), snapshots.get(id)?.digest ?? "", day);
            return (
              <tr key={id}>
                <Td>
                  <Link href={`/servers/${id}`} className="underline underline-offset-4">
                    {showHidden(name)}
                  </Link>
                </Td>
                <Td>{record ? showHidden(record.owner) : "nobody"}</Td>
                <Td>{record?.trust ?? "none"}</Td>
                <Td>{state}</Td>
              </tr>
            );
          })}
        </tbody>
      </Table>
    </>
  );
}
