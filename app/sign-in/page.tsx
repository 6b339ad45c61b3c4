import type { Metadata } from "next";
import { notFound } from "next/navigation";
import * as z from "zod";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { page } from "@/lib/identity/page";
import { isSignInOn } from "@/lib/identity/sign-in/provider";

export const metadata: Metadata = { title: "Sign in" };
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const QuerySchema = z.object({
  next: z.string().catch("/"),
  problem: z.enum(["provider", "refused"]).optional().catch(undefined),
});
const PROBLEMS = {
  provider: "Your organisation’s identity provider cannot be reached. Try again in a moment.",
  refused: "This sign-in was refused: it took too long, or was begun in another browser. Sign in again.",
};

export default page("anyone", async function SignInPage({ searchParams }: Props) {
  if (!isSignInOn()) notFound();
  const { next, problem } = QuerySchema.parse(await searchParams);
  return (
    <>
      {problem && <Notice kind="problem" title={PROBLEMS[problem]} />}
      <EmptyState
        whole
        title="Sign in to Trefoil"
        actions={
          <Button asChild variant="solid">
            <a href={`/sign-in/begin?${new URLSearchParams({ next })}`}>Sign in</a>
          </Button>
        }
      >
        With the account that your organisation gave you.
      </EmptyState>
    </>
  );
});
