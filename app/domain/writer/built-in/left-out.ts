import { sentencesOf } from "../../document/leaves"
import { notFollowedMark } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { short } from "./advice"
import { leaveOut } from "./only-supported"
import { excludedBy, exclusionsOf } from "./wording/excluded"

/** A text without the sentences about the person that mention what the instructions exclude. */
export function withoutExcluded(writing: Writing, { customPrompt }: WritingRequest): Writing {
  const excluded = excludedBy(customPrompt)
  const unfit = sentencesOf(writing.body).filter(({ kind, text }) => kind !== "connective" && excluded(text) !== null)
  return unfit.length === 0 ? writing : { ...writing, body: leaveOut(writing.body, new Set(unfit)) }
}

/** Names the exclusions that a text mentions anyway. */
export function notLeftOut({ customPrompt }: WritingRequest, { body }: Writing): string[] {
  const excluded = excludedBy(customPrompt)
  const left = new Set(sentencesOf(body).flatMap(({ text }) => excluded(text) ?? []))
  return left.size === 0
    ? []
    : [`${notFollowedMark} leave out ${[...left].map((said) => `“${short(said)}”`).join(", ")}. This text mentions it.`]
}

/** Confirms the exclusions that the person's captured words mention and the text does not. */
export function leftOutAsAsked({ customPrompt, evidence }: WritingRequest, { body }: Writing): string[] {
  const excluded = excludedBy(customPrompt)
  const told = new Set(sentencesOf(body).flatMap(({ text }) => excluded(text) ?? []))
  const captured = new Set(evidence.flatMap(({ text }) => excluded(text) ?? []))
  const out = exclusionsOf(customPrompt).filter((said) => captured.has(said) && !told.has(said))
  return out.length === 0
    ? []
    : [`Left out, as you asked: every line that mentions ${out.map((said) => `“${short(said)}”`).join(", ")}.`]
}
