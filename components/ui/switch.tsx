"use client";
import * as Primitive from "@radix-ui/react-switch";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

/** On or off, with immediate effect. Name it with `aria-label` or a surrounding label. */
export function Switch({ className, ...props }: ComponentProps<typeof Primitive.Root>) {
  return (
    <Primitive.Root
      className={cn(
        "peer inline-flex h-5 w-9 shrink-0 items-center rounded-full border border-edge bg-sunk px-0.5 transition-colors data-[state=checked]:border-ink data-[state=checked]:bg-ink disabled:opacity-50",
        className,
      )}
      {...props}
    >
      <Primitive.Thumb className="size-3.5 rounded-full bg-edge transition-transform data-[state=checked]:translate-x-[1rem] data-[state=checked]:bg-on-ink" />
    </Primitive.Root>
  );
}
