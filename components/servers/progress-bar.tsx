type Props = { ready: number; failed: number; of: number; label: string };

/** One bar for the whole: filled what is ready, hatched what failed. The same is said in words beside it. */
export function ProgressBar({ ready, failed, of, label }: Props) {
  const share = (number: number) => `${of === 0 ? 0 : (number / of) * 100}%`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={ready + failed}
      aria-valuetext={`${ready} of ${of} ready, ${failed} failed`}
      className="flex h-2 overflow-hidden rounded-full border border-edge bg-sunk"
    >
      <div className={`bg-ink ${MOVING}`} style={{ width: share(ready) }} />
      <div
        className={`bg-[repeating-linear-gradient(45deg,var(--color-ink)_0_2px,transparent_2px_5px)] ${MOVING}`}
        style={{ width: share(failed) }}
      />
    </div>
  );
}

const MOVING = "transition-[width] motion-reduce:transition-none";
