import type { ReactNode } from "react"
import { ButtonLink } from "../button-link"

interface ReflectionsSpentProps {
  used: number
  /** The date on which the next reflection is allowed. */
  resetsOn: string
  /** Further actions, shown after the one to add a line. */
  children?: ReactNode
}

/** Replaces the question at the limit, so that nobody types a text that would be refused. */
export function ReflectionsSpent({ used, resetsOn, children }: ReflectionsSpentProps) {
  return (
    <>
      <p className="max-w-prose font-serif text-2xl text-balance">
        {used === 1 ? "You've written this month's reflection." : `You've written this month's ${used} reflections.`}
      </p>
      <p className="mt-2 max-w-prose text-sm text-muted">
        Your next question comes on {resetsOn}. Until then, add what you did as a line of your own. It counts as
        evidence, too, and there is no limit.
      </p>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <ButtonLink to="/achievements?add=1#add-line" variant="primary">
          Write a line yourself
        </ButtonLink>
        {children}
      </div>
    </>
  )
}
