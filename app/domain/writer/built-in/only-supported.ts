import type { Part } from "../../document/part"
import type { ResumeContent } from "../../document/resume-schema"
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
 * The built-in writer's own proof-reading: a sentence that the verifier would mark is left out, in the text and in the
 * structured resume alike, with the headings that are left without anything below them.
 */
export function onlySupported(writing: Writing, ledger: Ledger): ProofRead {
  const sentences = writing.parts.flatMap((part) => part.sentences)
  const claims = verifySentences(sentences, ledger)
  const unfit = new Set(sentences.filter((_, at) => claims[at]?.status !== "supported"))
  if (unfit.size === 0) return { writing, dropped: [], lost: new Set() }
  const dropped = [...unfit].map((sentence) => sentence.text)
  const parts = withoutOrphans(writing.parts, unfit)
    .map((part) => ({ ...part, sentences: part.sentences.filter((sentence) => !unfit.has(sentence)) }))
    .filter((part) => part.sentences.length > 0)
  return {
    writing: { ...writing, parts: withoutEmptyHeadings(parts), structured: without(writing.structured, dropped) },
    dropped,
    lost: new Set([...unfit].flatMap((sentence) => sentence.evidenceIds)),
  }
}

/** What stands below a role's heading that had to go would be read as part of the role before it: it goes too. */
function withoutOrphans(parts: Part[], unfit: Set<DraftSentence>): Part[] {
  let orphaned = false
  return parts.filter((part) => {
    if (part.kind === "heading") orphaned = false
    if (part.kind === "subheading") orphaned = part.sentences.some((sentence) => unfit.has(sentence))
    return !orphaned
  })
}

function withoutEmptyHeadings(parts: Part[]): Part[] {
  return parts.filter((part, at) => part.kind !== "heading" || (parts[at + 1] && parts[at + 1]?.kind !== "heading"))
}

/** The structured resume without the lines that were left out of its text. */
function without(resume: ResumeContent | null, dropped: string[]): ResumeContent | null {
  if (!resume) return null
  const gone = new Set(dropped.flatMap((text) => [text, text.replace(/[,.]$/, "")]))
  const keep = (lines: string[]) => lines.filter((line) => !gone.has(line))
  const left = (text: string) =>
    dropped.reduce((rest, sentence) => rest.replace(sentence, "").replace(/\s{2,}/g, " "), text).trim()
  return {
    ...resume,
    summary: left(resume.summary),
    experience: resume.experience.map((role) => ({ ...role, responsibilities: keep(role.responsibilities) })),
    education: resume.education.map((study) => ({ ...study, details: keep(study.details) })),
    skills: {
      technical: keep(resume.skills.technical),
      soft: keep(resume.skills.soft),
      tools: keep(resume.skills.tools),
    },
    awards_certifications: keep(resume.awards_certifications),
  }
}
