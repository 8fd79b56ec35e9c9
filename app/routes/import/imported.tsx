import { Form } from "@remix-run/react"
import type { Limit } from "../../domain/kernel/tier"
import { isLeft } from "../../domain/plans/rules"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/feedback/notice"
import { SubmitButton } from "../../ui/form/submit-button"

interface Usage {
  used: number
  limit: Limit
}

interface ImportedProps {
  name: string
  isOnboardingComplete: boolean
  usage: Usage
  /** New on every page, so pressing the button twice writes one resume. */
  once: string
}

/** The result of the import, and the next step: a resume written from it. */
export function Imported({ name, isOnboardingComplete, usage, once }: ImportedProps) {
  const mayWrite = isLeft(usage.used, usage.limit)
  return (
    <Notice className="mb-8" variant="positive" title={`Imported: ${name}`}>
      <p>
        Next: a resume written from these lines, in a template, with the source of every line beside it. Bring another
        file any time: nothing is added twice.
      </p>
      {usage.limit !== "unlimited" && (
        <p className="mt-3">
          {mayWrite
            ? `Writing it uses one content generation of your plan. You've used ${usage.used} of ${usage.limit} this month.`
            : `You've used ${usage.used} of ${usage.limit} content generations this month, so it cannot be written now.`}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {mayWrite ? (
          <Form method="post" action="/import">
            <input type="hidden" name="once" value={once} />
            <SubmitButton name="intent" value="write" formAction="/import" busyLabel="Writing...">
              Write my resume
            </SubmitButton>
          </Form>
        ) : (
          <ButtonLink to="/billing" variant="primary">
            See plans
          </ButtonLink>
        )}
        <ButtonLink to={isOnboardingComplete ? "/achievements" : "/onboarding"} variant="secondary">
          {isOnboardingComplete ? "See your achievements" : "Continue with your profile"}
        </ButtonLink>
      </div>
    </Notice>
  )
}
