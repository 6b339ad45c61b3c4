import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { findPage } from "@/lib/handbook/pages";
import { page } from "@/lib/identity/page";
import { HelpPage } from "../help-page";

type Props = { params: Promise<{ page: string }> };

export const generateMetadata = page("anyone", async ({ params }: Props): Promise<Metadata> => {
  return { title: findPage((await params).page)?.title ?? "Handbook" };
});

export default page("anyone", async function HandbookPage({ params }: Props) {
  const { page: id } = await params;
  if (id === "README") permanentRedirect("/help");
  const page = findPage(id);
  if (!page) notFound();
  return <HelpPage page={page} />;
});
