import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Browser, type Page } from "@playwright/test";
import { startIdentityProvider } from "../../support/identity-provider.mjs";
import { waitForHydration } from "./hydrated";
import { startApp, type StartedApp } from "./started-app";

export type Team = {
  app: StartedApp;
  provider: Awaited<ReturnType<typeof startIdentityProvider>>;
  stop: () => Promise<void>;
};

/** The built app with sign-in, at a provider of another site. */
export async function startTeam(environment: Record<string, string> = {}): Promise<Team> {
  const port = await freePort();
  const provider = await startIdentityProvider({ origin: `http://127.0.0.1:${port}`, host: "localhost" });
  const app = await startApp(["--port", String(port), "--demo"], undefined, {
    ...provider.environment,
    TREFOIL_ADMINISTRATOR: "ada",
    ...environment,
  });
  const stop = async () => {
    await app.stop();
    await provider.stop();
  };
  return { app, provider, stop };
}

/** A port that was free a moment ago: the provider has to know where the app will be before it is there. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => void probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A browser of somebody's own, in which nobody is signed in. */
export async function aPage(browser: Browser, { origin }: Pick<StartedApp, "origin">): Promise<Page> {
  return waitForHydration(await (await browser.newContext({ baseURL: origin })).newPage());
}

/** Signs in from whatever page leads to it. */
export async function signIn(page: Page, who: string): Promise<void> {
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Sign in/ })
    .click();
  await atProvider(page, who);
}

/** Answers the provider's own pages, and waits until they lead back. */
export async function atProvider(page: Page, who: string): Promise<void> {
  await page.locator('input[name="login"]').fill(who);
  await page.locator('input[name="password"]').fill("x");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("button", { name: /^Signed in as/ })).toBeVisible();
}
