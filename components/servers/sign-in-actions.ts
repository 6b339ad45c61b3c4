import type { Outcome } from "@/lib/core/model/outcome";
import type { SignInPlace } from "@/lib/core/model/sign-in";

export type SignInActions = {
  beginSignIn: (input: {
    serverId: string;
    account: string;
    id: string;
    secret: string;
    scope: string;
  }) => Promise<Outcome<SignInPlace>>;
  signOut: (input: { serverId: string }) => Promise<Outcome<{ said: string }>>;
  fetchTools: (input: { serverIds: string[] }) => Promise<Outcome<{ unagreed: string[] }>>;
  listAnonymously: (input: { serverId: string }) => Promise<Outcome<{ unagreed: string[] }>>;
};
