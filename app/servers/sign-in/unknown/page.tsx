import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { PageTitle } from "@/components/ui/page-title";
import { page } from "@/lib/identity/page";

export const metadata: Metadata = { title: "Unknown sign-in" };

export default page("edit", function UnknownSignInPage() {
  return (
    <>
      <PageTitle
        title="This sign-in is not known here"
        lead="It was started more than ten minutes ago, before Trefoil was restarted, or not by you at all. Nothing was stored."
      />
      <Link href="/servers" className="underline underline-offset-4">
        Start again on the server’s page
      </Link>
    </>
  );
});
