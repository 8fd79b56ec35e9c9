import { Section } from "./section"
import { Lit } from "./specimen"

/** The same note, written up by a writer that invents facts and by ours. */
export function Comparison() {
  return (
    <Section
      id="comparison"
      title="The same note, two writers"
      intro="“Built a spreadsheet so the night shift can see whats low. 6 of us use it now, no stock-outs since May.”"
    >
      <div className="grid gap-6 md:grid-cols-2">
        <figure className="border border-line p-6 sm:p-8">
          <figcaption className="text-sm font-semibold text-negative">A writer that invents</figcaption>
          <p className="manuscript mt-3">
            <Invented>Spearheaded</Invented> a <Invented>hospital-wide inventory platform</Invented>, eliminating
            stock-outs and <Invented>saving $120,000 a year</Invented> for <Invented>over 200 staff</Invented>.
          </p>
          <p className="mt-4 text-sm text-muted">Four claims she would have to defend in an interview.</p>
        </figure>
        <figure className="border border-ink bg-paper-raised p-6 sm:p-8">
          <figcaption className="text-sm font-semibold text-positive">Throughline</figcaption>
          <p className="manuscript mt-3">
            <Lit>Built a spreadsheet</Lit> that shows the <Lit>night shift</Lit> <Lit>what is low</Lit>; <Lit>6</Lit>{" "}
            people <Lit>use it now</Lit>, with <Lit>no stock-outs since May</Lit>.
          </p>
          <p className="mt-4 text-sm text-muted">Nothing she didn't say. Rules check it, not a model.</p>
        </figure>
      </div>
      <p className="mt-3 text-sm text-muted">An illustration: both texts were written for this page.</p>
    </Section>
  )
}

function Invented({ children }: { children: string }) {
  return (
    <span className="bg-negative-soft underline decoration-negative-mark decoration-wavy decoration-1">{children}</span>
  )
}
