import type { ComponentProps } from "react"
import { NextStep } from "./next-step"
import { ReadinessCard } from "./readiness-card"
import { ThisMonth } from "./this-month"

interface StandingProps extends ComponentProps<typeof ThisMonth>, ComponentProps<typeof ReadinessCard> {
  /** A new user has nothing to score yet, and steps of their own. */
  isNew: boolean
  next: ComponentProps<typeof NextStep>["next"]
  /** The gaps in the reflections. */
  lack: string | null
}

/** How far a person is: the score, the step that would help most, and the month's usage. */
export function Standing({ isNew, readiness, next, usage, figures, viewer, lack }: StandingProps) {
  return (
    <div className="space-y-10">
      {!isNew && <ReadinessCard readiness={readiness} />}
      {!isNew && next.to !== "/growth-pulse" && <NextStep next={next} />}
      <ThisMonth usage={usage} figures={figures} viewer={viewer} />
      {lack && <p className="border-l-3 border-caution-mark pl-3 text-sm">{lack}</p>}
    </div>
  )
}
