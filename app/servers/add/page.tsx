import type { Metadata } from "next";
import { AddForm } from "@/components/servers/add-form";
import { PageTitle } from "@/components/ui/page-title";
import { addServer } from "../actions";

export const metadata: Metadata = { title: "Add a server" };

export default function AddServerPage() {
  return (
    <>
      <PageTitle
        title="Add a server"
        lead="A command to start, an address to call, or a list of tools that you already have."
      />
      <AddForm addServer={addServer} />
    </>
  );
}
