import { findHost } from "@/lib/core/hosts";

/** The sources of the host's profile, and their dates: such knowledge gets out of date. */
export function HostSources({ id }: { id: string }) {
  const host = findHost(id);
  if (!host) return null;
  return (
    <details className="text-[0.8125rem] text-muted">
      <summary className="w-fit rounded hover:text-ink">What is known of {host.label}, and from where</summary>
      <ul className="mt-1.5 grid gap-1.5">
        {host.sources.map(({ title, url, date, of }) => (
          <li key={url} className="wrap-anywhere">
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              className="underline decoration-edge underline-offset-2 hover:text-ink"
            >
              {title}
            </a>
            ,{" "}
            {date ? (
              <>
                read <time dateTime={date}>{date}</time>
              </>
            ) : (
              "not read again"
            )}
            {of && <span className="block">for {of.join(", ")}</span>}
          </li>
        ))}
      </ul>
      <p className="mt-1.5">
        Each tool and property has its own switch below. “Not counted” is what it does not do unasked, or what is open
        only to whoever runs a server: switch it on where you know better.
      </p>
    </details>
  );
}
