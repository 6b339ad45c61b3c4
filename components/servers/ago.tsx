const STEPS: [limit: number, seconds: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [60, 1, "second"],
  [3600, 60, "minute"],
  [86400, 3600, "hour"],
  [Infinity, 86400, "day"],
];
const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** A moment as its distance from `now`; the moment itself on hover. Both are ISO 8601, so that server and browser agree. */
export function Ago({ at, now }: { at: string; now: string }) {
  const seconds = Math.max(0, Math.round((Date.parse(now) - Date.parse(at)) / 1000));
  const [, size, unit] = STEPS.find(([limit]) => seconds < limit)!;
  return (
    <time dateTime={at} title={at}>
      {seconds < 10 ? "just now" : words.format(-Math.floor(seconds / size), unit)}
    </time>
  );
}
