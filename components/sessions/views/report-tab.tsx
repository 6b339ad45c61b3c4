"use client";
import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import type { Offer } from "../board-types";

const FOR: Record<string, string> = {
  html: "One file to read, print and archive; opens anywhere, loads nothing.",
  markdown: "For a pull request, a ticket or a wiki.",
  json: "The whole report for machines; open it again here under Open a link.",
  sarif: "For code scanning; points at the lines of the config.",
  text: "For a terminal or a mail.",
};

type Props = { formats: readonly Offer[]; changed: boolean; href?: (format: string) => string; sharesAt?: string; onMake?: (format: Offer) => void };

/** The report of the session as it stands on the board now, in every format. */
export function ReportTab({ formats, changed, href, onMake }: Props) {
  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-muted">The report holds the verdict, its evidence and the fixes; no secret, no home folder, nothing that was not listed.{changed && " It is of the board as it stands now, unsaved switches included."}</p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {formats.map((format) => (
          <li key={format.id}>
            <Card className="grid h-full content-between gap-3 p-4">
              <div>
                <CardTitle>{format.label}</CardTitle>
                <p className="text-sm text-muted">{FOR[format.id]}</p>
              </div>
              {href ? (
                <Button asChild className="w-fit">
                  <a href={href(format.id)} download>
                    <Download aria-hidden="true" className="size-4" />
                    Download .{format.extension}
                  </a>
                </Button>
              ) : (
                <Button className="w-fit" onClick={() => onMake?.(format)}>
                  <Download aria-hidden="true" className="size-4" />
                  Download .{format.extension}
                </Button>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
