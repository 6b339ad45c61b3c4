import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { DeleteAll } from "@/components/settings/delete-all";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { PageTitle } from "@/components/ui/page-title";
import { placeOf } from "@/lib/boot/database-address.mjs";
import { env } from "@/lib/env";
import { whereTheKeyIs } from "@/lib/jobs/everything";
import packageJson from "@/package.json";
import { page } from "@/lib/identity/page";
import { deleteAll } from "./actions";

export const metadata: Metadata = { title: "Data" };
export const dynamic = "force-dynamic";

export default page("administer", function DataPage() {
  const keyPlace = whereTheKeyIs();
  return (
    <>
      <PageTitle
        title="Data"
        lead={
          env.database === undefined
            ? "Everything is on this computer, in one folder that only you can read. There is no account and no telemetry."
            : "Everything is in the database that was named at the start, and the key is in a folder on this computer. There is no telemetry."
        }
      />
      <div className="grid gap-6">
        <Card className="grid gap-3">
          <CardTitle>What is stored, and where</CardTitle>
          <p className="font-mono text-sm wrap-anywhere">
            {env.database === undefined ? env.data : `${placeOf(env.database)}; the key in ${env.data}`}
          </p>
          <ul className="list-disc pl-5">
            <li>Servers, their snapshots, sessions, overrides, policies and agreements: in a database.</li>
            <li>
              Tokens and other values: in the same database, encrypted.{" "}
              {keyPlace === "keychain"
                ? "The key is in the keychain of this system."
                : `The key is stored ${env.database === undefined ? "beside it" : "in that folder"}, in a file that only you can read${env.namedData ? ", since this folder was named with TREFOIL_DATA and may be moved as a whole" : ", since this system offers no keychain"}.`}
            </li>
            <li>
              The{" "}
              <Link href="/settings/starts" className="underline underline-offset-4">
                log of every command
              </Link>{" "}
              that was started.
            </li>
            <li>
              Records, approvals and the{" "}
              <Link href="/governance/log" className="underline underline-offset-4">
                audit log
              </Link>
              : what was shown and decided, each entry signed and bound to the one before.
            </li>
            <li>
              The{" "}
              <Link href="/settings/guard" className="underline underline-offset-4">
                guard
              </Link>{" "}
              of each client where you installed it: its rules, digests of its sessions and its log, in the folder{" "}
              <code>guard</code>. Deleting everything leaves them to the client; <code>trefoil guard remove</code> takes
              it out.
            </li>
            <li>Configs of your clients: nothing but what you imported. The files themselves are only read.</li>
          </ul>
          <p className="text-muted">
            Trefoil starts the commands and calls the addresses that you agreed to. It asks what they offer, never calls
            a tool, and sends nothing anywhere else.
          </p>
        </Card>
        <Card className="grid justify-items-start gap-3">
          <CardTitle>Export</CardTitle>
          <p>One JSON file with everything but secrets.</p>
          <Button asChild>
            <a href="/settings/data/export" download>
              Export everything
            </a>
          </Button>
        </Card>
        <Card className="grid gap-3">
          <CardTitle>Delete everything</CardTitle>
          <p>
            Servers, snapshots, secrets, sign-ins, agreements, sessions, overrides, policies, records, approvals, the
            log of starts and the audit log are deleted permanently. Anything running is stopped first.
          </p>
          <p>
            <a href="/governance/log/export" download className="underline underline-offset-4">
              Export the audit log
            </a>{" "}
            first if you need to keep it. A new log begins with an entry that says what was deleted and includes the
            head of the old one, so that your export can still be verified.
          </p>
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
});
