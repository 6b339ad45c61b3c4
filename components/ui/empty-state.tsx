import type { ReactNode } from "react";

type Props = {
  title: string;
  icon?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** When it is all that the page holds, its title is the page's heading. */
  whole?: boolean;
};

/** Says why there is nothing here, and what to do about it. */
export function EmptyState({ title, icon, children, actions, whole }: Props) {
  const Heading = whole ? "h1" : "h2";
  return (
    <div className="grid justify-items-center gap-3 rounded-xl border border-dashed border-edge px-6 py-14 text-center">
      {icon}
      <Heading className="text-xl font-semibold">{title}</Heading>
      {children && <div className="max-w-prose text-muted">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  );
}
