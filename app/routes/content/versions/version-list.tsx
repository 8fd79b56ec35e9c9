import { Form } from "@remix-run/react"
import type { FormAnswer } from "../../../http/forms/run-form.server"
import { ButtonLink } from "../../../ui/button-link"
import { Field } from "../../../ui/form/field"
import { SubmitButton } from "../../../ui/form/submit-button"
import { useForm } from "../../../ui/form/use-form"

export interface ListedVersion {
  version: number
  title: string
  name: string | null
  date: string
}

interface VersionListProps {
  current: ListedVersion
  earlier: ListedVersion[]
  answer: FormAnswer | undefined
}

/** All versions of a document, newest first, each with its date and a form to name it. */
export function VersionList({ current, earlier, answer }: VersionListProps) {
  return (
    <section aria-label="All versions">
      <ol className="divide-y divide-line border-y border-line">
        {[current, ...earlier].map((each) => (
          <li key={each.version} className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 py-5">
            <div className="min-w-0 flex-1 basis-60">
              <p className="text-sm text-muted">
                Version {each.version}
                {each === current && " · current"}
              </p>
              <h2 className="mt-1 text-xl wrap-anywhere">{each.name ?? each.date}</h2>
              {each.name && <p className="mt-1 text-sm text-muted">{each.date}</p>}
              {each.title !== current.title && <p className="mt-1 text-sm text-muted">Titled “{each.title}”</p>}
            </div>
            {each !== current && (
              <ButtonLink to={`?compare=${each.version}`} variant="secondary" className="min-h-11">
                Compare<span className="sr-only"> version {each.version} with the current one</span>
              </ButtonLink>
            )}
            <NameForm listed={each} answer={answer} />
          </li>
        ))}
      </ol>
      {earlier.length === 0 && (
        <p className="mt-6 max-w-prose text-muted">
          This is the only version so far. When you edit the document, the text before the edit appears here.
        </p>
      )}
    </section>
  )
}

function NameForm({ listed, answer }: { listed: ListedVersion; answer: FormAnswer | undefined }) {
  const { version, name } = listed
  const isMine = answer?.result.initialValue?.number === String(version) && answer.result.initialValue.intent === "name"
  const lastResult = isMine ? answer.result : null
  const [form, fields] = useForm<{ name: string }>({
    id: `name-${version}`,
    lastResult,
    defaultValue: { name: name ?? undefined },
  })
  return (
    <Form id={form.id} method="post" action="?" preventScrollReset className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="number" value={version} />
      <Field
        field={fields.name}
        label={
          <>
            Name<span className="sr-only"> of version {version}</span>
          </>
        }
        maxLength={60}
        className="min-w-0 flex-1 basis-40"
      />
      <SubmitButton variant="secondary" name="intent" value="name" busyLabel="Saving..." className="min-h-11">
        Save<span className="sr-only"> the name of version {version}</span>
      </SubmitButton>
    </Form>
  )
}
