import { renderSvg } from "@/lib/core/charts/svg";
import type { Scene } from "@/lib/core/model/scene";

/** Pixels of the PNG for each pixel of the picture: sharp on dense screens and in slides. */
const SCALE = 2;

/** Self-contained, light, with title and description. */
export function svgOf(scene: Scene): Blob {
  return new Blob([renderSvg(scene)], { type: "image/svg+xml" });
}

/** The same as pixels, drawn by the browser itself from a `data:` address: nothing is requested. */
export async function pngOf(scene: Scene): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(renderSvg(scene))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = Math.ceil(scene.width * SCALE);
  canvas.height = Math.ceil(scene.height * SCALE);
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("The browser could not draw the picture."))),
      "image/png",
    ),
  );
}

/** Puts the PNG where other programs can paste it from. Rejects where the browser does not allow that. */
export async function copyPicture(scene: Scene): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ "image/png": pngOf(scene) })]);
}
