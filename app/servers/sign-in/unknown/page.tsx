import type { Metadata } from "next";
import Link from "next/link";
import { PageTitle } from "@/components/ui/page-title";

export const metadata: Metadata = { title: "Unknown sign-in" };

export default function UnknownSignInPage() {
  return (
    <>
      <PageTitle
        title="This sign-in is not known here"
        lead="It was begun more than ten minutes ago, in another launch of Trefoil, or not by you at all. Nothing was kept."
      />
      <Link href="/servers" className="underline underline-offset-4">
        Begin it again on the server’s page
      </Link>
    </>
  );
}
