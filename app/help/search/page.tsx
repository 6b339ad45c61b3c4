import type { Metadata } from "next";
import { HelpFrame } from "@/components/help/frame";
import { HitList } from "@/components/help/hit-list";
import { PageTitle } from "@/components/ui/page-title";
import { addressOf } from "@/lib/handbook/links";
import { allPages, contents } from "@/lib/handbook/pages";
import { searchPages } from "@/lib/handbook/search";
import { page } from "@/lib/identity/page";

export const metadata: Metadata = { title: "Search the handbook" };

const MOST_HITS = 40;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default page("anyone", async function HelpSearchPage({ searchParams }: Props) {
  const { q } = await searchParams;
  const query = typeof q === "string" ? q.trim() : "";
  const hits = searchPages(allPages(), query, MOST_HITS);
  return (
    <HelpFrame groups={contents()} query={query}>
      <PageTitle title="Search the handbook" lead={query === "" ? "Type a word or several." : undefined} />
      {query !== "" && (
        <HitList
          query={query}
          most={MOST_HITS}
          hits={hits.map(({ id, anchor, page, title, excerpt }) => ({
            href: `${addressOf(id)}${anchor === "" ? "" : `#${anchor}`}`,
            page,
            title,
            excerpt,
          }))}
        />
      )}
    </HelpFrame>
  );
});
