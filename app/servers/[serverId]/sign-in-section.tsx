import { SignInCard } from "@/components/servers/sign-in-card";
import { Card, CardTitle } from "@/components/ui/card";
import { signInProblem } from "@/lib/jobs/sign-in";
import { fetchTools } from "../actions";
import { beginSignIn, listAnonymously, signOut } from "./actions";
import type { StoredSignIn } from "@/lib/store/sign-ins";

export async function SignInSection({
  id,
  signIn,
  secrets,
}: {
  id: string;
  signIn: StoredSignIn | null;
  secrets: Record<string, string>;
}) {
  return (
    <Card id="sign-in" className="grid scroll-mt-6 gap-4">
      <CardTitle>Sign-in</CardTitle>
      <SignInCard
        serverId={id}
        signedIn={
          signIn ? { issuer: signIn.issuer, account: signIn.account, scope: signIn.scope, at: signIn.at } : undefined
        }
        hasCredentials={signIn !== null || Object.keys(secrets).length > 0}
        problem={await signInProblem(id)}
        actions={{ beginSignIn, signOut, fetchTools, listAnonymously }}
      />
    </Card>
  );
}
