import type { Mark } from "@/lib/core/model/scene";
import { showHidden } from "@/lib/core/text/visible";

/** One mark as SVG. The role becomes the class; `scene.css` says how it looks. */
export function MarkShape({ mark, dim, picked }: { mark: Mark; dim?: boolean; picked?: boolean }) {
  const common = { className: mark.role, "data-dim": dim || undefined, "data-picked": picked || undefined };
  switch (mark.shape) {
    case "circle":
      return <circle {...common} cx={mark.x} cy={mark.y} r={mark.r} />;
    case "line":
      return <line {...common} x1={mark.x1} y1={mark.y1} x2={mark.x2} y2={mark.y2} />;
    case "path":
      return <path {...common} d={mark.d} />;
    case "rect":
      return <rect {...common} x={mark.x} y={mark.y} width={mark.width} height={mark.height} rx={mark.round} />;
    case "text":
      return (
        <text
          {...common}
          x={mark.x}
          y={mark.y}
          textAnchor={mark.anchor ?? "start"}
          transform={mark.turn === undefined ? undefined : `rotate(${mark.turn} ${mark.x} ${mark.y})`}
        >
          {showHidden(mark.text)}
        </text>
      );
  }
}
