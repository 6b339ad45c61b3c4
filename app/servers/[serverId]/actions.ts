"use server";
import { headers } from "next/headers";
import type { Outcome } from "@/lib/core/model/outcome";
import type { SignInPlace } from "@/lib/core/model/sign-in";
import { action } from "@/lib/identity/action";
import { listTools } from "@/lib/jobs/list-tools";
import { prepareSignIn, signOut as endSignIn } from "@/lib/jobs/sign-in";
import { whoActs } from "@/lib/who";
import { deleteAllowedHost, putAllowedHost } from "@/lib/store/allowed-hosts";
import { getServer } from "@/lib/store/servers";
import { OneServer } from "../inputs";
import { HostInput, SignInInput } from "./inputs";

/** Asks the server where to sign in; the answer is checked before the browser goes there. */
export const beginSignIn = action(
  "edit",
  SignInInput,
  async ({ serverId, account, ...client }): Promise<Outcome<SignInPlace>> => {
    const host = (await headers()).get("host") ?? "";
    if (!/^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host))
      return {
        problem:
          "Signing in works only in a browser on the computer that runs Trefoil: authorization servers send people back to nowhere else.",
      };
    return prepareSignIn(serverId, `http://${host}/servers/sign-in/callback`, account, client);
  },
);

export const signOut = action("edit", OneServer, ({ serverId }) => endSignIn(serverId));

/** Lists a remote server without any credential. */
export const listAnonymously = action(
  "edit",
  OneServer,
  async ({ serverId }): Promise<Outcome<{ unagreed: string[] }>> => ({
    ok: await listTools([serverId], { anonymous: true }),
  }),
);

/** A person allows one host for one server although its address is not public or the connection is not encrypted. */
export const allowHost = action("administer", HostInput, async ({ serverId, host }): Promise<Outcome<null>> => {
  if (!(await getServer(serverId))) return { problem: "This server has been deleted in the meantime." };
  await putAllowedHost(serverId, host, whoActs());
  return { ok: null };
});

export const refuseHost = action("administer", HostInput, async ({ serverId, host }): Promise<Outcome<null>> => {
  await deleteAllowedHost(serverId, host);
  return { ok: null };
});
