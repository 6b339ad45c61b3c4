import { CircleAlert, Info, TriangleAlert } from "@/components/ui/icons";
import type { ReactNode } from "react";
import { cn } from "./class-names";

const KINDS = {
  info: { icon: Info, className: "border-line bg-sunk" },
  warning: { icon: TriangleAlert, className: "border-dashed border-ink bg-panel" },
  problem: { icon: CircleAlert, className: "border-2 border-ink bg-panel" },
};

/** Something to know before going on. The kind shows in icon and frame; say it in words as well. */
export function Notice({
  kind = "info",
  title,
  children,
  className,
}: {
  kind?: keyof typeof KINDS;
  title?: string;
  children?: ReactNode;
  className?: string;
}) {
  const { icon: Icon, className: frame } = KINDS[kind];
  return (
    <div
      role={kind === "problem" ? "alert" : undefined}
      className={cn("flex gap-3 rounded-lg border px-4 py-3 text-sm", frame, className)}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
