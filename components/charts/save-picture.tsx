"use client";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { download } from "@/components/ui/download";
import type { Scene } from "@/lib/core/model/scene";
import { copyPicture, pngOf, svgOf } from "./picture-files";

/** Saves a picture: as SVG, as a PNG of twice the size, or to the clipboard. `name` is the file's name. */
export function SavePicture({ scene, name, label = "Picture" }: { scene: () => Scene; name: string; label?: string }) {
  const [said, setSaid] = useState("");
  const run = async (words: string, work: () => Promise<void> | void) => {
    try {
      await work();
      setSaid(words);
    } catch {
      setSaid("The browser refused. Save it as SVG instead.");
    }
  };
  return (
    <div
      role="group"
      aria-label={`Save: ${label}`}
      className="no-print flex flex-wrap items-center gap-1 text-[0.8125rem] text-muted"
    >
      <span>{label}:</span>
      <Button
        size="small"
        variant="quiet"
        onClick={() => void run("Saved.", () => download(svgOf(scene()), `trefoil-${name}.svg`))}
      >
        SVG
      </Button>
      <Button
        size="small"
        variant="quiet"
        onClick={() => void run("Saved.", async () => download(await pngOf(scene()), `trefoil-${name}.png`))}
      >
        PNG
      </Button>
      <Button size="small" variant="quiet" onClick={() => void run("Copied.", () => copyPicture(scene()))}>
        Copy
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}
