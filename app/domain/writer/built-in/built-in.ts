import type { ContentType } from "../../document/kinds"
import { draftParts } from "../../document/render/parts"
import { ledgerOf } from "../ledger-of"
import type { Achievement, Material } from "../material-schema"
import type { Writer, Writing, WritingRequest } from "../writer"
import { writeBio } from "./bio/bio"
import { titled, wordsIn } from "./compose"
import { writeSelectionCriteria } from "./criteria/selection-criteria"
import { leftOutAsAsked, withoutExcluded } from "./left-out"
import { sayingItsLength, writeCoverLetter } from "./letter/cover-letter"
import { materialOf } from "./material/material"
import { isNote } from "./material/role-notes"
import { notFollowed } from "./not-followed"
import { onlySupported } from "./only-supported"
import { writeCarouselPost } from "./posts/carousel-post"
import { writeLinkedinPost } from "./posts/linkedin-post"
import { writeThread } from "./posts/thread"
import { writeWeeklyContentKit } from "./posts/weekly-kit"
import { writeResume } from "./resume/resume"
import { writeReelScript, writeTiktokScript, writeYoutubeShort } from "./videos/video-scripts"

const compose: Record<ContentType, (request: WritingRequest, material: Material) => Writing> = {
  resume: writeResume,
  linkedin_post: writeLinkedinPost,
  bio: writeBio,
  cover_letter: writeCoverLetter,
  selection_criteria: writeSelectionCriteria,
  tiktok_script: writeTiktokScript,
  reel_script: writeReelScript,
  youtube_short: writeYoutubeShort,
  carousel_post: writeCarouselPost,
  thread_tweet: writeThread,
  weekly_content_kit: writeWeeklyContentKit,
}

/** Composes a document from the person's evidence alone, before it is verified. Deterministic. */
export function composeBuiltIn(request: WritingRequest, material: Material): Writing {
  return compose[request.type](request, material)
}

/**
 * The writer without a provider: deterministic, uses only what the ledger contains, and drops every sentence of its own
 * that the verifier would not rate supported.
 */
export const builtInWriter: Writer = {
  name: "built-in",
  write: async (request) => writeFrom(request, materialOf(request)),
}

/** Writes a document from material that was read from the same evidence. */
export function writeFrom(request: WritingRequest, material: Material): Writing {
  const found = withoutExcluded(proofRead(request, material), request)
  const written = request.type === "cover_letter" ? sayingItsLength(found, request) : found
  const writing = {
    ...written,
    advice: [...notFollowed(request, written), ...leftOutAsAsked(request, written), ...written.advice],
  }
  return aboutThePerson.has(request.type) ? writing : { ...writing, title: titled(writing.title, firstWords(writing)) }
}

/** The minimum share of a text's words that its replacement must have. */
const enough = 0.4

/**
 * A story that lost a sentence reads badly, so another one replaces it if there is enough to tell. A resume is a list
 * whose lines are independent, so it is exempt.
 */
function proofRead(request: WritingRequest, read: Material): Writing {
  const ledger = ledgerOf(request)
  const material = toTell(request.type, read)
  const { writing, lost } = onlySupported(composeBuiltIn(request, material), ledger)
  if (lost.size === 0 || request.type === "resume") return writing
  const whole = material.achievements.filter((each) => !each.evidenceIds.some((id) => lost.has(id)))
  const other = onlySupported(composeBuiltIn(request, { ...material, achievements: whole }), ledger).writing
  return wordsIn(draftParts(other.body)) >= enough * wordsIn(draftParts(writing.body)) ? other : writing
}

/** A note ("28 beds, acute medicine") is a line of a resume, but not a story. */
function toTell(type: ContentType, material: Material): Material {
  if (type === "resume") return material
  const isStory = ({ told, bullet }: Achievement) => told === "reflection" || !isNote(bullet)
  return { ...material, achievements: material.achievements.filter(isStory) }
}

/** Types titled after the person's title or the posting's. A post or a script is titled by its first sentence. */
const aboutThePerson = new Set<ContentType>(["resume", "bio", "cover_letter", "selection_criteria"])

function firstWords(writing: Writing): string {
  const spoken = draftParts(writing.body).filter((part) => !part.label?.endsWith("on screen"))
  const sentences = spoken.flatMap((part) => part.sentences)
  const first = sentences.find((sentence) => sentence.kind === "fact")?.text ?? ""
  // Where it was done matters less than what was done.
  const deed = first.replace(/^(?:At|As) .{2,80}?, (?=(?:I|we) )/, "")
  return deed.split(/(?<=[.!?])\s+(?=\p{Lu})/u)[0] ?? ""
}
