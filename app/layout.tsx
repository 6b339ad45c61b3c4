import type { Metadata } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { LegShapes } from "@/components/legs/leg-shapes";
import { PaletteProvider } from "@/components/palette/palette-provider";
import { Header } from "@/components/shell/header";
import { PlaceTabs } from "@/components/shell/place-tabs";
import { NOBODY } from "@/lib/core/model/asker";
import { whoAsks } from "@/lib/identity/who-asks";
import "./globals.css";

export const metadata: Metadata = {
  title: { default: "Trefoil", template: "%s · Trefoil" },
  description: "Which of an agent's tools, together, can leak private data.",
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const chosen = (await cookies()).get("trefoil-theme")?.value;
  const theme = chosen === "light" || chosen === "dark" ? chosen : "system";
  // While the database is away nobody is known. The frame stands all the same, and the page in it says what is wrong.
  const asker = await whoAsks().catch(() => NOBODY);
  const guest = asker.kind === "nobody";
  return (
    <html lang="en" data-theme={theme === "system" ? undefined : theme} suppressHydrationWarning>
      <body className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only z-50 rounded-md bg-ink px-4 py-2 text-on-ink focus:not-sr-only focus:fixed focus:left-4 focus:top-3"
        >
          Skip to content
        </a>
        <LegShapes />
        <PaletteProvider guest={guest}>
          <Header theme={theme} guest={guest} person={asker.kind === "person" ? asker : undefined} />
          {!guest && <PlaceTabs />}
          <main
            id="main"
            tabIndex={-1}
            className="mx-auto w-full max-w-[96rem] flex-1 px-4 py-6 outline-none sm:px-6 sm:py-8"
          >
            {children}
          </main>
        </PaletteProvider>
      </body>
    </html>
  );
}
