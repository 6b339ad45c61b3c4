import type { Metadata } from "next";
import { findPage } from "@/lib/handbook/pages";
import { page } from "@/lib/identity/page";
import { HelpPage } from "./help-page";

export const metadata: Metadata = { title: "Handbook" };

export default page("anyone", function Handbook() {
  return <HelpPage page={findPage("README")!} />;
});
