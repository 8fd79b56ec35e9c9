import type { DraftSentence } from "../../../evidence/schema"
import { article } from "../../../language/words/article"
import type { Instructions } from "../../instructions"
import type { WritingRequest } from "../../writer"
import { carriedBy, type IsCarried } from "../carried-by"
import { connective } from "../compose"
import { closedSentence } from "../wording/first-person"
import { salutationOf } from "./addressee"

/** The job that a letter applies for; empty if neither the posting nor the instructions state it. */
interface Job {
  title: string
  company: string
}

export function jobOf({ posting }: WritingRequest, { role }: Instructions): Job {
  return { title: role?.title || posting?.title || "", company: role?.company || posting?.company || "" }
}

export function greeting({ company }: Job, addressee: string | null, isCarried: IsCarried): string {
  const named = addressee && `Dear ${salutationOf(addressee)},`
  if (named && isCarried(connective(named))) return named
  return company ? `Dear hiring team at ${company},` : "Dear hiring team,"
}

/** The last sentence, with the employer's name if known. */
export function closeOf({ company }: Job, usual: string, isCarried: IsCarried): DraftSentence {
  const named = connective(`I would welcome the chance to talk about the role at ${company} with you.`)
  return company && isCarried(named) ? named : connective(usual)
}

/** A title as the posting has it, without its unit, and without its grade: "Ward Sister - Acute Unit", "Band 7 …". */
function titlesOf(title: string): string[] {
  const short = title.split(/\s+[–—|-]\s+|\s*[(,]/, 1)[0] ?? ""
  const plain = short.replace(/^(?:band|grade|level) \w{1,3}\s+/i, "")
  return [...new Set([title, short, plain])].filter(Boolean)
}

/**
 * The job that the letter applies for, as precisely as the verifier accepts. A title that the person only hopes for is
 * worded as what the employer is looking for.
 */
export function applyingFor(request: WritingRequest, { title, company }: Job): string[] {
  const at = company ? ` at ${company}` : ""
  const isCarried = carriedBy(request)
  const forms = [
    ...titlesOf(title).flatMap((one) => [
      [closedSentence(`I am applying for the role of ${one}${at}`)],
      [closedSentence(`I am applying for the role of ${one.toLowerCase()}${at}`)],
      [closedSentence(`You are looking for ${article(one)} ${one}${at}`), "I would like to be considered."],
      [closedSentence(`I am applying for the role of ${one}`)],
    ]),
    ...(company ? [[closedSentence(`I am applying to work at ${company}`)]] : []),
  ]
  const usual = request.posting
    ? "I am applying for the role that you describe."
    : "I would like to be considered for a role on your team."
  return forms.find((form) => form.every((text) => isCarried(connective(text)))) ?? [usual]
}
