import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { InstalledLine } from "@/lib/core/guard/installed";
import { showHidden } from "@/lib/core/text/visible";
import { Command } from "./command";

/** Each client: whether the guard is in it, in which files, and the commands that put it in and take it out. */
export function InstalledList({ lines }: { lines: readonly InstalledLine[] }) {
  return (
    <ul className="grid gap-4">
      {lines.map((line) => (
        <li key={line.client}>
          <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <div className="flex flex-wrap items-center gap-3">
              <h3 className="text-base font-semibold">{line.label}</h3>
              <Badge tone={line.installed ? "solid" : "outline"}>
                {line.installed ? "installed" : "not installed"}
              </Badge>
              {!line.asks && <Badge>refuses where others ask</Badge>}
            </div>
            {line.installed && <Files line={line} />}
            <p className="text-sm text-muted">{line.failing}</p>
            <Commands line={line} />
          </Card>
        </li>
      ))}
    </ul>
  );
}

function Files({ line: { files, option, lock, problem, changed } }: { line: InstalledLine }) {
  return (
    <div className="grid gap-2 text-sm">
      {files.map(({ file, isThere, events, closed, problem: fault }) => (
        <p key={file} className="wrap-anywhere">
          <code className="font-mono text-xs">{showHidden(file)}</code>:{" "}
          {!isThere
            ? "the file is gone, so the client asks nobody."
            : fault !== undefined
              ? showHidden(fault)
              : events.length === 0
                ? "no hook of the guard is in it."
                : `${events.map(showHidden).join(", ")}.`}
          {option !== undefined && closed !== undefined && (
            <>
              {" "}
              <Badge tone={closed ? "plain" : "dashed"} className="whitespace-normal">
                {closed ? `${option} is set: it closes when the hook fails` : `${option} is not set`}
              </Badge>
            </>
          )}
        </p>
      ))}
      {lock && (
        <p className="wrap-anywhere">
          It goes by the lock “{showHidden(lock.session)}” with {lock.tools.toLocaleString("en")} tools, digest{" "}
          <code className="font-mono text-xs" title={lock.digest}>
            {lock.digest.slice(0, 16)}…
          </code>
        </p>
      )}
      {changed.length > 0 && (
        <p className="font-semibold wrap-anywhere">
          The lock is older than the listing of {changed.slice(0, 8).map(showHidden).join(", ")}
          {changed.length > 8 ? ` and ${changed.length - 8} more` : ""}: lock again and install.
        </p>
      )}
      {problem && <p className="font-semibold">{showHidden(problem)}</p>}
    </div>
  );
}

function Commands({ line: { installed, commands, label } }: { line: InstalledLine }) {
  return (
    <details>
      <summary className="cursor-pointer text-sm font-medium">
        {installed ? "Renew or remove it" : "How to install it"}
      </summary>
      <div className="mt-2 grid gap-2 text-sm">
        <p>
          A command shows the change to the file of {label}, and makes it only with <code>--yes</code>. This page
          changes no file.
        </p>
        <Command line={commands.lock} label="Copy: lock" />
        <Command line={commands.install} label="Copy: install" />
        {installed && <Command line={commands.remove} label="Copy: remove" />}
      </div>
    </details>
  );
}
