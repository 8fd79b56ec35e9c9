import { criteriaShown } from "../../../app/domain/content/criteria-shown"
import { postingOf } from "../../../app/domain/content/generate/posting"
import { textOfPart } from "../../../app/domain/document/document-part"
import { type ContentType, contentTypeNames } from "../../../app/domain/document/kinds"
import { draftParts } from "../../../app/domain/document/render/parts"
import { readPosting } from "../../../app/domain/job-analysis/reading/read-posting"
import { builtInWriter } from "../../../app/domain/writer/built-in/built-in"
import { countWords } from "../../../app/domain/writer/rules"
import type { WritingRequest } from "../../../app/domain/writer/writer"
import { grammarOf } from "./grammar"
import { carries, openPronoun, tells } from "./judge"
import type { Case } from "./load"
import { agreedRequestOf, requestOf } from "./request-of"

export interface Document {
  type: ContentType
  title: string
  /** The text as a reader sees it, one part per line. */
  lines: string[]
  words: number
  facts: number
  advice: string[]
  findings: string[]
  /** Plans, failures, other people's work and chatter that were included. */
  told: string[]
}

/**
 * All eleven content types for a person who agreed to every line; the letter and the criteria are tailored to their
 * posting.
 */
export async function documentsOf(person: Case): Promise<Document[]> {
  return Promise.all(contentTypeNames.map((type) => documentOf(person, agreedRequestOf(person, type))))
}

async function documentOf(person: Case, request: WritingRequest): Promise<Document> {
  const { type } = request
  const wished = { ...request, ...wishesOf(person, type) }
  const text = wished.posting?.text
  const asked = criteriaShown(wished, text ? readPosting(text, new Date(wished.today)).requirements : [])
  const { title, body, advice } = await builtInWriter.write({ ...wished, ...asked.criteria })
  const parts = draftParts(body)
  const sentences = parts.flatMap((part) => part.sentences)
  const lines = parts.map((part) => {
    const text = part.label ? `${part.label}: ${textOfPart(part)}` : textOfPart(part)
    return part.kind === "bullet" ? `- ${text}` : part.kind === "paragraph" ? text : `## ${text}`
  })
  return {
    ...{ type, title, lines, advice },
    words: countWords(lines.join("\n")),
    facts: sentences.filter(({ kind }) => kind === "fact").length,
    findings: await grammarOf(person, parts.filter(({ list }) => !list).map(textOfPart)),
    told: person.mustNotAppear.flatMap(({ reflection, text, why }) =>
      sentences
        .filter(({ evidenceIds }) => evidenceIds.includes(`item_${reflection}`))
        .filter((said) => tells(said.text, text, person.reflections[reflection]?.response ?? ""))
        .map((said) => `${type} ${why}: ${said.text} | ${text}`),
    ),
  }
}

export function wishesOf({ posting, criteria }: Case, type: ContentType): Partial<WritingRequest> {
  if (type === "cover_letter" || type === "resume") return { posting: postingOf(posting ?? null) }
  return type === "selection_criteria" && criteria ? { customPrompt: criteria.join("\n") } : {}
}

/** The key results that are missing from the resume, with all lines agreed to and with none. */
export async function missedByResume(
  person: Case,
): Promise<{ agreed: Case["keyResults"]; asTold: Case["keyResults"] }> {
  const missed = async (request: WritingRequest) => {
    const { body } = await builtInWriter.write(request)
    const lines = draftParts(body).map(textOfPart)
    return person.keyResults.filter((result) => !lines.some((line) => carries(line, result)))
  }
  return {
    agreed: await missed(agreedRequestOf(person, "resume")),
    asTold: await missed(requestOf(person, "resume")),
  }
}

/** Pronouns in a resume's bullets whose antecedents are elsewhere. */
export const openIn = ({ type, lines }: Document) =>
  type === "resume" ? lines.filter((line) => line.startsWith("- ") && openPronoun(line) !== null) : []
