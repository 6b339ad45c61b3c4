import type { ComponentProps } from "react";
import { cn } from "./class-names";

const frame =
  "w-full rounded-md border border-edge bg-panel text-sm text-ink placeholder:text-muted disabled:opacity-50 aria-invalid:border-2 aria-invalid:border-ink";

export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn(frame, "h-9 px-3", className)} {...props} />;
}

export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return <textarea className={cn(frame, "min-h-24 px-3 py-2", className)} {...props} />;
}

/** The browser's own list: it works with every keyboard, screen reader and phone. */
export function Select({ className, ...props }: ComponentProps<"select">) {
  return <select className={cn(frame, "h-9 max-w-full px-2.5", className)} {...props} />;
}
