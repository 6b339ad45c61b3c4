import type { ReactNode } from "react";

type Props = { title: string; icon?: ReactNode; children?: ReactNode; actions?: ReactNode };

/** Says why there is nothing here, and what to do about it. */
export function EmptyState({ title, icon, children, actions }: Props) {
  return (
    <div className="grid justify-items-center gap-3 rounded-xl border border-dashed border-edge px-6 py-14 text-center">
      {icon}
      <h2 className="text-xl font-semibold">{title}</h2>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
