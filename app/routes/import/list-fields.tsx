import type { ReviewList } from "../../domain/resume-import/review"
import { TextareaField } from "../../ui/form/textarea-field"
import { Keep } from "./keep"
import { shownHeading } from "./shown-heading"
import type { TypedValues } from "./typed-values"

interface ListFieldsProps {
  at: number
  list: ReviewList
  typed: TypedValues
  kept: boolean
}

/** The lines of a section, to keep, skip or correct. */
export function ListFields({ at, list, typed, kept }: ListFieldsProps) {
  const path = `lists[${at}]`
  const lines = typed.text(`${path}.lines`, list.lines)
  const field = {
    id: `list-${at}-lines`,
    name: `${path}.lines`,
    initialValue: lines,
    defaultValue: lines,
    errors: typed.errors(`${path}.lines`),
  }
  return (
    <fieldset className="py-5">
      <legend className="sr-only">{shownHeading(list.heading, list.lines.split("\n").length)}</legend>
      <Keep name={`${path}.keep`} kept={typed.isKept(`${path}.keep`, kept)} source={list.source}>
        <span className="font-serif text-lg">{list.lines.split("\n").join(list.kind === "skills" ? ", " : " · ")}</span>
      </Keep>
      <details className="mt-3 ml-7">
        <summary className="w-fit cursor-pointer py-1 text-sm text-link">Edit</summary>
        <TextareaField className="mt-3" field={field} label="Lines, one each" manuscript />
      </details>
    </fieldset>
  )
}
