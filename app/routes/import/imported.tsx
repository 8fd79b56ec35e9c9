import { Form } from "@remix-run/react"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/feedback/notice"
import { SubmitButton } from "../../ui/form/submit-button"

interface ImportedProps {
  name: string
  isOnboardingComplete: boolean
  /** New on every page, so pressing the button twice writes one resume. */
  once: string
}

/** The result of the import, and the next step: a resume written from it. */
export function Imported({ name, isOnboardingComplete, once }: ImportedProps) {
  return (
    <Notice className="mb-8" variant="positive" title={`${name} is imported`}>
      <p>
        Next: a resume written from these lines, in a template, with the source of every line beside it. Bring another
        file any time: what you already have is never added twice.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Form method="post" action="/import">
          <input type="hidden" name="once" value={once} />
          <SubmitButton name="intent" value="write" formAction="/import" busyLabel="Writing...">
            Write my resume
          </SubmitButton>
        </Form>
        <ButtonLink to={isOnboardingComplete ? "/achievements" : "/onboarding"} variant="secondary">
          {isOnboardingComplete ? "See your achievements" : "Continue with your profile"}
        </ButtonLink>
      </div>
    </Notice>
  )
}
