import { cva, type VariantProps } from "class-variance-authority";
import * as Slot from "@radix-ui/react-slot";
import type { ComponentProps } from "react";
import { cn } from "./class-names";

export const buttonClass = cva(
  "inline-flex items-center justify-center gap-2 rounded-md text-sm font-medium whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-50",
  {
    variants: {
      variant: {
        solid: "bg-ink text-on-ink hover:bg-ink/85",
        outline: "border border-edge bg-panel hover:bg-hover",
        quiet: "hover:bg-hover",
        link: "underline decoration-edge underline-offset-4 hover:decoration-ink",
      },
      size: { normal: "h-9 px-3.5", small: "h-7 px-2.5 text-[0.8125rem]", icon: "size-9", inline: "" },
    },
    compoundVariants: [{ variant: "link", className: "h-auto px-0" }],
    defaultVariants: { variant: "outline", size: "normal" },
  },
);

type Props = ComponentProps<"button"> & VariantProps<typeof buttonClass> & { asChild?: boolean };

/** A button, or with `asChild` the link inside it styled as a button. */
export function Button({ className, variant, size, asChild, type = "button", ...props }: Props) {
  const classes = cn(buttonClass({ variant, size }), className);
  return asChild ? <Slot.Root className={classes} {...props} /> : <button type={type} className={classes} {...props} />;
}
