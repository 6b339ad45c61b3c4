"use client";
import { Download } from "@/components/ui/icons";
import { PrintCard } from "@/components/reviews/print-card";
import { useName } from "@/components/reviews/use-name";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Offer } from "../board-types";

const FOR: Record<string, string> = {
  html: "One file to read, print and archive. Opens anywhere and loads nothing.",
  summary: "Verdict, picture, what changed and what to do first, on one sheet of A4 or Letter.",
  markdown: "For a pull request, a ticket or a wiki.",
  json: "The whole report for machines; open it again here under Open a link.",
  sarif: "For code scanning; points at the lines of the config.",
  text: "For a terminal or a mail: no line is longer than 76 characters.",
  csv: "Every tool in a row, for a spreadsheet.",
  junit: "For build servers: one case for each lethal combination.",
};

type Props = {
  formats: readonly Offer[];
  changed: boolean;
  href?: (format: string) => string;
  onMake?: (format: Offer) => void;
};

/** The report of the session as it stands on the board now, in every format. */
export function ReportTab({ formats, changed, href, onMake }: Props) {
  const [name, setName] = useName();
  const signed = (format: string, more: Record<string, string> = {}) => {
    const query = new URLSearchParams({ ...(name.trim() && { by: name.trim() }), ...more }).toString();
    const address = href?.(format) ?? "";
    return query === "" ? address : `${address}${address.includes("?") ? "&" : "?"}${query}`;
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="max-w-prose text-muted">
        The report holds the verdict, its evidence and the fixes. It holds no secrets, no home folder, and nothing that
        was not listed.
        {changed
          ? " It covers the board as it is now, including unsaved switches."
          : href && " It begins with what changed since the last report of this session."}
      </p>
      {href && (
        <Field label="Author" hint="Shown in the report. Optional." className="max-w-80">
          {(wiring) => (
            <Input
              {...wiring}
              value={name}
              maxLength={80}
              autoComplete="name"
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      )}
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
                  <a href={signed(format.id)} download>
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
        {href && (
          <li className="sm:col-span-2 xl:col-span-1">
            <PrintCard href={signed} />
          </li>
        )}
      </ul>
    </div>
  );
}
