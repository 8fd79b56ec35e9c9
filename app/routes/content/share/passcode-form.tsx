import { Button } from "../../../ui/button"
import { Field } from "../../../ui/form/field"
import { FrontPage } from "../../../ui/shell/front-page"

/** Asks a reader for the passcode of a shared document. */
export function PasscodeForm({ isWrong }: { isWrong: boolean }) {
  const errors = isWrong ? ["That passcode doesn't match. Check it and try again."] : undefined
  return (
    <FrontPage
      title="Enter the passcode"
      description="The person who shared this document protected it with a passcode."
    >
      <form method="post" className="space-y-5">
        <Field
          field={{ id: "passcode", name: "passcode", errors }}
          label="Passcode"
          type="password"
          autoComplete="off"
          maxLength={100}
          required
        />
        <Button type="submit" variant="primary" busyOnPress busyLabel="Opening..." className="w-full">
          Open the document
        </Button>
      </form>
    </FrontPage>
  )
}
