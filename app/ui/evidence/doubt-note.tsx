import CircleQuestionMark from "lucide-react/dist/esm/icons/circle-question-mark.js"
import { litParts } from "../reading/lit-parts"
import { LitText } from "../reading/lit-text"
import { EvidenceQuote } from "./evidence-quote"

interface DoubtNoteProps {
  id?: string
  /** What the line claims beyond the user's words. */
  reasons: string[]
  /** The words to compare the line with; empty if the page already shows them beside it. */
  words?: { id: string; passage: string; spans: string[]; source: string }[]
}

/** The id of the note about a line, for the controls that it describes. */
export const doubtId = (lineId: string) => `doubt-${lineId}`

/** Why a line could not be traced, next to the line, with the user's words to compare it with. */
export function DoubtNote({ id, reasons, words = [] }: DoubtNoteProps) {
  return (
    <div className="mt-3 border-l-3 border-caution-mark py-0.5 pl-3">
      <div id={id} className="text-sm">
        <p className="flex gap-2 font-semibold">
          <CircleQuestionMark aria-hidden size="1.125rem" className="mt-0.5 shrink-0 text-caution" />
          We couldn't trace all of this line to your words.
        </p>
        <p className="mt-0.5 ml-6.5">{reasons.join(" ")}</p>
        <p className="mt-0.5 ml-6.5">
          Agree only if it's true as it is: documents then use it on your word. Or edit it first.
        </p>
      </div>
      {words.map(({ id, passage, spans, source }) => (
        <div key={id} className="mt-3 ml-6.5">
          <EvidenceQuote text={<LitText parts={litParts(passage, spans)} />} source={source} />
        </div>
      ))}
    </div>
  )
}
