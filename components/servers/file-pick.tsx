"use client";
import { decodeText } from "@/lib/core/text/decode";
import { Upload } from "@/components/ui/icons";
import { useEffect, useEffectEvent, useId, useRef, useState, type DragEvent } from "react";
import { cn } from "@/components/ui/class-names";
import { BUNDLE_LIMIT, readBundle } from "@/lib/core/importers/reading/read-bundle";

type Props = {
  label: string;
  /** Bytes; a larger file is not read. */
  limit: number;
  /** Also takes bundles, and reads their manifest. */
  bundles?: boolean;
  /** Takes any text, whatever its name ends with. */
  anyText?: boolean;
  onText: (text: string, fileName: string) => void;
  onProblem: (problem: string) => void;
};

/** A text file by choosing or dropping it, or the manifest of a bundle. It is read in the browser; what is larger never leaves it. */
export function FilePick({ label, limit, bundles = false, anyText = false, onText, onProblem }: Props) {
  const id = useId();
  const [over, setOver] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (bundles && /\.(mcpb|dxt|zip)$/i.test(file.name)) {
      if (file.size > BUNDLE_LIMIT)
        return onProblem(`${file.name} is larger than ${BUNDLE_LIMIT / 1_000_000} MB and was not read.`);
      const bundle = readBundle(new Uint8Array(await file.arrayBuffer()));
      return bundle.ok ? onText(bundle.text, file.name) : onProblem(bundle.problem);
    }
    if (file.size > limit) return onProblem(`${file.name} is larger than ${limit / 1_000_000} MB and was not read.`);
    onText(decodeText(new Uint8Array(await file.arrayBuffer())), file.name);
  };
  const input = useRef<HTMLInputElement>(null);
  const take = useEffectEvent(() => {
    const file = input.current?.files?.[0];
    if (!file) return;
    input.current!.value = "";
    void read(file);
  });
  // Somebody quicker than the page's script may have chosen a file before anything listened.
  useEffect(() => take(), []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void read(event.dataTransfer.files[0]);
  };
  return (
    <div
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        "grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2 rounded-xl border border-dashed border-edge px-6 py-8 text-center",
        over && "border-ink bg-hover",
      )}
    >
      <Upload aria-hidden="true" className="size-5 text-muted" />
      <label htmlFor={id} className="text-sm">
        <span className="font-medium">{label}</span>
        <span className="text-muted">, or drop it here</span>
      </label>
      <input
        id={id}
        type="file"
        accept={bundles || anyText ? undefined : ".json,.jsonc,application/json,text/plain"}
        className="max-w-full text-sm file:mr-3 file:h-8 file:rounded-md file:border file:border-edge file:bg-panel file:px-3 file:text-sm file:font-medium file:text-ink hover:file:bg-hover"
        ref={input}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
    </div>
  );
}
