import { type SectionKind, sectionKinds, skillGroups } from "../../../domain/document/body"
import type { DraftSection, ResumeDraft } from "../../../domain/document/draft/draft"
import { headedSections } from "../../../domain/document/draft/operations"
import { groupLabels, sectionTitles } from "../../../domain/document/render/parts"
import { Button } from "../../../ui/button"
import type { EditedResume } from "../read-editor.server"
import { EntryFields } from "./entry-fields"
import { MoveButtons, OperationButton } from "./operation-button"

const entryNames: Partial<Record<SectionKind, string>> = { projects: "project", education: "degree" }

interface SectionFieldsProps {
  section: DraftSection
  sources: EditedResume["sources"]
}

/** A section with its entries. A hidden section stays in the document, but is left out of every file. */
export function SectionFields({ section, sources }: SectionFieldsProps) {
  const { kind, hidden, entries } = section
  const title = sectionTitles[kind]
  return (
    <fieldset id={`section-${kind}`} className="mt-10 min-w-0 scroll-mt-28 border-t border-ink pt-3">
      <input type="hidden" name="section" value={kind} />
      <legend className="sr-only">{title}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-xl">{title}</h2>
        <div className="flex flex-wrap items-center gap-1">
          <label className="mr-2 flex items-center gap-2 text-sm">
            <input
              type="checkbox"
              id={`shown-${kind}`}
              name="shown"
              value={kind}
              defaultChecked={!hidden}
              className="size-4"
            />
            Show<span className="sr-only"> {title}</span>
          </label>
          <MoveButtons target={kind} what={title} />
        </div>
      </div>
      {entries.map((entry) => (
        <EntryFields key={entry.id} kind={kind} entry={entry} sources={sources} />
      ))}
      <div className="mt-4 flex flex-wrap gap-2">
        {kind === "skills"
          ? skillGroups
              .filter((name) => !entries.some(({ group }) => group === name))
              .map((name) => (
                <OperationButton key={name} value={`add-group skills ${name}`}>
                  Add “{groupLabels[name]}”
                </OperationButton>
              ))
          : headedSections.includes(kind) && (
              <OperationButton value={`add-entry ${kind}`}>Add a {entryNames[kind] ?? "role"}</OperationButton>
            )}
      </div>
    </fieldset>
  )
}

/** Adds a section that the resume does not have yet. */
export function AddSection({ draft }: { draft: ResumeDraft }) {
  const missing = sectionKinds.filter((kind) => !draft.sections.some((section) => section.kind === kind))
  if (missing.length === 0) return null
  return (
    <div className="mt-10 flex flex-wrap items-end gap-3 border-t border-ink pt-4">
      <label className="max-w-full text-sm">
        <span className="mb-1 block font-medium">Another section</span>
        <select
          name="new-section"
          className="select-arrow min-h-10 max-w-full appearance-none rounded-md border border-control bg-paper-raised px-3 pr-9"
        >
          {missing.map((kind) => (
            <option key={kind} value={kind}>
              {sectionTitles[kind]}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" name="op" value="add-section" variant="secondary">
        Add section
      </Button>
    </div>
  )
}
