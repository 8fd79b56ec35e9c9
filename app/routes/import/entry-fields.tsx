import type { ReviewEntry } from "../../domain/resume-import/review"
import { isUsuallyKept } from "../../domain/resume-import/rules"
import { Field } from "../../ui/form/field"
import { TextareaField } from "../../ui/form/textarea-field"
import { Keep } from "./keep"
import type { TypedValues } from "./typed-values"

interface EntryFieldsProps {
  at: number
  entry: ReviewEntry
  typed: TypedValues
}

/** A role or a course of study, to keep, skip or correct. */
export function EntryFields({ at, entry, typed }: EntryFieldsProps) {
  const { kind, title, employer, location, dates, source, doubt, advice, isLikelyWrong, maySwap, isLeftOut } = entry
  const path = `entries[${at}]`
  const isStudy = kind === "education"
  const field = (name: "title" | "employer" | "location" | "dates" | "lines") => ({
    id: `entry-${at}-${name}`,
    name: `${path}.${name}`,
    initialValue: typed.text(`${path}.${name}`, entry[name]),
    defaultValue: typed.text(`${path}.${name}`, entry[name]),
    errors: typed.errors(`${path}.${name}`),
  })
  return (
    <fieldset className="py-5">
      <legend className="sr-only">{title || employer || "Entry"}</legend>
      <Keep
        name={`${path}.keep`}
        kept={typed.isKept(`${path}.keep`, isUsuallyKept(kind) && !isLeftOut)}
        source={source}
      >
        <span className="font-serif text-lg">{[title, employer].filter(Boolean).join(", ") || "Entry"}</span>
        {location && <span className="ml-2 text-sm text-muted">{location}</span>}
        {dates && <span className="ml-2 text-sm whitespace-nowrap text-muted">{dates}</span>}
      </Keep>
      {doubt && (
        <p className="mt-1 ml-7 border-l-3 border-caution-mark pl-3 text-sm">
          {doubt} {advice}
        </p>
      )}
      {maySwap && (
        <label className="mt-1 ml-7 flex items-baseline gap-2 py-1 text-sm">
          <input
            type="checkbox"
            name={`${path}.swap`}
            defaultChecked={typed.isKept(`${path}.swap`, false)}
            className="relative top-0.5 size-4 shrink-0"
          />
          Swap the title and the employer
        </label>
      )}
      {entry.lines && (
        <ul className="manuscript mt-2 ml-7 list-disc space-y-1 pl-5">
          {entry.lines.split("\n").map((line, index) => (
            // Two lines may have the same text.
            <li key={`${index}-${line}`}>{line}</li>
          ))}
        </ul>
      )}
      <details
        className="mt-3 ml-7"
        open={isLikelyWrong || ["title", "dates"].some((name) => typed.errors(`${path}.${name}`))}
      >
        <summary className="w-fit cursor-pointer py-1 text-sm text-link">Edit</summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <Field field={field("title")} label={isStudy ? "Degree" : "Title"} />
          <Field field={field("employer")} label={isStudy ? "School" : "Employer"} />
          <Field field={field("location")} label="Place" />
          <Field field={field("dates")} label="Dates" />
          <TextareaField className="sm:col-span-2" field={field("lines")} label="Lines, one each" manuscript />
        </div>
      </details>
    </fieldset>
  )
}
