import type { ComponentProps } from "react";
import { cn } from "./class-names";

export function Card({ className, ...props }: ComponentProps<"section">) {
  return <section className={cn("rounded-xl border border-line bg-panel p-5 shadow-panel", className)} {...props} />;
}

export function CardTitle({ className, ...props }: ComponentProps<"h2">) {
  return <h2 className={cn("font-display text-lg font-semibold tracking-tight", className)} {...props} />;
}
