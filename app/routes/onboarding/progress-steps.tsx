import { clsx } from "clsx/lite"

interface ProgressStepsProps {
  /** The names of all steps in order. */
  steps: readonly string[]
  /** The current step, counted from 1. */
  current: number
}

/** The position in a sequence: "Step 2 of 3", 67%, and the step names along a thread. */
export function ProgressSteps({ steps, current }: ProgressStepsProps) {
  const percent = Math.round((current / steps.length) * 100)
  return (
    <div>
      <div className="flex justify-between text-sm">
        <span>
          Step {current} of {steps.length}
        </span>
        <span className="tabular-nums text-muted">{percent}%</span>
      </div>
      <progress className="bar mt-2" value={percent} max={100} aria-label={`Step ${current} of ${steps.length}`} />
      <ol className="mt-3 grid auto-cols-fr grid-flow-col gap-3 text-sm">
        {steps.map((step, index) => (
          <li
            key={step}
            aria-current={index + 1 === current ? "step" : undefined}
            className={clsx("max-sm:sr-only", index + 1 === current ? "font-medium" : "text-muted")}
          >
            <span className="tabular-nums">{index + 1}.</span> {step}
          </li>
        ))}
      </ol>
    </div>
  )
}
