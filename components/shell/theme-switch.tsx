"use client";
import { Monitor, Moon, Sun } from "@/components/ui/icons";
import { useState } from "react";
import { Button } from "@/components/ui/button";

const THEMES = {
  system: { icon: Monitor, next: "light" },
  light: { icon: Sun, next: "dark" },
  dark: { icon: Moon, next: "system" },
} as const;
export type Theme = keyof typeof THEMES;

const YEAR_IN_SECONDS = 31_536_000;

/**
 * Goes round system, light and dark. The choice is a cookie, so that the server already renders the page with it and nothing flashes. Not `next-themes`: it keeps the choice in the browser alone and needs an inline script on every page.
 */
export function ThemeSwitch({ initial }: { initial: Theme }) {
  const [theme, setTheme] = useState(initial);
  const { icon: Icon, next } = THEMES[theme];
  const change = () => {
    setTheme(next);
    if (next === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    document.cookie = `trefoil-theme=${next}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=strict`;
  };
  return (
    <Button
      variant="quiet"
      size="icon"
      onClick={change}
      aria-label={`Theme: ${theme}. Change to ${next}.`}
      title={`Theme: ${theme}`}
    >
      <Icon aria-hidden="true" className="size-4" />
    </Button>
  );
}
