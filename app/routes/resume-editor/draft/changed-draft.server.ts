import type { ResumeDraft } from "../../../domain/document/draft/draft"
import { draftOfFields } from "../../../domain/document/draft/form-fields"
import { applyOperation } from "../../../domain/document/draft/operations"
import { ResumeDraftFields } from "../../../domain/document/draft/schema"
import { pressedOperation } from "../fields/pressed-operation"
import { focusAfter } from "../in-place/focus-after"

/** The draft after the pressed button's change; null if the draft is to be saved. Used without a script. */
export function changedDraft(formData: FormData): { resume: ResumeDraft; version: string; focus: string } | null {
  if (formData.get("op") === null) return null
  const { data: sent } = ResumeDraftFields.safeParse(draftOfFields(formData))
  if (!sent) throw new Response(null, { status: 422 })
  const operation = pressedOperation(formData)
  const resume = operation ? applyOperation(sent, operation) : sent
  const focus = operation ? focusAfter(operation, sent, resume) : ""
  return { resume, version: String(formData.get("version")), focus }
}
