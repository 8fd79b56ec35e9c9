import type { HeadingField, SectionKind } from "../../../domain/document/body"
import { headingFields } from "../../../domain/document/body"
import type { DraftEntry } from "../../../domain/document/draft/draft"
import { groupLabels } from "../../../domain/document/render/parts"
import { Field } from "../../../ui/form/field"
import { useAutoFocus } from "../in-place/focused"
import type { EditedResume } from "../read-editor.server"
import { LineFields } from "./line-fields"
import { LineSourceNote } from "./line-source-note"
import { MoveButtons, OperationButton } from "./operation-button"
import { drawerId, fieldId } from "./paths"

const usual: Record<HeadingField, string> = {
  title: "Title",
  organization: "Employer",
  location: "Place",
  dates: "Dates",
}

const labels: Partial<Record<SectionKind, Partial<Record<HeadingField, string>>>> = {
  education: { title: "Degree", organization: "Institution" },
  projects: { title: "Your role", organization: "Project" },
  summary: { title: "Headline" },
}

interface EntryFieldsProps {
  kind: SectionKind
  entry: DraftEntry
  sources: EditedResume["sources"]
}

/** A role, a degree, a project, a group of skills, or lines without a heading. */
export function EntryFields({ kind, entry, sources }: EntryFieldsProps) {
  const { id, heading, group, label, notes, bullets } = entry
  const autoFocus = useAutoFocus(heading ? fieldId(heading.id, "title") : undefined)
  const groupName = label ?? (group && groupLabels[group])
  const name = heading ? [heading.title, heading.organization].filter(Boolean).join(", ") || "this entry" : groupName
  return (
    <div className="mt-5 border-l border-line pl-4 first-of-type:mt-3">
      <input type="hidden" name="entry" value={id} />
      {group && <input type="hidden" name="group" value={group} />}
      {label && <input type="hidden" name="label" value={label} />}
      {(name || heading) && (
        <div className="flex items-start justify-between gap-3">
          <h3 className="text-base font-medium wrap-anywhere">{name}</h3>
          <MoveButtons target={id} what={name ?? ""} />
        </div>
      )}
      {heading && (
        <>
          <input type="hidden" name="heading" value={heading.id} />
          <div className="mt-2 grid gap-3 sm:grid-cols-2">
            {headingFields
              .filter((field) => kind !== "summary" || field === "title")
              .map((field) => (
                <Field
                  key={field}
                  field={{ id: fieldId(heading.id, field), name: field, defaultValue: heading[field] }}
                  label={labels[kind]?.[field] ?? usual[field]}
                  autoFocus={field === "title" ? autoFocus : undefined}
                />
              ))}
          </div>
          <LineSourceNote source={sources[heading.id]} />
        </>
      )}
      {notes.map((line) => (
        <LineFields key={line.id} list="note" line={line} source={sources[line.id]} />
      ))}
      {bullets.map((line) => (
        <LineFields key={line.id} list="bullet" line={line} source={sources[line.id]} isShort={kind === "skills"} />
      ))}
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <OperationButton value={`add-line ${id}`}>
          Add a {kind === "skills" ? "skill" : "line"}
          {name && <span className="sr-only"> to {name}</span>}
        </OperationButton>
        {(kind === "work" || kind === "achievements") && (
          <a href={`#${drawerId}`} className="text-link text-sm">
            Add an agreed achievement
          </a>
        )}
      </div>
    </div>
  )
}
