import { Link } from "@/components/ui/link";

type Hit = { href: string; page: string; title: string; excerpt: string };

/** The parts of the handbook that contain all the words, the best first. */
export function HitList({ query, hits, most }: { query: string; hits: readonly Hit[]; most: number }) {
  return (
    <>
      <p role="status" className="mb-4 text-sm text-muted">
        {hits.length === 0
          ? `Nothing in the handbook holds “${query}”. Fewer or shorter words find more.`
          : hits.length === most
            ? `The first ${most} parts with “${query}”`
            : `${hits.length} ${hits.length === 1 ? "part" : "parts"} with “${query}”`}
      </p>
      <ol className="grid max-w-prose gap-5">
        {hits.map(({ href, page, title, excerpt }) => (
          <li key={href}>
            <Link href={href} className="font-medium underline underline-offset-4">
              {title}
            </Link>
            {page !== title && <span className="text-sm text-muted"> in {page}</span>}
            <p className="text-sm text-pretty wrap-anywhere">{excerpt}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
