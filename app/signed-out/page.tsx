import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { page } from "@/lib/identity/page";
import { isSignInOn } from "@/lib/identity/sign-in/provider";

export const metadata: Metadata = { title: "Signed out" };
export const dynamic = "force-dynamic";

export default page("anyone", function SignedOutPage() {
  if (!isSignInOn()) notFound();
  return (
    <EmptyState
      whole
      title="You are signed out"
      actions={
        <Button asChild variant="solid">
          <a href="/sign-in">Sign in again</a>
        </Button>
      }
    >
      In this browser. You stay signed in everywhere else.
    </EmptyState>
  );
});
