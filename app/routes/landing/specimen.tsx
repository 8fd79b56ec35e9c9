import { clsx } from "clsx/lite"
import type { ReactNode } from "react"

interface Line {
  text: ReactNode
  note: ReactNode
  source: string
  refused?: boolean
}

const lines: Line[] = [
  {
    text: (
      <>
        Cut expired stock from <Carried>14%</Carried> to <Carried>3%</Carried> in five months by moving{" "}
        <Carried>both clinics</Carried> to a weekly count.
      </>
    ),
    note: (
      <>
        “I count <Carried>both clinics</Carried> every Friday now, not monthly. Expired stock was <Carried>14%</Carried>{" "}
        five months ago. This week it’s <Carried>3%</Carried>.”
      </>
    ),
    source: "Reflection, March 12",
  },
  {
    text: (
      <>
        Trained <Carried>all six receptionists</Carried> on the <Carried>new booking system</Carried> before it went
        live.
      </>
    ),
    note: (
      <>
        “Two trainings this week. <Carried>All six receptionists</Carried> knew the{" "}
        <Carried>new booking system</Carried> when we went live Monday.”
      </>
    ),
    source: "Reflection, June 4",
  },
  {
    text: "Raised patient satisfaction by 40%.",
    note: "Nothing you captured supports this number, so it stays out until you confirm it.",
    source: "Refused",
    refused: true,
  },
]

/** Words that appear in both the sentence and its source. */
function Carried({ children }: { children: ReactNode }) {
  return <span className="underline decoration-accent decoration-1 underline-offset-4">{children}</span>
}

/** A resume excerpt with the source of each sentence in the margin, and one sentence refused for having none. */
export function Specimen() {
  return (
    <figure>
      <div className="border border-line bg-paper-raised">
        <div className="specimen-row border-b border-line">
          <div className="p-5 sm:p-7 sm:pb-5">
            <p className="font-serif text-2xl">Priya Nair</p>
            <p className="mt-1 text-sm text-muted">Clinic Operations Coordinator, Harbor Street Medical</p>
          </div>
          <p className="self-end px-5 pb-5 text-sm text-muted max-sm:hidden">Where it comes from</p>
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
        <span className={clsx(refused && "text-muted line-through decoration-negative-mark")}>{text}</span>
        <sup className={clsx("ml-1 font-sans text-xs font-semibold", refused ? "text-negative" : "text-accent")}>
          {number}
        </sup>
      </p>
      <div className="px-5 pb-4 sm:py-4">
        <div className={clsx("border-l-2 pl-3", refused ? "border-negative-mark" : "border-accent")}>
          <p className="font-serif leading-snug italic">{note}</p>
          <p className={clsx("mt-1 text-xs", refused ? "text-negative" : "text-muted")}>
            <span className="font-semibold">{number}</span> · {source}
          </p>
        </div>
      </div>
    </li>
  )
}
