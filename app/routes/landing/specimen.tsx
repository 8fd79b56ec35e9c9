import type { ReactNode } from "react"

/** Words that appear in both the sentence and its source. */
export function Lit({ children }: { children: ReactNode }) {
  return <mark className="evidence-lit">{children}</mark>
}

/**
 * An animation: a typed reflection, the line made from it, and an invented number that is struck out. It plays once,
 * and is shown in its final state if the user prefers reduced motion.
 */
export function Specimen() {
  return (
    <figure className="proof">
      <div className="proof-note">
        <p className="text-xs text-muted">Priya types on a Friday, 5:40 pm</p>
        <p className="mt-2 font-serif text-lg italic">
          <span className="proof-typed">
            “ok so i count <Lit>both clinics</Lit> every friday now not monthly. <Lit>expired stock was 14%</Lit>{" "}
            <Lit>five months</Lit> ago, <Lit>this week its 3%</Lit>”
          </span>
        </p>
      </div>
      <div aria-hidden className="proof-thread" />
      <div className="sheet proof-sheet">
        <p className="font-serif text-2xl">Priya Nair</p>
        <p className="mt-1 text-sm text-muted">Clinic Operations Coordinator, Harbor Street Medical</p>
        <ul className="manuscript mt-5 list-disc pl-5 marker:text-muted">
          <li>
            Cut <Lit>expired stock from 14% to 3%</Lit> in <Lit>five months</Lit> by moving <Lit>both clinics</Lit> to a
            weekly count.
          </li>
          <li className="mt-3">
            <span className="proof-struck">
              Raised patient satisfaction by <s>40%</s>.
            </span>
            <span className="block font-sans text-sm text-negative">
              Struck out: she never said a number like this.
            </span>
          </li>
        </ul>
      </div>
      <figcaption className="mt-3 text-sm text-muted">
        An example. In the product, each sentence has its source beside it.
      </figcaption>
    </figure>
  )
}
