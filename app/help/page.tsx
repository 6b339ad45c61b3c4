import type { Metadata } from "next";
import { findPage } from "@/lib/handbook/pages";
import { HelpPage } from "./help-page";

export const metadata: Metadata = { title: "Handbook" };

export default function Handbook() {
  return <HelpPage page={findPage("README")!} />;
}
