import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

const badgeClass = cva(
  "inline-flex items-center gap-1 rounded-full border px-2 py-0.5 text-xs font-medium whitespace-nowrap",
  {
    variants: {
      tone: {
        plain: "border-line bg-sunk text-ink",
        outline: "border-edge text-ink",
        dashed: "border-dashed border-ink text-ink",
        solid: "border-ink bg-ink text-on-ink",
      },
    },
    defaultVariants: { tone: "plain" },
  },
);

export function Badge({ className, tone, ...props }: ComponentProps<"span"> & VariantProps<typeof badgeClass>) {
  return <span className={cn(badgeClass({ tone }), className)} {...props} />;
}
