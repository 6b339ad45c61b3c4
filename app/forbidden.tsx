import { Link } from "@/components/ui/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ROLES, type Role } from "@/lib/core/model/permission";
import { showHidden } from "@/lib/core/text/visible";
import { whoAsks } from "@/lib/identity/who-asks";

const MAY: Record<Role, string> = {
  reader: "sees servers, sessions and reports",
  reviewer: "also comments, decides, accepts for a time, and overrides legs",
  editor: "also registers servers, saves sessions, shares, and fixes files",
  administrator: "may do everything",
};

export default async function Forbidden() {
  const asker = await whoAsks();
  const role = asker.kind === "person" ? asker.role : undefined;
  return (
    <EmptyState
      whole
      title={role === null ? "You have no role in Trefoil yet" : "Your role does not include this page"}
      actions={
        role !== null && (
          <Button asChild variant="solid">
            <Link href="/">Go to the start</Link>
          </Button>
        )
      }
    >
      <p>
        {asker.kind === "person" && `You are signed in as ${showHidden(asker.name)}${role ? `, ${role}` : ""}. `}
        An administrator can give you {role === null ? "one" : "another role"}, here or by a group of your identity
        provider.
      </p>
      <dl className="mx-auto mt-4 grid w-fit grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-left text-sm">
        {ROLES.map((one) => (
          <div key={one} className="contents">
            <dt className="font-medium text-ink">{one}</dt>
            <dd>{MAY[one]}</dd>
          </div>
        ))}
      </dl>
    </EmptyState>
  );
}
