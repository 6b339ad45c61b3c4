"use client";

import { Download } from "@/components/ui/icons";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { download } from "@/components/ui/download";
import { showHidden } from "@/lib/core/text/visible";
import { showExactly } from "@/lib/core/text/visible";

/** One file for a gateway, to copy or to download. */
export function GatewayFile({ name, place, text }: { name: string; place: string; text: string }) {
  return (
    <figure className="min-w-0 overflow-hidden rounded-lg border border-line bg-panel">
      <figcaption className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5">
        <span className="min-w-0 flex-1 basis-52">
          <span className="font-mono text-[0.8125rem] wrap-anywhere">{name}</span>
          <span className="block text-[0.8125rem] text-muted wrap-anywhere">{showHidden(place)}</span>
        </span>
        <CopyButton text={text} size="small" />
        <Button size="small" onClick={() => download(new Blob([text], { type: "text/plain" }), name)}>
          <Download aria-hidden="true" className="size-3.5" />
          Download
        </Button>
      </figcaption>
      <pre className="max-h-80 overflow-auto px-4 py-3 font-mono text-xs leading-5" tabIndex={0} aria-label={name}>
        {text.trimEnd().split("\n").map(showLine).join("\n")}
      </pre>
    </figure>
  );
}

/** A line with nothing hidden in it; its own indentation stays. */
function showLine(line: string): string {
  const indentation = /^ */.exec(line)![0];
  return indentation + showExactly(line.slice(indentation.length));
}
