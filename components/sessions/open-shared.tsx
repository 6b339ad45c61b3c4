"use client";
import { FileUp } from "@/components/ui/icons";
import { useState, type DragEvent } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/input";
import { PageTitle } from "@/components/ui/page-title";

type Props = { onLink: (link: string) => void; onFile: (file: File) => void };

/** Opens what someone sent: a link to paste, or a report to drop. */
export function OpenShared({ onLink, onFile }: Props) {
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <>
      <PageTitle
        title="Open a link or report"
        lead="See what someone sent you on a board of your own: frozen, read-only, without starting or importing anything."
      />
      <div className="grid max-w-4xl gap-5 md:grid-cols-2">
        <LinkCard onLink={onLink} />
        <Card
          className={cn("grid content-start gap-4", over && "border-dashed border-ink")}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <CardTitle>A report file</CardTitle>
          <p className="text-sm text-muted">
            Drop a JSON report here, or choose one. It is read in this browser and goes nowhere.
          </p>
          <label
            className={cn(
              buttonClass({ variant: "outline" }),
              "w-fit has-focus-visible:outline-2 has-focus-visible:outline-offset-2",
            )}
          >
            <FileUp aria-hidden="true" className="size-4" />
            Choose a file
            <input
              type="file"
              accept=".json,application/json"
              className="sr-only"
              onChange={(event) => {
                const [file] = event.target.files ?? [];
                if (file) onFile(file);
                event.target.value = "";
              }}
            />
          </label>
        </Card>
      </div>
    </>
  );
}

function LinkCard({ onLink }: Pick<Props, "onLink">) {
  const [link, setLink] = useState("");
  return (
    <Card>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onLink(link);
        }}
      >
        <CardTitle>A link</CardTitle>
        <Field
          label="Paste the whole link"
          hint="A link that holds the report itself (#s=) is opened here alone. For a stored one (#t=) you are asked before anything is fetched."
        >
          {(wiring) => (
            <Textarea
              {...wiring}
              value={link}
              onChange={(event) => setLink(event.target.value)}
              className="h-32 font-mono text-xs break-all"
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit" variant="solid" className="w-fit" disabled={!link.trim()}>
          Open the link
        </Button>
      </form>
    </Card>
  );
}
