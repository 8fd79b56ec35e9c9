import { Form } from "@remix-run/react"
import { useEffect, useRef, useState } from "react"
import { deleteWord, isDeleteWord } from "../../../domain/archive/rules"
import { ButtonLink } from "../../../ui/button-link"
import { Field } from "../../../ui/form/field"
import { FormError } from "../../../ui/form/form-error"
import { SubmitButton } from "../../../ui/form/submit-button"
import { type FormResult, useForm } from "../../../ui/form/use-form"
import { Dialog } from "../../../ui/layers/dialog"
import { TextLink } from "../../../ui/text-link"

/** Asks for the confirmation word before deleting the account. Closing it clears the field. */
export function DeleteDialog({ refused }: { refused: FormResult | undefined }) {
  const [form, fields] = useForm<{ confirmation: string }>({ id: "delete", lastResult: refused })
  const ref = useRef<HTMLFormElement>(null)
  // Null until a script runs: without one the button is enabled and the server checks the word.
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    const input = ref.current?.elements.namedItem("confirmation")
    setTyped(input instanceof HTMLInputElement ? input.value : "")
  }, [])

  return (
    <Dialog open title="Delete My Account" closeHref="/settings">
      <div className="space-y-3">
        <p>
          Your account and everything in it will be deleted immediately and for good: reflections, evidence, documents,
          uploads, and your subscription if you have one.
        </p>
        <p className="text-sm text-muted">
          To keep a copy, <TextLink to="/settings#data-export">export your data</TextLink> first.
        </p>
      </div>
      <Form id={form.id} ref={ref} method="post" action="/settings/delete" className="mt-5 space-y-5">
        <FormError errors={form.errors} />
        <Field
          field={fields.confirmation}
          label={`Type ${deleteWord} to confirm`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className="dialog-footer">
          <ButtonLink to="/settings" preventScrollReset>
            Cancel
          </ButtonLink>
          <SubmitButton variant="danger" disabled={typed !== null && !isDeleteWord(typed)} busyLabel="Deleting...">
            Delete Account
          </SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
