import type { DraftLine } from "../../../domain/document/draft/draft"
import { controlStyle } from "../../../ui/form/field-frame"
import { useAutoFocus } from "../in-place/focused"
import type { LineSource } from "../read-editor.server"
import { LineSourceNote } from "./line-source-note"
import { MoveButtons } from "./operation-button"
import { fieldId } from "./paths"

interface LineFieldsProps {
  list: "note" | "bullet"
  line: DraftLine
  source: LineSource | undefined
  isShort?: boolean
}

/** One line with its source beside it. */
export function LineFields({ list, line, source, isShort }: LineFieldsProps) {
  const { id, text } = line
  const props = {
    id: fieldId(id),
    autoFocus: useAutoFocus(fieldId(id)),
    name: `${list}-text`,
    defaultValue: text,
    "aria-label": text ? `Line: ${text}` : "New line",
    className: `${controlStyle} manuscript`,
  }
  return (
    <div
      className="edit-line"
      data-said={source?.text}
      data-edited={source?.text === text ? undefined : ""}
      data-untraced={isUntraced(source) ? "" : undefined}
    >
      <input type="hidden" name={list} value={id} />
      <div className="min-w-0">
        {isShort ? <input type="text" {...props} /> : <textarea rows={2} {...props} maxLength={2000} />}
      </div>
      <MoveButtons target={id} what={text || "new line"} />
      <LineSourceNote source={source} />
      <p className="edit-pending">Checked when you save</p>
    </div>
  )
}

const isUntraced = (source: LineSource | undefined) =>
  source !== undefined && (source.status === "unconfirmed" || source.status === "blocked")
