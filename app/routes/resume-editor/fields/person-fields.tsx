import { contactLabels } from "../../../domain/document/contact-labels"
import type { ResumeDraft } from "../../../domain/document/draft/draft"
import { contactFields } from "../../../domain/document/draft/form-fields"
import { Field } from "../../../ui/form/field"
import { fieldId } from "./paths"

/** Email addresses and links are cut in half a column. */
const isLong = (field: (typeof contactFields)[number]) =>
  field === "email" || field.endsWith("_url") || field === "website"

/** Name and contact details, which make no claims and are not checked. */
export function PersonFields({ draft: { name, contact } }: { draft: ResumeDraft }) {
  return (
    <fieldset className="border-t border-ink pt-3">
      <legend className="sr-only">Name and contact details</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          field={{ id: fieldId("name"), name: "name", defaultValue: name }}
          label="Name"
          className="sm:col-span-2"
        />
        {contactFields.map((field) => (
          <Field
            key={field}
            field={{ id: fieldId(field), name: field, defaultValue: contact[field] }}
            label={contactLabels[field]}
            optional
            className={isLong(field) ? "sm:col-span-2" : undefined}
          />
        ))}
      </div>
    </fieldset>
  )
}
