import type { ResumeDraft } from "../../../domain/document/draft/draft"
import { sectionTitles } from "../../../domain/document/render/parts"
import { Button } from "../../../ui/button"
import { TextLink } from "../../../ui/text-link"
import type { Drawer } from "../read-editor.server"
import { linesToAdd } from "./lines-to-add"
import { OperationButton } from "./operation-button"
import { drawerId, editorHref } from "./paths"

interface DropLinesProps {
  drawer: Drawer
  draft: ResumeDraft
  content: string
}

const headed = ({ sections }: ResumeDraft) =>
  sections.flatMap(({ kind, entries }) =>
    entries.flatMap(({ heading, ...entry }) =>
      heading ? [{ ...entry, ...heading, id: entry.id, section: sectionTitles[kind] }] : [],
    ),
  )

/** Agreed achievements to add to the resume. Each goes to its own role or to one that the user selects. */
export function DropLines({ drawer, draft, content }: DropLinesProps) {
  const entries = headed(draft)
  const lines = linesToAdd(drawer.lines, draft)
  return (
    <details id={drawerId} className="mt-10 scroll-mt-28 border-t border-ink pt-4" open={drawer.lines.length > 0}>
      <summary className="cursor-pointer text-xl font-serif">Agreed achievements to add</summary>
      {drawer.lines.length === 0 ? (
        <p className="mt-3 text-sm text-muted">
          None yet. <TextLink to="/growth-pulse">Answer a question</TextLink>, and agree to the lines it becomes under{" "}
          <TextLink to="/achievements">Achievements</TextLink>.
        </p>
      ) : (
        <>
          <label className="mt-4 block text-sm">
            <span className="mb-1 block font-medium">Add to</span>
            <select
              name="into"
              className="select-arrow min-h-10 w-full max-w-md appearance-none rounded-md border border-control bg-paper-raised px-3 pr-9"
            >
              <option value="">The role of each line</option>
              {entries.map(({ id, title, organization, section }) => (
                <option key={id} value={id}>
                  {[title, organization].filter(Boolean).join(", ") || `${section}: an entry without a title`}
                </option>
              ))}
            </select>
          </label>
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {lines.map(({ id, text, role }) => (
              <li key={id} className="flex items-start justify-between gap-4 py-3">
                <div className="min-w-0">
                  <p className="font-serif leading-snug">{text}</p>
                  <p className="mt-0.5 text-xs text-muted">{role?.label ?? "Not tied to a role"}</p>
                </div>
                <OperationButton value={`drop ${homeOf(role, entries)} ${text}`}>
                  Add<span className="sr-only"> {text}</span>
                </OperationButton>
              </li>
            ))}
          </ul>
          {lines.length === 0 && (
            <p className="mt-3 text-sm text-muted">Every agreed achievement on this page is already in the resume.</p>
          )}
          {drawer.nextCursor && (
            <Button
              type="submit"
              name="op"
              value="stay"
              formAction={`${editorHref(content, true)}&cursor=${encodeURIComponent(drawer.nextCursor)}`}
              variant="secondary"
              size="small"
              className="mt-4"
            >
              Older lines
            </Button>
          )}
        </>
      )}
    </details>
  )
}

/** The id of the entry for a line's role; "-" if the resume has no such role. */
function homeOf(role: Drawer["lines"][number]["role"], entries: ReturnType<typeof headed>): string {
  const plain = (text: string) => text.trim().toLowerCase()
  const same = entries.find(
    ({ title, organization }) =>
      role && plain(title) === plain(role.title) && plain(organization) === plain(role.employer),
  )
  return same?.id ?? "-"
}
