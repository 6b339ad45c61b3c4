import { Link } from "@/components/ui/link";
import { cn } from "@/components/ui/class-names";

export type PageGroup = { title: string; pages: readonly { href: string; title: string }[] };

/** The style of the links, set once for all of them. */
const LINKS =
  "[&_a]:-ml-px [&_a]:block [&_a]:border-l-2 [&_a]:border-transparent [&_a]:py-1 [&_a]:pl-3 [&_a]:text-sm [&_a]:text-muted [&_a:hover]:text-ink [&_a:focus-visible]:-outline-offset-2 [&_a[aria-current]]:border-ink [&_a[aria-current]]:font-semibold [&_a[aria-current]]:text-ink";

/** Every page of the handbook, in groups; the current one is marked. */
function Contents({ groups, current }: { groups: readonly PageGroup[]; current: string | undefined }) {
  return (
    <ul className={cn("grid gap-5", LINKS)}>
      {groups.map(({ title, pages }) => (
        <li key={title}>
          <p className="text-[0.8125rem] font-semibold text-muted">{title}</p>
          <ul className="mt-1 border-l border-line">
            {pages.map((page) => (
              <li key={page.href}>
                <Link href={page.href} aria-current={page.href === current ? "page" : undefined}>
                  {page.title}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The contents beside the page; on a phone above it, closed. */
export function ContentsNav({ groups, current }: { groups: readonly PageGroup[]; current: string | undefined }) {
  return (
    <>
      <details className="no-print mb-5 rounded-lg border border-line bg-panel px-4 py-2 lg:hidden">
        <summary className="text-sm font-medium">Contents of the handbook</summary>
        <nav aria-label="Handbook, contents" className="mt-3 pb-2">
          <Contents groups={groups} current={current} />
        </nav>
      </details>
      <nav aria-label="Handbook" className="no-print max-lg:hidden">
        <Contents groups={groups} current={current} />
      </nav>
    </>
  );
}
