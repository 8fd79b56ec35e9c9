import type { ContentType } from "../../document/kinds"
import { draftParts } from "../../document/render/parts"
import { bulletText } from "../../language/sentences/statements"
import { asksForGoals } from "../aims"
import { type Instructions, readInstructions } from "../instructions"
import { notFollowedMark } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { short } from "./advice"
import { givenCriteria } from "./criteria/criteria"
import { linesOf } from "./criteria/requirements"
import { notLeftOut } from "./left-out"
import { lengthMissed } from "./length-missed"
import { notTold } from "./not-told"
import { openingMissed } from "./opening-missed"

/** The requests that a content type may receive. */
type Wish = "person" | "tone" | "role" | "addressee" | "star"

/**
 * The requests that the built-in writer follows for each type. Every type except a resume uses the first person anyway.
 */
const follows: Record<ContentType, Wish[]> = {
  resume: [],
  linkedin_post: [],
  bio: ["person"],
  cover_letter: ["tone", "role", "addressee"],
  selection_criteria: ["star"],
  tiktok_script: [],
  reel_script: [],
  youtube_short: [],
  carousel_post: [],
  thread_tweet: [],
  weekly_content_kit: [],
}

/** Names each instruction that a text of the built-in writer does not follow, with the reason if known. */
export function notFollowed(request: WritingRequest, writing: Writing): string[] {
  const { type, customPrompt, posting } = request
  // Without a posting, the instructions of these types are the criteria themselves.
  if (type === "selection_criteria" && !posting) return []
  const asked = readInstructions(besidesCriteria(request))
  const missed = wishesOf(asked, type).filter(({ wish }) => !follows[type].includes(wish))
  const goals = asksForGoals(customPrompt) ? ["mention my goals"] : []
  const aims = type === "cover_letter" ? [] : [...asked.aims.map((aim) => `my goal is to ${aim}`), ...goals]
  const named = [...asked.other, ...aims, ...missed.map(({ said }) => said)].map((said) => `“${short(said)}”`)
  const known =
    "The built-in writer follows instructions about person, length, tone, the job, and what to emphasize or leave out."
  return [...(named.length > 0 ? [`${notFollowedMark} ${named.join(", ")}. ${known}`] : []), ...unmet(request, writing)]
}

/** The same for a text of any writer, limited to what the text itself shows: its length and topics. */
export function unmet(given: WritingRequest, writing: Writing): string[] {
  const request = { ...given, customPrompt: besidesCriteria(given) }
  return [
    ...notTold(request, writing),
    ...notLeftOut(request, writing),
    ...openingMissed(request, writing),
    ...lengthMissed(request, writing),
    ...stillAsking(request, writing),
  ]
}

/** The instructions without the criteria that are pasted into them: each has its answer, or is left open by name. */
function besidesCriteria(request: WritingRequest): string | null {
  const { type, customPrompt } = request
  if (type !== "selection_criteria" || !customPrompt) return customPrompt
  const criteria = new Set(givenCriteria({ ...request, posting: null, criteria: undefined }))
  return linesOf(customPrompt)
    .filter((line) => !criteria.has(bulletText(line) ?? line))
    .join("\n")
}

function wishesOf(
  { person, toneSaid, role, addressee, star }: Instructions,
  type: ContentType,
): { wish: Wish; said: string }[] {
  return [
    ...(person && (person === "third" || type === "resume")
      ? [{ wish: "person" as const, said: `${person} person` }]
      : []),
    ...(star ? [{ wish: "star" as const, said: "STAR" }] : []),
    ...(toneSaid ? [{ wish: "tone" as const, said: toneSaid }] : []),
    ...(addressee ? [{ wish: "addressee" as const, said: `address it to ${addressee}` }] : []),
    ...(role ? [{ wish: "role" as const, said: `for the role of ${role.title}` }] : []),
  ]
}

/** Content types that exist to ask a question, so they cannot do without it. */
function stillAsking({ customPrompt }: WritingRequest, { body }: Writing): string[] {
  if (!readInstructions(customPrompt).noQuestion) return []
  const asks = draftParts(body).some(({ sentences }) => sentences.some(({ text }) => text.endsWith("?")))
  return asks ? [`${notFollowedMark} “without a question”. A text of this kind is built around one.`] : []
}
