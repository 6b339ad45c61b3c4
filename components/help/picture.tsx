import { MarkShape } from "@/components/charts/mark";
import type { Scene } from "@/lib/core/model/scene";

/** A wide picture on a narrow screen shrinks to this part of its size, so that its words stay legible, and then scrolls. */
const SHRINKS_TO = 0.8;
const NARROW = 360;

/** A picture of the handbook in the theme of the page. A caption says what it shows. */
export function Picture({ scene, says }: { scene: Scene; says: string }) {
  return (
    <figure className="my-5 rounded-xl border border-line bg-panel p-4">
      <div className="-m-1 overflow-x-auto p-1" tabIndex={0}>
        <svg
          viewBox={`0 0 ${scene.width} ${scene.height}`}
          width={scene.width}
          height={scene.height}
          className="scene mx-auto h-auto max-w-full"
          role="img"
          aria-label={`${scene.title}. ${scene.description}`}
          style={scene.width > NARROW ? { minWidth: scene.width * SHRINKS_TO } : undefined}
        >
          {scene.marks.map((mark, index) => (
            <MarkShape key={index} mark={mark} />
          ))}
        </svg>
      </div>
      <figcaption className="mt-3 text-sm text-pretty text-muted">{says}</figcaption>
    </figure>
  );
}
