import Pin from "lucide-react/dist/esm/icons/pin.js"
import { mergeFormId } from "../../domain/achievements/rules"
import { listed } from "../../domain/kernel/listed"
import type { FormAnswer } from "../../http/forms/run-form.server"
import { buttonStyle } from "../../ui/button-style"
import { DoubtNote, doubtId } from "../../ui/evidence/doubt-note"
import { EvidenceQuote } from "../../ui/evidence/evidence-quote"
import { ChangeLineForm } from "./change-line-form"
import { LineButtons } from "./line-buttons"
import type { ListedRole, ShownLine } from "./read-record.server"

interface LineItemProps {
  line: ShownLine
  roles: ListedRole[]
  /** The ids of the group's lines in order; null if the group cannot be reordered. */
  order: string[] | null
  refused: FormAnswer | undefined
}

/** One line with its sources and its actions. */
export function LineItem({ line, roles, order, refused }: LineItemProps) {
  const { id, text, pinned, lookAt, added, skills, words, compared, time, roleChoices, isTyped } = line
  const isRefused = refused !== undefined
  const agreedOverDoubt = added.length > 0 && compared === null
  const isOnWord = agreedOverDoubt || isTyped
  return (
    <li id={`line-${id}`} className="py-4">
      <div className="flex gap-3">
        <input
          type="checkbox"
          form={mergeFormId}
          name="ids"
          value={id}
          aria-label={`Select to merge: ${text}`}
          className="mt-2 size-4 shrink-0 print:hidden"
        />
        <div className="line-entry">
          <p className="line-facts">
            {pinned && (
              <span className="inline-flex items-center gap-1 font-medium text-ink">
                <Pin aria-hidden size="0.8125rem" />
                Pinned
              </span>
            )}
            {time && <span>{time}</span>}
            {skills.length > 0 && <span>{skills.join(", ")}</span>}
            {isOnWord && <span>On your word</span>}
          </p>
          <div className="min-w-0">
            <p className="manuscript max-w-prose wrap-anywhere">{text}</p>
            {roleChoices.length > 0 && <Mark text="This line has no role yet. Choose one under Change." />}
            {lookAt.length > 0 && <Mark text={`Worth a second look: a line works best when it ${listed(lookAt)}.`} />}
            {compared && (
              <div className="mb-3 max-w-prose">
                <DoubtNote id={doubtId(id)} reasons={added} words={compared} />
              </div>
            )}
            <div className="line-actions">
              <details>
                <summary className={actionLook}>Your words</summary>
                <div className="mt-3 ml-2 max-w-prose space-y-3">
                  {isTyped ? (
                    <p className="text-sm">You wrote this line yourself, so your word is its source.</p>
                  ) : (
                    words.map((word) => <EvidenceQuote key={word.id} text={word.text} source={word.source} />)
                  )}
                  {agreedOverDoubt && (
                    <p className="text-sm">
                      <span className="text-muted">You agreed to this line on your word:</span> {added.join(" ")}
                    </p>
                  )}
                </div>
              </details>
              <details open={isRefused || undefined}>
                <summary className={actionLook}>Change</summary>
                <div className="ml-2">
                  <ChangeLineForm line={line} roles={roles} refused={refused} />
                </div>
              </details>
              <LineButtons line={line} order={order} />
            </div>
          </div>
        </div>
      </div>
    </li>
  )
}

const actionLook = buttonStyle("quiet", "small")

const Mark = ({ text }: { text: string }) => <p className="mt-2 border-l-3 border-caution-mark pl-3 text-sm">{text}</p>
