"use client";
import { Check, Copy } from "@/components/ui/icons";
import { useEffect, useState } from "react";
import { Button } from "./button";

const SHOWN_FOR_MS = 2000;

/** Copies a text and confirms it. */
export function CopyButton({
  text,
  label = "Copy",
  ...rest
}: {
  text: string;
  label?: string;
  variant?: "outline" | "solid" | "quiet";
  size?: "normal" | "small";
}) {
  const [state, setState] = useState<"ready" | "copied" | "refused">("ready");
  useEffect(() => {
    if (state === "ready") return;
    const timer = setTimeout(() => setState("ready"), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("refused"),
    );
  const Icon = state === "copied" ? Check : Copy;
  return (
    <Button {...rest} onClick={copy}>
      <Icon aria-hidden="true" className="size-4" />
      <span aria-live="polite">
        {state === "ready" ? label : state === "copied" ? "Copied" : "The browser refused: select and copy"}
      </span>
    </Button>
  );
}
