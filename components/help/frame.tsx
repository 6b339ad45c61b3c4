import type { ReactNode } from "react";
import { ContentsNav, type PageGroup } from "./contents";
import { SearchForm } from "./search-form";

type Props = {
  groups: readonly PageGroup[];
  /** The address of the current page. */ current?: string;
  query?: string;
  /** The headings of the page. */ parts?: readonly { anchor: string; title: string; depth: number }[];
  children: ReactNode;
};

/** A page of the handbook: search and contents beside it, its headings above or on the right. */
export function HelpFrame({ groups, current, query, parts = [], children }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-[15rem_minmax(0,1fr)] 2xl:grid-cols-[15rem_minmax(0,1fr)_14rem]">
      <div className="lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto lg:p-1 print:hidden">
        <SearchForm query={query} />
        <ContentsNav groups={groups} current={current} />
      </div>
      <article className="max-w-4xl min-w-0 pb-16">{children}</article>
      {parts.length > 1 && (
        <nav
          aria-label="On this page"
          className="no-print top-4 max-h-[calc(100dvh-2rem)] self-start overflow-y-auto max-2xl:hidden 2xl:sticky"
        >
          <p className="text-[0.8125rem] font-semibold text-muted">On this page</p>
          <Parts parts={parts} />
        </nav>
      )}
    </div>
  );
}

/** The headings of a page as links, those of the third level indented. */
export function Parts({ parts }: { parts: NonNullable<Props["parts"]> }) {
  return (
    <ul className="mt-2 grid gap-1.5 text-sm wrap-anywhere [&_a]:text-muted [&_a:hover]:text-ink">
      {parts.map(({ anchor, title, depth }) => (
        <li key={anchor} className={depth > 2 ? "pl-3" : undefined}>
          <a href={`#${anchor}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
