import type { ReviewContact } from "../../domain/resume-import/review"
import { Field } from "../../ui/form/field"
import { Keep } from "./keep"
import type { TypedValues } from "./typed-values"

interface ContactFieldsProps {
  title: string
  /** The title of the profile, if it is another. It is replaced only if the reader checks the new one. */
  heldTitle: string
  isTitleKept: boolean
  contact: ReviewContact
  typed: TypedValues
}

/** The head of a resume. Its title may replace the profile's; its other values fill empty fields. */
export function ContactFields(props: ContactFieldsProps) {
  const { title, heldTitle, isTitleKept, contact, typed } = props
  const { facts, phone, location, links } = contact
  const shown = title.slice(0, 300)
  const field = {
    id: "review-title",
    name: "title",
    initialValue: typed.text("title", shown),
    defaultValue: typed.text("title", shown),
    errors: typed.errors("title"),
  }
  const details = [
    { name: "keepPhone", source: "Phone", text: phone },
    { name: "keepPlace", source: "City", text: location },
    { name: "keepLinks", source: "Links for your profile", text: links.join(", ") },
  ].filter(({ text }) => text !== "")
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="border-b border-line pb-2 text-xl">
        Contact
      </h2>
      <div className="divide-y divide-line">
        {title && (
          <div className="py-5">
            <Keep name="keepTitle" kept={typed.isKept("keepTitle", isTitleKept)} source="Current title">
              <span className="font-serif text-lg">{title}</span>
            </Keep>
            {heldTitle && (
              <p className="mt-1 ml-7 border-l-3 border-caution-mark pl-3 text-sm wrap-anywhere">
                Your profile says “{heldTitle}”. Check the box to replace it.
              </p>
            )}
            <details className="mt-3 ml-7" open={typed.errors("title") !== undefined}>
              <summary className="w-fit cursor-pointer py-1 text-sm text-link">Edit</summary>
              <Field className="mt-3 max-w-md" field={field} label="Current title" />
            </details>
          </div>
        )}
        {details.map(({ name, source, text }) => (
          <div key={name} className="py-5">
            <Keep name={name} kept={typed.isKept(name, true)} source={source}>
              <span className="font-serif text-lg wrap-anywhere">{text}</span>
            </Keep>
          </div>
        ))}
        {facts.length > 0 && (
          <div className="py-5 pl-7">
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
              {facts.map(({ name, text }) => (
                <div key={name} className="contents">
                  <dt className="text-muted">{name}</dt>
                  <dd className="wrap-anywhere">{text}</dd>
                </div>
              ))}
            </dl>
            <p className="mt-3 max-w-prose text-sm text-muted">
              Documents take your name and email address from your account.
              {facts.some(({ name }) => name === "Address") &&
                " Your street address is not imported, because documents can be shared."}
            </p>
          </div>
        )}
      </div>
    </section>
  )
}
