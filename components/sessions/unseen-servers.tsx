import { Link } from "@/components/ui/link";
import { Button } from "@/components/ui/button";
import type { SessionServer } from "@/lib/core/model/session";
import { serverLabel } from "@/lib/core/session/server-label";
import { showHidden } from "@/lib/core/text/visible";
import type { BoardServers } from "./board-types";

/** The servers that could not be listed, or only in part, each with the reason and what can be done about it. */
export function UnseenServers({ unseen, servers }: { unseen: readonly SessionServer[]; servers?: BoardServers }) {
  return (
    <section aria-label="Servers not listed in full" className="grid gap-2">
      <p className="max-w-prose">The verdict is a lower bound: whatever these servers hold can only make it worse.</p>
      <ul className="grid gap-x-6 gap-y-2">
        {unseen.map((server) => {
          const id = servers?.ids[server.name];
          const running = id !== undefined && servers!.running.has(id);
          return (
            <li key={server.name} className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="min-w-0 flex-1 basis-60 wrap-anywhere">
                <strong className="font-semibold">{serverLabel(server)}</strong>
                {": "}
                {showHidden(server.reason ?? "It was never listed.")}
              </span>
              {id !== undefined && (
                <span className="flex items-center gap-3">
                  <Button size="small" disabled={running} onClick={() => servers!.onRetry(id)}>
                    {running ? "Listing…" : "Retry"}
                    <span className="sr-only"> {serverLabel(server)}</span>
                  </Button>
                  <Link href={`/servers/${id}`} className="underline underline-offset-4">
                    Open<span className="sr-only"> {serverLabel(server)}</span>
                  </Link>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      {servers?.problem && <p role="alert">{servers.problem}</p>}
    </section>
  );
}
