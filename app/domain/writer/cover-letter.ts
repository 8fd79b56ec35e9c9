import type { DraftSentence, Posting } from "../evidence/schema"
import { adviceFor } from "./advice"
import { connective, fact, factOf, paragraph, pick, wordsIn } from "./compose"
import type { Achievement, Material } from "./material-schema"
import { firstPersonBio, wishes } from "./person-sentences"
import { phrasesFor } from "./phrases"
import { roleSentence } from "./role-sentences"
import { writingRules } from "./rules"
import type { Part, Writing, WritingRequest } from "./writer"

/** A letter with a line of argument: who writes and why, then up to three claims with what they rest on, then the close. */
export function writeCoverLetter(request: WritingRequest, material: Material): Writing {
  const phrases = phrasesFor(request.profile.desiredProfessionalTone)
  const seed = request.posting?.title ?? material.title?.text ?? "letter"
  const proofs = proofsOf(material)
  const closing = [
    paragraph(
      ...wishes(material)
        .slice(0, 1)
        .map((line) => factOf(line)),
      connective(pick(seed, phrases.letterClose)),
    ),
    paragraph(connective("Kind regards,")),
  ]
  const opening = [
    paragraph(connective(greeting(request.posting))),
    paragraph(
      connective(applyingFor(request.posting)),
      ...firstPersonBio(material)
        .slice(0, 2)
        .map((line) => factOf(line)),
      ...(proofs.length > 0 ? [connective(pick(seed, phrases.letterTurn))] : []),
    ),
  ]
  const body: Part[] = []
  for (const { sentences } of proofs) {
    const part = paragraph(...sentences)
    if (wordsIn([...opening, ...body, part, ...closing]) <= writingRules.cover_letter.maxWords) body.push(part)
  }
  return {
    title: request.posting?.title ? `Cover letter – ${request.posting.title}` : "Cover letter",
    parts: [...opening, ...body, ...closing],
    structured: null,
    advice: [
      ...(request.posting ? [] : ["Paste the job posting: the letter will then lead with what the posting asks for."]),
      ...adviceFor(
        request,
        material,
        proofs.flatMap((proof) => proof.achievements),
      ),
    ].slice(0, 5),
  }
}

function greeting(posting: Posting | null): string {
  return posting?.company ? `Dear hiring team at ${posting.company},` : "Dear hiring team,"
}

function applyingFor(posting: Posting | null): string {
  if (posting?.title && posting.company) return `I am applying for the role of ${posting.title} at ${posting.company}.`
  return posting?.title
    ? `I am applying for the role of ${posting.title}.`
    : "I am applying for the role you have advertised."
}

interface Proof {
  achievements: Achievement[]
  sentences: DraftSentence[]
}

/** One paragraph per role, the role of the strongest achievement first: where, then what was done there. */
function proofsOf(material: Material): Proof[] {
  const usable = material.achievements.filter((each) => each.claim !== "")
  const order = [...new Set(usable.map((each) => each.role))].slice(0, 3)
  const chronological = order.length > 1 && order.every((role) => role !== null) && (order[1] ?? 0) > (order[0] ?? 0)
  return order.map((roleAt, index) => {
    const achievements = usable.filter((each) => each.role === roleAt).slice(0, index === 0 ? 3 : 2)
    const role = roleAt === null ? null : (material.roles[roleAt] ?? null)
    const before = index === 1 && chronological && role?.kind === "work" && !role.isCurrent ? "Before that, " : ""
    const sentences = [
      ...(role ? [roleSentence(role, before)] : []),
      ...achievements.flatMap((each, at) => proofOf(each, at, role !== null)),
    ]
    return { achievements, sentences }
  })
}

/** What was done, and what came of it where that stands in a sentence of its own. */
function proofOf(achievement: Achievement, at: number, hasRole: boolean): DraftSentence[] {
  const opened =
    at === 0 && hasRole
      ? achievement.claim.replace(/^(I|We) (?!also\b)/, (_, who: string) => `There ${who === "We" ? "we" : who} `)
      : achievement.claim
  const also = at === 1 ? opened.replace(/^I (?!also\b|am\b|was\b|have\b)/, "I also ") : opened
  const before = at === 0 ? achievement.situation.filter((text) => !/\bnot\b/i.test(text)).slice(0, 1) : []
  const after = achievement.result.filter(
    (text) =>
      !/^(?:that|this|it|they|\w+ of them)\b/i.test(text) ||
      !achievement.claim.includes(text.split(" ").slice(-3).join(" ").replace(/\.$/, "")),
  )
  return [...before, also, ...after.slice(0, 2)].map((text) => fact(text, achievement.evidenceIds))
}
