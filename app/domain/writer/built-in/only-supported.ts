import { type Body, isResume, type ResumeBody } from "../../document/body"
import { mapBody, placedDrafts, sentencesOf } from "../../document/leaves"
import type { Part } from "../../document/part"
import type { DraftSentence, Ledger } from "../../evidence/schema"
import { verifySentences } from "../../evidence/verifier/verify"
import type { Writing } from "../writer"

export interface ProofRead {
  writing: Writing
  /** The sentences left out, and the ids of the items that they were written from. */
  dropped: string[]
  lost: Set<string>
}

/**
 * The built-in writer's own proof-reading: a sentence that the verifier would mark is left out, with the headings that
 * are left without anything below them.
 */
export function onlySupported(writing: Writing, ledger: Ledger): ProofRead {
  const sentences = sentencesOf(writing.body)
  const claims = verifySentences(placedDrafts(writing.body), ledger)
  const unfit = new Set(sentences.filter((_, at) => claims[at]?.status !== "supported"))
  if (unfit.size === 0) return { writing, dropped: [], lost: new Set() }
  return {
    writing: { ...writing, body: leaveOut(writing.body, unfit) },
    dropped: [...unfit].map((sentence) => sentence.text),
    lost: new Set([...unfit].flatMap((sentence) => sentence.evidenceIds)),
  }
}

/** A body without some of its sentences, and without the headings that are left without anything below them. */
export function leaveOut(body: Body, unfit: Set<DraftSentence>): Body {
  const left = mapBody(withoutOrphans(body, unfit), (sentence) => (unfit.has(sentence) ? null : sentence))
  return isResume(left) ? left : { parts: withoutEmptyHeadings(left.parts) }
}

/** What stands below a role's heading that had to go would be read as part of the role before it: it goes too. */
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
