import { buttonStyle } from "../../../ui/button-style"
import { Notice } from "../../../ui/feedback/notice"
import { SubmitButton } from "../../../ui/form/submit-button"
import type { EditorAnswer } from "../answer"
import { editorHref, formId } from "../fields/paths"
import type { EditedResume } from "../read-editor.server"
import { compareDrafts } from "./compare-drafts"

interface ConflictProps {
  /** The currently stored draft. */
  resume: EditedResume
  answer: EditorAnswer
  onKeep: () => void
}

/** Shows how the form differs from a version saved elsewhere. Both are kept until the user chooses one. */
export function Conflict({ resume, answer, onKeep }: ConflictProps) {
  const differences = compareDrafts(resume.draft, answer.resume)
  return (
    <section aria-label="Two versions" className="mb-8">
      <Notice variant="destructive" title={answer.message}>
        <p>Nothing was overwritten. The form below contains what you wrote.</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <SubmitButton form={formId} name="over" value={resume.version} busyLabel="Saving...">
            Save mine instead
          </SubmitButton>
          <a href={editorHref(resume.id, true)} className={buttonStyle("secondary")} onClick={onKeep}>
            Keep the saved version
          </a>
        </div>
      </Notice>
      {differences.length > 0 && (
        <table className="mt-5 w-full text-left text-sm">
          <thead className="text-xs text-muted">
            <tr className="border-b border-line">
              <th scope="col" className="w-1/4 py-2 pr-6 font-medium">
                Where
              </th>
              <th scope="col" className="py-2 pr-6 font-medium">
                Saved now
              </th>
              <th scope="col" className="py-2 font-medium">
                Yours
              </th>
            </tr>
          </thead>
          <tbody className="font-serif text-base leading-snug">
            {differences.map(({ label, before, after }, at) => (
              <tr key={at} className="border-b border-line align-top">
                <th scope="row" className="py-3 pr-6 text-left font-sans text-sm font-normal text-muted wrap-anywhere">
                  {label}
                </th>
                <td className="py-3 pr-6 wrap-anywhere">{before ?? <span className="text-muted">not there</span>}</td>
                <td className="py-3 wrap-anywhere">{after ?? <span className="text-muted">not there</span>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
