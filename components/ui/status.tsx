import { LoaderCircle } from "@/components/ui/icons";
import type { ReactNode } from "react";

/** An invisible text that screen readers announce when it changes. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {children}
    </div>
  );
}

/** Work in progress, always in words. `quiet` where they change all the time: then something else announces what matters. */
export function Working({ quiet = false, children }: { quiet?: boolean; children: ReactNode }) {
  return (
    <p role={quiet ? undefined : "status"} className="flex items-center gap-2 text-sm text-muted">
      <LoaderCircle aria-hidden="true" className="size-4 animate-spin motion-reduce:animate-none" />
      {children}
    </p>
  );
}
