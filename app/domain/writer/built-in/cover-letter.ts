import type { Part } from "../../document/part"
import type { DraftSentence, Posting } from "../../evidence/schema"
import type { Achievement, Material } from "../material-schema"
import { countWords, writingRules } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { adviceFor } from "./advice"
import { connective, fact, factOf, paragraph, pick, titled, wordsIn } from "./compose"
import { echoes, firstPersonBio, wishes } from "./person-sentences"
import { phrasesFor } from "./phrases"
import { roleSentence } from "./role-sentences"
import { type Theme, themeStrength, themes, toldText } from "./themes"

/** A letter with a line of argument: who writes and why, then up to three claims with what they rest on, then the close. */
export function writeCoverLetter(request: WritingRequest, material: Material): Writing {
  const phrases = phrasesFor(request.profile.desiredProfessionalTone)
  const seed = request.posting?.title ?? material.title?.text ?? "letter"
  const proofs = proofsOf(material, request.posting)
  const own = firstPersonBio(material)
  const closing = [
    paragraph(
      ...material.unique
        .filter((line) => !echoes(line, own))
        .slice(0, 1)
        .map((line) => factOf(line)),
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
      ...own.slice(0, proofs.length > 0 ? 2 : 4).map((line) => factOf(line)),
      ...(proofs.length > 0 ? [connective(pick(seed, phrases.letterTurn))] : []),
    ),
  ]
  const middle: Part[] = []
  for (const { sentences } of proofs) {
    const part = paragraph(...sentences)
    if (wordsIn([...opening, ...middle, part, ...closing]) <= writingRules.cover_letter.maxWords) middle.push(part)
  }
  return {
    title: titled("Cover letter", request.posting?.title || (material.title?.text ?? "")),
    body: { parts: [...opening, ...middle, ...closing] },
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

/** One paragraph per role, the three with the strongest achievements, newest first: where, then what was done there. */
function proofsOf(material: Material, posting: Posting | null): Proof[] {
  const usable = material.achievements.filter(
    (each) =>
      each.claim !== "" &&
      each.action.length > 0 &&
      (each.told === "reflection" || each.hasNumber || each.result.length > 0),
  )
  const told = usable.length > 0 ? usable : material.achievements.filter((each) => each.claim !== "")
  const strongest = [...new Set(told.map((each) => each.role))].slice(0, 3)
  const order = strongest.sort((a, b) => (a ?? 99) - (b ?? 99))
  const asked = new Set<Theme>()
  if (order.length === 1 && told.length > 1) return told.slice(0, 3).map((each, index) => alone(each, index, material))
  return order.map((roleAt, index) => {
    const achievements = inOneParagraph(told.filter((each) => each.role === roleAt).slice(0, index === 0 ? 3 : 2))
    const role = roleAt === null ? null : (material.roles[roleAt] ?? null)
    const past = role?.kind === "work" && !role.isCurrent
    const before = index === 1 ? "Before that, " : "And before that, "
    const opening = index === 0 ? "" : past ? before : "also"
    const need = posting ? themeAsked(posting, achievements, asked) : null
    if (need) asked.add(need)
    const sentences = [
      ...(need ? [connective(`${askedOpening(asked.size)} ${need.need}.`)] : []),
      ...(role ? [roleSentence(role, opening)] : []),
      ...achievements.flatMap((each, at) => proofOf(each, at, role !== null)),
    ]
    return { achievements, sentences }
  })
}

/** All that there is belongs to one role: a paragraph for each achievement. */
function alone(each: Achievement, index: number, material: Material): Proof {
  const role = each.role === null ? null : (material.roles[each.role] ?? null)
  const named = index === 0 && role !== null
  return {
    achievements: [each],
    sentences: [...(named ? [roleSentence(role)] : []), ...proofOf(each, named ? 0 : 2, named)],
  }
}

const longestParagraph = 90

/** As many of them as a reader takes in at once; one at least. */
function inOneParagraph(achievements: Achievement[]): Achievement[] {
  const words = (upTo: number) => countWords(achievements.slice(0, upTo).flatMap(toldShort).join(" "))
  return achievements.filter((_, at) => at === 0 || words(at + 1) <= longestParagraph)
}

/** What the posting asks for that these achievements show most of, each need named once. */
function themeAsked(posting: Posting, achievements: Achievement[], asked: Set<Theme>): Theme | null {
  const text = achievements.map(toldText).join(" ")
  const open = themes.filter((theme) => !asked.has(theme) && theme.asked.test(posting.text) && theme.shown.test(text))
  return open.sort((a, b) => themeStrength(b, text) - themeStrength(a, text))[0] ?? null
}

function askedOpening(count: number): string {
  return count === 1 ? "You are looking for" : count === 2 ? "You also ask for" : "And you want"
}

/** What is told in a few sentences, without the lesson; of a longer story its strongest sentence. */
function toldShort(achievement: Achievement, at: number): string[] {
  const told = achievement.story.filter((text) => !achievement.lessons.includes(text))
  return told.length > 0 && told.length <= (at === 0 ? 4 : 3) ? told : [achievement.claim]
}

/** What was done and what came of it, as told; the first opens with where, the second with "also". */
function proofOf(achievement: Achievement, at: number, hasRole: boolean): DraftSentence[] {
  const whole = toldShort(achievement, at)
  const [first = achievement.claim, ...rest] = whole
  const opened =
    at === 0 && hasRole && achievement.roleNamed && whole.length === 1
      ? first.replace(/^I (?!also\b|am\b|was\b)/, "There I ")
      : at === 1
        ? first.replace(/^I (?!also\b|am\b|was\b|have\b)/, "I also ")
        : first
  return [opened, ...rest].map((text) => fact(text, achievement.evidenceIds))
}
