import type { ComponentProps } from "react"
import { NextStep } from "./next-step"
import { ReadinessCard } from "./readiness-card"
import { ThisMonth } from "./this-month"

interface StandingProps extends ComponentProps<typeof ThisMonth>, ComponentProps<typeof ReadinessCard> {
  /** A new user has no score yet and sees the first steps instead. */
  isNew: boolean
  next: ComponentProps<typeof NextStep>["next"]
  /** The gaps found in the reflections. */
  lack: string | null
}

/** A person's progress: the score, the most helpful next step, and the month's usage. */
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
