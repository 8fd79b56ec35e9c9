import type { ReactNode } from "react"
import { classNames } from "../../ui/class-names"

interface Line {
  text: ReactNode
  note: ReactNode
  source: string
  refused?: boolean
}

const lines: Line[] = [
  {
    text: "Cut expired stock from 14% to 3% in five months by moving both clinics to a weekly count.",
    note: "“I count both clinics every Friday now, not monthly. Expired stock was 14% in October. This month it’s 3%.”",
    source: "Reflection, 12 March",
  },
  {
    text: "Trained all six receptionists on the new booking system before it went live.",
    note: "“Two training sessions this week. All six receptionists were on the new booking system when we went live Monday.”",
    source: "Reflection, 4 June",
  },
  {
    text: "Raised patient satisfaction by 40%.",
    note: "Nothing you captured carries this number, so it stays out until you confirm it.",
    source: "Refused",
    refused: true,
  },
]

/** An excerpt of a resume with its margin notes: what each sentence rests on, and one that rests on nothing. */
export function Specimen() {
  return (
    <figure>
      <div className="border border-line bg-paper-raised">
        <div className="specimen-row border-b border-line">
          <div className="p-5 sm:p-7 sm:pb-5">
            <p className="font-serif text-2xl">Priya Nair</p>
            <p className="mt-1 text-sm text-muted">Clinic Operations Coordinator, Harbour Street Medical</p>
          </div>
          <p className="self-end px-5 pb-5 text-sm text-muted max-sm:hidden">What it rests on</p>
        </div>
        <ol className="py-2 sm:py-3">
          {lines.map((line, index) => (
            <SpecimenLine key={line.source} line={line} number={index + 1} />
          ))}
        </ol>
      </div>
      <figcaption className="mt-3 text-sm text-muted">
        An example. Each number in the text leads to the words behind it.
      </figcaption>
    </figure>
  )
}

function SpecimenLine({ line, number }: { line: Line; number: number }) {
  const { text, note, source, refused } = line
  return (
    <li className="specimen-row">
      <p className="manuscript px-5 pt-3 sm:px-7 sm:py-4">
        <span className={classNames(refused && "text-muted line-through decoration-negative-mark")}>{text}</span>
        <sup className={classNames("ml-1 font-sans text-xs font-semibold", refused ? "text-negative" : "text-accent")}>
          {number}
        </sup>
      </p>
      <div className="px-5 pb-4 sm:py-4">
        <div className={classNames("border-l-2 pl-3", refused ? "border-negative-mark" : "border-accent")}>
          <p className="font-serif leading-snug italic">{note}</p>
          <p className={classNames("mt-1 text-xs", refused ? "text-negative" : "text-muted")}>
            <span className="font-semibold">{number}</span> · {source}
          </p>
        </div>
      </div>
    </li>
  )
}
