import { HelpFrame, Parts } from "@/components/help/frame";
import { Markdown } from "@/components/help/markdown";
import { addressOf } from "@/lib/handbook/links";
import { whoAsks } from "@/lib/identity/who-asks";
import { contents, type Page } from "@/lib/handbook/pages";
import { aroundOf } from "./around";

const MOST_DEPTH = 3;

/** One page of the handbook with everything around it. */
export async function HelpPage({ page }: { page: Page }) {
  const guest = (await whoAsks()).kind === "nobody";
  const parts = page.sections.filter(({ depth }) => depth > 1 && depth <= MOST_DEPTH);
  const long = parts.length > 3;
  return (
    <HelpFrame groups={contents()} current={addressOf(page.id)} parts={parts}>
      <h1 className="text-3xl font-semibold tracking-tight wrap-anywhere">{page.title}</h1>
      {long && (
        <details className="no-print mt-4 rounded-lg border border-line px-4 py-2 2xl:hidden">
          <summary className="text-sm font-medium">On this page</summary>
          <Parts parts={parts} />
        </details>
      )}
      <Markdown tokens={page.tokens} around={aroundOf(page, guest)} />
    </HelpFrame>
  );
}
