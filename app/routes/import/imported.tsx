import { Form } from "@remix-run/react"
import { type ContentAllowance, isSpent, lastOneText, spentText } from "../../domain/plans/content-allowance"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/feedback/notice"
import { SubmitButton } from "../../ui/form/submit-button"

interface ImportedProps {
  name: string
  isOnboardingComplete: boolean
  allowance: ContentAllowance
  /** New on every page, so pressing the button twice writes one resume. */
  once: string
}

/** The result of the import, and the next step: a resume written from it. */
export function Imported({ name, isOnboardingComplete, allowance, once }: ImportedProps) {
  const mayWrite = !isSpent(allowance)
  return (
    <Notice className="mb-8" variant="positive" title={`Imported: ${name}`}>
      <p>
        Next: a resume written from these lines, in a template, with the source of every line beside it. Bring another
        file any time: nothing is added twice.
      </p>
      <p className="mt-3 empty:hidden">
        {mayWrite
          ? lastOneText(allowance)
          : `${spentText(allowance)} Your lines are kept: in your achievements, you can edit them and download them by role, without a limit.`}
      </p>
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
