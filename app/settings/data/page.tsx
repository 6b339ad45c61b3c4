import type { Metadata } from "next";
import { DeleteAll } from "@/components/settings/delete-all";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { PageTitle } from "@/components/ui/page-title";
import { env } from "@/lib/env";
import packageJson from "@/package.json";
import { deleteAll } from "./actions";

export const metadata: Metadata = { title: "Data" };
export const dynamic = "force-dynamic";

export default function DataPage() {
  return (
    <>
      <PageTitle title="Data" lead="All of it is on this computer, in one folder that only you can read. There is no account and no telemetry." />
      <div className="grid gap-6">
        <Card className="grid gap-3">
          <CardTitle>What is kept, and where</CardTitle>
          <p className="font-mono text-sm wrap-anywhere">{env.data}</p>
          <ul className="list-disc pl-5">
            <li>Servers, their snapshots, sessions, overrides, policies and agreements: in a database.</li>
            <li>Tokens and other values: in the same database, encrypted with a key that lies beside it and is readable by you alone.</li>
            <li>Configs of your clients: nothing but what you imported. The files themselves are only read.</li>
          </ul>
          <p className="text-muted">
            Trefoil starts the commands and calls the addresses that you agreed to. It asks what they offer, never calls a tool, and sends nothing anywhere else.
          </p>
        </Card>
        <Card className="grid justify-items-start gap-3">
          <CardTitle>Take it along</CardTitle>
          <p>One JSON file with everything but secrets.</p>
          <Button asChild>
            <a href="/settings/data/export" download>
              Export everything
            </a>
          </Button>
        </Card>
        <Card className="grid gap-3">
          <CardTitle>Delete everything</CardTitle>
          <p>Servers, snapshots, secrets, agreements, sessions, overrides and policies are deleted for good. What runs is ended first.</p>
          <DeleteAll deleteAll={deleteAll} />
        </Card>
        <Card className="grid gap-2">
          <CardTitle>About</CardTitle>
          <p>
            Trefoil {packageJson.version}, {packageJson.license} licence. {packageJson.description}
          </p>
        </Card>
      </div>
    </>
  );
}
