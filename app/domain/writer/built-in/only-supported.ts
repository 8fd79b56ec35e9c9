import { type Body, isResume, type ResumeBody } from "../../document/body"
import type { Part } from "../../document/document-part"
import { mapBody, placedDrafts, sentencesOf } from "../../document/leaves"
import type { DraftSentence, Ledger } from "../../evidence/schema"
import { whichCarried } from "../../evidence/verifier/verify"
import type { Writing } from "../writer"
import { plainOf } from "./compose"

export interface ProofRead {
  writing: Writing
  /** The dropped sentences, and the ids of the items that they were written from. */
  dropped: string[]
  lost: Set<string>
}

/**
 * Verifies the built-in writer's own text: if the verifier would flag a composed sentence, its plain version replaces
 * it; without one, it is dropped, along with headings that become empty.
 */
export function onlySupported(writing: Writing, ledger: Ledger): ProofRead {
  const sentences = sentencesOf(writing.body)
  const carried = whichCarried(placedDrafts(writing.body), ledger)
  const doubted = sentences.filter((_, at) => !carried[at])
  if (doubted.length === 0) return { writing, dropped: [], lost: new Set() }
  const plain = new Map([...doubted].flatMap((each) => (plainOf(each) ? [[each, plainOf(each)!] as const] : [])))
  const isPlainCarried = whichCarried([...plain.values()], ledger)
  const refused = new Set([...plain.keys()].filter((_, at) => !isPlainCarried[at]))
  const unfit = new Set(doubted.filter((each) => !plain.has(each) || refused.has(each)))
  const body = mapBody(leaveOut(writing.body, unfit), (sentence) => plain.get(sentence) ?? sentence)
  return {
    writing: { ...writing, body },
    dropped: [...unfit].map((sentence) => sentence.text),
    lost: new Set([...unfit].flatMap((sentence) => sentence.evidenceIds)),
  }
}

/** Removes sentences from a body, along with headings that become empty. */
export function leaveOut(body: Body, unfit: Set<DraftSentence>): Body {
  const left = mapBody(withoutOrphans(body, unfit), (sentence) => (unfit.has(sentence) ? null : sentence))
  return isResume(left) ? left : { parts: withoutEmptyHeadings(left.parts) }
}

/** If a role's heading is dropped, its lines are too, because they would be attributed to the previous role. */
function withoutOrphans(body: Body, unfit: Set<DraftSentence>): Body {
  if (isResume(body)) return withFitHeadings(body, unfit)
  let orphaned = false
  const parts = body.parts.filter((part) => {
    if (part.kind === "heading") orphaned = false
    if (part.kind === "subheading") orphaned = part.sentences.some((sentence) => unfit.has(sentence))
    return !orphaned
  })
  return { parts }
}

function withFitHeadings({ sections }: ResumeBody, unfit: Set<DraftSentence>): ResumeBody {
  return {
    sections: sections.map(({ kind, entries }) => ({
      kind,
      entries: entries.filter(({ heading }) => heading === null || !unfit.has(heading)),
    })),
  }
}

function withoutEmptyHeadings(parts: Part[]): Part[] {
  return parts.filter((part, at) => part.kind !== "heading" || (parts[at + 1] && parts[at + 1]?.kind !== "heading"))
}
