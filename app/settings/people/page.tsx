import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import * as z from "zod";
import { GroupRolesForm } from "@/components/settings/people/group-roles";
import { PeopleSearch } from "@/components/settings/people/people-search";
import { PeopleTable } from "@/components/settings/people/people-table";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageTitle } from "@/components/ui/page-title";
import { IN_ORDER, Pager } from "@/components/ui/pager";
import { page } from "@/lib/identity/page";
import { oldest } from "@/lib/identity/sign-in/limits";
import { isSignInOn } from "@/lib/identity/sign-in/provider";
import { groupRoles } from "@/lib/store/people";
import { countPeople, findPeople } from "@/lib/store/people-list";
import { forgetPerson, setGroupRole, setRole, signOutPerson, signOutSession } from "./actions";

export const metadata: Metadata = { title: "People" };
export const dynamic = "force-dynamic";

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const PAGE = 50;
const QuerySchema = z.object({
  who: z.string().trim().max(200).catch(""),
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
});

export default page("administer", async function PeoplePage({ searchParams }: Props) {
  if (!isSignInOn()) return <Alone />;
  const { who, page } = QuerySchema.parse(await searchParams);
  const since = { used: oldest("idle"), created: oldest("absolute") };
  const [people, count, roles] = await Promise.all([
    findPeople(who, since, { skip: (page - 1) * PAGE, take: PAGE }),
    countPeople(who),
    groupRoles(),
  ]);
  // What stays on the server: nothing but what the table shows is sent.
  const lines = people.map(({ id, issuer, subject, name, email, groups, given, role, lastSeenAt, sessions }) => {
    return { id, issuer, subject, name, email, groups, given, role, lastSeenAt, sessions };
  });
  return (
    <>
      <PageTitle
        title="People"
        lead="Everyone who has signed in. What they may do comes from their groups at the identity provider, or is set here by hand. Removing a role here takes effect with their next click; removing it at the provider, within five minutes."
      />
      <div className="grid grid-cols-1 gap-6">
        <PeopleSearch who={who} />
        {lines.length === 0 ? (
          <EmptyState title="Nobody of this name has signed in" />
        ) : (
          <PeopleTable people={lines} acts={{ setRole, signOutPerson, signOutSession, forgetPerson }} />
        )}
        <Pager
          page={page}
          pages={Math.max(1, Math.ceil(count / PAGE))}
          total={`${count.toLocaleString("en")} people`}
          href={(to) => `/settings/people?${new URLSearchParams({ ...(who ? { who } : {}), page: String(to) })}`}
          ways={IN_ORDER}
        />
        <GroupRolesForm roles={[...roles]} setGroupRole={setGroupRole} />
      </div>
    </>
  );
});

function Alone() {
  return (
    <>
      <PageTitle title="People" />
      <EmptyState
        title="You are the only user and may do everything"
        actions={
          <Button asChild>
            <Link href="/help/run-for-a-team#sign-in">Run it for a team</Link>
          </Button>
        }
      >
        This Trefoil has no sign-in: anyone who has the address that was printed at its start can use it.
      </EmptyState>
    </>
  );
}
