"use client";
import { Tooltip as Primitive } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

/** A word more about something that can be focused; never the only place where it is said. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactElement }) {
  return (
    <Primitive.Provider delayDuration={300}>
      <Primitive.Root>
        <Primitive.Trigger asChild>{children}</Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content sideOffset={6} className="z-50 max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-[0.8125rem] text-on-ink shadow-raised">
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
