import { Button } from "./button";
import { ArrowLeft, ArrowRight } from "./icons";

/** Buttons to the tool before and behind the one that is shown; the keys are those of the drawers. */
export function StepButtons({ onStep }: { onStep: (by: 1 | -1) => void }) {
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Previous tool"
        title="Previous tool ([)"
        onClick={() => onStep(-1)}
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
      </Button>
      <Button variant="quiet" size="icon" aria-label="Next tool" title="Next tool (])" onClick={() => onStep(1)}>
        <ArrowRight aria-hidden="true" className="size-4" />
      </Button>
    </>
  );
}
