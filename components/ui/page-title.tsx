import type { ReactNode } from "react";

type Props = { title: ReactNode; lead?: ReactNode; actions?: ReactNode };

/** The head of a page: its one `h1`, a sentence that says what it is for, and what can be done. */
export function PageTitle({ title, lead, actions }: Props) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-3xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
        {lead && <p className="mt-1.5 max-w-2xl text-muted">{lead}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
