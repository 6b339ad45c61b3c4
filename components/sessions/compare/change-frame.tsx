import { Minus, Plus } from "@/components/ui/icons";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";

const KINDS = { added: { icon: Plus, none: "None." }, removed: { icon: Minus, none: "None." } };

export type ChangeKind = keyof typeof KINDS;

/** What was added or removed of one kind, under its title. */
export function ChangeFrame({
  title,
  kind,
  number,
  children,
}: {
  title: string;
  kind: ChangeKind;
  number: number;
  children: ReactNode;
}) {
  const { icon: Icon, none } = KINDS[kind];
  return (
    <Card className="grid content-start gap-3 p-4">
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <Icon aria-hidden="true" className="size-4" />
        {title}
      </h3>
      {number === 0 ? <p className="text-sm text-muted">{none}</p> : children}
    </Card>
  );
}
