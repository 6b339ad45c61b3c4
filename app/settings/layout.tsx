import type { ReactNode } from "react";
import { SettingsNav } from "@/components/shell/settings-nav";

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-5xl">
      <SettingsNav />
      {children}
    </div>
  );
}
