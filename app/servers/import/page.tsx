import type { Metadata } from "next";
import { ImportFiles } from "@/components/members/import-files";
import { ImportForm } from "@/components/servers/import-form";
import { PageTitle } from "@/components/ui/page-title";
import { HOSTS } from "@/lib/core/hosts";
import { IMPORTERS } from "@/lib/core/importers";
import { findConfigs } from "@/lib/configs/find-configs";
import { previewConfig as lookInto } from "@/lib/jobs/import-config";
import { countGiven } from "@/lib/jobs/read-given";
import { findSessions } from "@/lib/store/sessions";
import { page } from "@/lib/identity/page";
import { importServers, previewConfig } from "../actions";
import { importFiles, previewFiles } from "./actions";

export const metadata: Metadata = { title: "Import servers" };
export const dynamic = "force-dynamic";

export default page("edit", async function ImportPage() {
  const [found, sessions] = await Promise.all([findConfigs(countGiven), findSessions()]);
  const named = found.find((config) => config.importer === "auto");
  const preview = named && (await lookInto({ path: named.path }));
  return (
    <>
      <PageTitle
        title="Import from my clients"
        lead="Trefoil reads the config of the client you use, separates tokens and keys at once, and lets you choose. The file itself is not changed."
      />
      <ImportForm
        found={found.map(({ path, label, servers, problem }) => ({ path, label, servers, problem }))}
        clients={IMPORTERS.map(({ id, label }) => ({ id, label }))}
        hosts={HOSTS.map(({ id, label }) => ({ id, label }))}
        initial={
          named && preview && "ok" in preview ? { source: { path: named.path }, preview: preview.ok } : undefined
        }
        previewConfig={previewConfig}
        importServers={importServers}
      />
      <ImportFiles
        sessions={sessions.map(({ id, name }) => ({ id, name }))}
        previewFiles={previewFiles}
        importFiles={importFiles}
      />
    </>
  );
});
