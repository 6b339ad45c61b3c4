import type { Metadata } from "next";
import { AddOrImport } from "@/components/servers/add-or-import";
import { PageTitle } from "@/components/ui/page-title";
import { HOSTS } from "@/lib/core/hosts";
import { page } from "@/lib/identity/page";
import { addServer, importServers, previewConfig } from "../actions";

export const metadata: Metadata = { title: "Add a server" };

export default page("edit", function AddServerPage() {
  return (
    <>
      <PageTitle
        title="Add a server"
        lead="A command to start, an address to call, or a list of tools that you already have."
      />
      <AddOrImport
        hosts={HOSTS.map(({ id, label }) => ({ id, label }))}
        addServer={addServer}
        previewConfig={previewConfig}
        importServers={importServers}
      />
    </>
  );
});
