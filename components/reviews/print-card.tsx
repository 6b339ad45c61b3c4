"use client";
import { Download, Printer } from "@/components/ui/icons";
import { useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { download } from "@/components/ui/download";
import { Select } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";

/** The report on paper: as PDF by a browser of this machine, or by the print dialog of this one. */
export function PrintCard({ href }: { href: (format: string, more?: Record<string, string>) => string }) {
  const [paper, setPaper] = useState("A4");
  const [problem, setProblem] = useState<string>();
  const [busy, start] = useTransition();
  const make = () =>
    start(async () => {
      const answer = await fetch(href("pdf", { paper })).catch(() => undefined);
      if (answer?.ok) {
        setProblem(undefined);
        download(
          await answer.blob(),
          /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "report.pdf",
        );
      } else setProblem(answer ? await answer.text() : "Trefoil did not answer. Is it still running?");
    });
  const print = (format: string) => {
    const shown = window.open(href(format, { print: "1" }), "_blank");
    shown?.addEventListener("load", () => shown.print());
  };
  return (
    <Card className="grid h-full content-between gap-3 p-4">
      <div>
        <CardTitle>PDF and paper</CardTitle>
        <p className="text-sm text-muted">
          The HTML report, printed. If this machine has no Chromium, Chrome or Edge, print it from here and choose “Save
          as PDF”.
        </p>
      </div>
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <div className="flex flex-wrap gap-2">
        <Select aria-label="Paper" className="w-auto" value={paper} onChange={(event) => setPaper(event.target.value)}>
          <option>A4</option>
          <option>Letter</option>
        </Select>
        <Button onClick={make} disabled={busy}>
          <Download aria-hidden="true" className="size-4" />
          {busy ? "Printing…" : "Download .pdf"}
        </Button>
        <Button onClick={() => print("html")}>
          <Printer aria-hidden="true" className="size-4" />
          Print
        </Button>
        <Button onClick={() => print("summary")}>
          <Printer aria-hidden="true" className="size-4" />
          Print one page
        </Button>
      </div>
    </Card>
  );
}
