import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EditForm } from "@/components/servers/edit-form";
import { RenameForm } from "@/components/servers/rename-form";
import { ServerTabs } from "@/components/servers/server-tabs";
import { PageTitle } from "@/components/ui/page-title";
import { showHidden } from "@/lib/core/text/visible";
import { entryVersion } from "@/lib/store/entry-version";
import { findSealedSecrets } from "@/lib/store/secrets";
import { getServer } from "@/lib/store/servers";
import { page } from "@/lib/identity/page";
import { editServer, giveTools, renameServer } from "../../actions";

type Props = { params: Promise<{ serverId: string }> };

export const metadata: Metadata = { title: "Edit a server" };
export const dynamic = "force-dynamic";

export default page("edit", async function EditServerPage({ params }: Props) {
  const { serverId } = await params;
  // Before what it names is read: what changes in between is noticed when it is saved.
  const version = await entryVersion(serverId);
  const server = await getServer(serverId);
  if (!server) notFound();
  const { id, name, transport } = server;
  return (
    <>
      <PageTitle
        title={showHidden(name)}
        lead="Change its name and how it is reached, or paste what it offers. Its history, overrides and approvals stay."
      />
      <ServerTabs serverId={id} />
      <RenameForm serverId={id} name={name} renameServer={renameServer} />
      <h2 className="mt-8 mb-4 text-lg font-semibold">How it is reached</h2>
      <EditForm
        serverId={id}
        transport={transport}
        version={version}
        kept={Object.keys(await findSealedSecrets(id))}
        editServer={editServer}
        giveTools={giveTools}
      />
    </>
  );
});
