import { cn } from "./class-names";

/** Characters at the end that always stay, and the length from which a name may be cut at all. */
const END = 9;
const LONG = 20;

/**
 * A name on one line. Where it is too long it is cut in the middle, since many names differ only at the end; screen readers and the
 * pointer get it whole.
 */
export function CutName({ name, className }: { name: string; className?: string }) {
  const characters = [...name];
  if (characters.length < LONG)
    return (
      <span title={name} className={cn("min-w-0 truncate", className)}>
        {name}
      </span>
    );
  return (
    <span title={name} className={cn("flex min-w-0", className)}>
      <span aria-hidden="true" className="truncate whitespace-pre">
        {characters.slice(0, -END).join("")}
      </span>
      <span aria-hidden="true" className="shrink-0 whitespace-pre">
        {characters.slice(-END).join("")}
      </span>
      <span className="sr-only select-none">{name}</span>
    </span>
  );
}
