import { Form } from "@remix-run/react"
import { SubmitButton } from "../../../ui/form/submit-button"
import { Section } from "../section"

/** All data about the user as one file. */
export function DataExport() {
  return (
    <Section
      id="data-export"
      title="Data Export"
      description="Everything we hold about you, in one ZIP. You can export it on any plan, even with a bill overdue."
    >
      <p className="max-w-prose text-sm">
        Reflections, evidence and documents, settings, billing and activity: one file for each kind, your documents as
        readable text, your uploads, and a page that explains it all. You can import it into a new account.
      </p>
      <Form method="post" action="/settings/export" className="mt-4">
        <SubmitButton variant="secondary" formAction="/settings/export" busyLabel="Preparing...">
          Export My Data
        </SubmitButton>
      </Form>
    </Section>
  )
}
