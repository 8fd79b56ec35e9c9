import type { ReactNode } from "react"
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
  const allLinks = links.join(", ")
  return (
    <section aria-labelledby="contact">
      <h2 id="contact" className="border-b border-line pb-2 text-xl">
        Contact
      </h2>
      <div className="divide-y divide-line">
        {title && (
          <Detail
            name="title"
            keep="keepTitle"
            label="Current title"
            text={title.slice(0, 300)}
            kept={isTitleKept}
            typed={typed}
          >
            {heldTitle && (
              <p className="mt-1 ml-7 border-l-3 border-caution-mark pl-3 text-sm wrap-anywhere">
                Your profile says “{heldTitle}”. Check the box to replace it.
              </p>
            )}
          </Detail>
        )}
        {phone && <Detail name="phone" keep="keepPhone" label="Phone" text={phone} kept typed={typed} />}
        <Detail name="location" keep="keepPlace" label="City" text={location} kept={location !== ""} typed={typed} />
        {allLinks && (
          <div className="py-5">
            <Keep name="keepLinks" kept={typed.isKept("keepLinks", true)}>
              <Labeled label="Links for your profile">{allLinks}</Labeled>
            </Keep>
          </div>
        )}
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

interface DetailProps {
  name: "title" | "phone" | "location"
  /** The name of its checkbox. */
  keep: string
  label: string
  /** As it was read; "" if the resume gives none. */
  text: string
  kept: boolean
  typed: TypedValues
  children?: ReactNode
}

/** A value of the head, to keep, skip or correct. One that was not read can be typed. */
function Detail({ name, keep, label, text, kept, typed, children }: DetailProps) {
  const field = {
    id: `review-${name}`,
    name,
    initialValue: typed.text(name, text),
    defaultValue: typed.text(name, text),
    errors: typed.errors(name),
  }
  return (
    <div className="py-5">
      <Keep name={keep} kept={typed.isKept(keep, kept)}>
        <Labeled label={label}>{text}</Labeled>
      </Keep>
      {children}
      <details className="mt-3 ml-7" open={typed.errors(name) !== undefined}>
        <summary className="w-fit cursor-pointer py-1 text-sm text-link">
          {text ? "Edit" : "Add"}
          <span className="sr-only"> {label.toLowerCase()}</span>
        </summary>
        <Field className="mt-3 max-w-md" field={field} label={label} />
      </details>
    </div>
  )
}

const Labeled = ({ label, children }: { label: string; children: string }) => (
  <>
    <span className="mr-3 text-muted">{label}</span>
    {children && <span className="font-serif text-lg wrap-anywhere">{children}</span>}
  </>
)
