import type { PersonToHide } from "../../../ai/person-to-hide"
import { redact } from "../../../ai/redaction"
import type { Claim, EvidenceItem } from "../../../evidence/schema"
import { wordClaimReason } from "../../../wording/claim-reason"
import { contentWords, overlap } from "../../built-in/wording/focus"
import type { Decoding } from "../provider-document"
import { evidenceLine, oneLine } from "../provider-prompt"

/** A draft's sentence to ask a model about: its position in the document and the rules' verdict. */
export interface Questioned {
  at: number
  claim: Claim
}

export interface SentencesPrompt extends Decoding {
  /** The redacted text, as sent. */
  data: string[]
  /** Maps the model's name of a sentence ("S1") to its position in the document. */
  places: Map<string, number>
}

/** The number of items shown for each sentence besides those that it cites. */
const nearest = 3

/**
 * The sentences of a draft as shown to a model: with their cited evidence and the nearest other items, and optionally
 * with the reasons for their rejection.
 */
export function sentencesPrompt(
  questioned: readonly Questioned[],
  evidence: readonly EvidenceItem[],
  person: PersonToHide,
  withReasons: boolean,
): SentencesPrompt {
  const items = itemsFor(questioned, evidence)
  const names = new Map(items.map(({ id }, at) => [id, `E${at + 1}`]))
  const reasonsOf = ({ reasons }: Claim) => reasons.map((reason) => wordClaimReason(reason)).join(" ")
  const spoken = [
    ...items.map(({ text }) => text),
    ...questioned.flatMap(({ claim }) => [claim.text, withReasons ? reasonsOf(claim) : ""]),
  ]
  const { texts, restore } = redact(spoken.map(oneLine), person)
  const shown = items.map((item, at) => evidenceLine(item, texts[at] ?? "", at))
  const sentences = questioned.map(({ claim }, at) => {
    const cited = claim.evidenceIds.flatMap((id) => names.get(id) ?? []).join(", ")
    const [text, reason] = texts.slice(items.length + 2 * at)
    return `[S${at + 1}] (${cited}) ${text}${reason ? `\nReason: ${reason}` : ""}`
  })
  return {
    data: [`EVIDENCE\n${shown.join("\n")}`, `SENTENCES\n${sentences.join("\n")}`],
    ids: new Map(items.map(({ id }, at) => [`E${at + 1}`, id])),
    places: new Map(questioned.map(({ at }, index) => [`S${index + 1}`, at])),
    restore,
  }
}

function itemsFor(questioned: readonly Questioned[], evidence: readonly EvidenceItem[]): EvidenceItem[] {
  const words = new Map(evidence.map((item) => [item, contentWords(item.text)]))
  const wanted = new Set(
    questioned.flatMap(({ claim }) => {
      const said = contentWords(claim.text)
      const near = evidence
        .map((item) => ({ id: item.id, shared: overlap(words.get(item) ?? new Set(), said) }))
        .filter(({ shared }) => shared > 0)
        .sort((a, b) => b.shared - a.shared)
        .slice(0, nearest)
      return [...claim.evidenceIds, ...near.map(({ id }) => id)]
    }),
  )
  return evidence.filter(({ id }) => wanted.has(id))
}
