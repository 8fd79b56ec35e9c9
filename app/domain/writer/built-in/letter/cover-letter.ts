import type { Part } from "../../../document/document-part"
import { draftParts } from "../../../document/render/parts"
import type { DraftSentence } from "../../../evidence/schema"
import { readInstructions } from "../../instructions"
import { lengthAsked } from "../../length-asked"
import type { Material } from "../../material-schema"
import { countWords, writingRules } from "../../rules"
import type { Writing, WritingRequest } from "../../writer"
import { adviceFor } from "../advice"
import { carriedBy } from "../carried-by"
import { connective, factOf, paragraph, pick, titled, wordsIn } from "../compose"
import { requirementsOf } from "../criteria/requirements"
import { storiesOf } from "../stories/story"
import { joinedPairs } from "../wording/joined-pairs"
import { firstPersonBio, introduces, isFamily, ownWords } from "../wording/person-sentences"
import { phrasesFor } from "../wording/phrases"
import { earlierWork, letterWork, saysOwnBoss } from "../wording/role-sentences"
import { toldOnce } from "../wording/told-once"
import { namesCompany } from "../wording/typed-names"
import { variedOpenings } from "../wording/varied-openings"
import { addresseeOf } from "./addressee"
import { aimsFor } from "./aims"
import { type Argument, byRequirement, byRole, type Telling } from "./arguments"
import { askedFirst } from "./asked-first"
import { withEmployers } from "./employers"
import { heldBy } from "./held"
import { applyingFor, closeOf, greeting, jobOf } from "./job"
import { withStories } from "./with-stories"

const thanks = "Thank you for taking the time to read this."

/** The maximum number of words in a letter. */
const usual = { least: writingRules.cover_letter.minWords, full: 300, most: 350 }

/** A letter, to a posting if there is one: who writes and for which job, what meets each requirement, the close. */
export function writeCoverLetter(request: WritingRequest, material: Material): Writing {
  const asked = readInstructions(request.customPrompt)
  const job = jobOf(request, asked)
  const phrases = phrasesFor(asked.tone ?? request.profile.desiredProfessionalTone)
  const seed = job.title || material.title?.text || "letter"
  const most = Math.min(
    lengthAsked(request.customPrompt, request.type)?.words ?? usual.most,
    writingRules.cover_letter.maxWords,
  )
  const first = askedFirst(asked.opening, request, material)
  const requirements = request.criteria ?? (request.posting ? requirementsOf(request.posting.text) : null)
  const all = onceEach(
    requirements ? byRequirement(requirements, material, first, request.shown) : byRole(material, first),
  )
  const applying = applyingFor(request, job).map(connective)
  const whole = [...whoWrites(material, all), connective(pick(seed, phrases.letterTurn))]
  const opens = (who: DraftSentence[]) => [
    paragraph(
      connective(greeting(job, asked.addressee ?? addresseeOf(request.posting?.text ?? ""), carriedBy(request))),
    ),
    paragraph(...applying, ...who),
  ]
  const isCarried = carriedBy(request)
  const own = ownWords(material).slice(0, 2)
  const held = [...own.map((line) => factOf(line)), ...heldBy(material, isCarried)]
  const aims = aimsFor(request, asked, isCarried)
  const close = closeOf(job, pick(seed, phrases.letterClose), isCarried)
  const closes = (also: DraftSentence[], last: DraftSentence[]) => [
    ...(also.length > 0 ? [paragraph(...also)] : []),
    ...(aims.length + last.length > 0 ? [paragraph(...aims, ...last)] : []),
    paragraph(connective("Kind regards,")),
  ]
  const frames = [
    { opening: opens(whole), closing: closes(held, [connective(thanks), close]) },
    { opening: opens(whole), closing: closes([], [connective(thanks), close]) },
    { opening: opens(whole.slice(0, 1)), closing: closes([], [close]) },
    { opening: opens([]), closing: closes([], []) },
  ]
  // The achievements are the letter: in a short one, everything around them is cut first.
  const leavesRoom = (frame: (typeof frames)[number]) =>
    most >= usual.most ||
    most - wordsIn([...frame.opening, ...frame.closing]) >= Math.min(wordsOf(all) + placeWords * all.length, most / 2)
  const { opening, closing } = frames.find(leavesRoom) ?? frames.at(-1)!
  const lacking = Math.min(usual.full, most) - wordsIn([...opening, ...closing]) - wordsOf(all)
  const told = fitting(
    joinedUp(lacking > 0 ? withStories(all, storiesOf(request, material, maxStories), lacking) : all),
    most - wordsIn([...opening, ...closing]),
  )
  const said = opening.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  const middle = variedOpenings(
    withEmployers(told, said, isCarried).map((sentences) => paragraph(...joinedPairs(sentences, isCarried))),
  )
  const parts: Part[] = [...opening, ...middle, ...closing]
  const used = told.flatMap(({ achievements }) => achievements)
  return {
    title: titled("Cover letter", job.title || (material.title?.text ?? "")),
    body: { parts },
    advice: [
      ...(request.posting ? [] : ["Paste the job posting: the letter then answers what the posting asks for."]),
      ...adviceFor(request, material, used),
    ].slice(0, 6),
  }
}

/** The maximum number of stories that a letter takes sentences from. */
const maxStories = 6

const wordsOf = (all: Argument[]) =>
  all.reduce(
    (sum, { sentences }) => sum + sentences.reduce((words, { sentence }) => words + countWords(sentence.text), 0),
    0,
  )

/** The current and former employers, and the person's own words about themselves. */
function whoWrites(material: Material, told: Argument[]): DraftSentence[] {
  const [own, ...others] = firstPersonBio(material).filter(
    (line) => !isFamily(line) && !/^I(?: am|['’]m)\b.* at\b/.test(line.text),
  )
  const named = told.flatMap(({ achievements }) => achievements.map(({ role: at }) => at))
  const past = material.roles
    .map((role, at) => ({ role, isTold: named.includes(at) }))
    .filter(({ role }) => role.kind === "work" && !role.isCurrent)
    .sort((a, b) => (b.role.end || b.role.start).localeCompare(a.role.end || a.role.start))
  // If an earlier role is named here, a later one is named too even if a paragraph introduces it, so that no role is
  // skipped.
  const last = past.slice(0, maxEarlier).findLastIndex(({ isTold }) => !isTold)
  const before = past.slice(0, last + 1).map(({ role }) => role)
  const role = material.roles.find(({ kind, isCurrent }) => kind === "work" && isCurrent)
  const isSaid =
    own &&
    role &&
    [own, ...others.slice(0, 2)].some(({ text }) =>
      role.company ? namesCompany(text, role.company) : saysOwnBoss(text),
    )
  const work = role && !isSaid ? letterWork(role) : null
  const worked = work ? toldOnce([work, ...earlierWork(before)], ({ text }) => text) : []
  const self = [...(own ? [own] : []), ...others.slice(0, 2)].map((line) => factOf(line))
  const isIntroduction = introduces(own?.text ?? "")
  return isIntroduction ? [...self.slice(0, 1), ...worked, ...self.slice(1)] : [...worked, ...self]
}

/** The maximum number of former roles named in one sentence. */
const maxEarlier = 2

/** Removes sentences about the person that repeat an earlier one. */
function onceEach(all: Argument[]): Argument[] {
  const facts = all.flatMap(({ sentences }) => sentences).filter(({ sentence }) => sentence.kind === "fact")
  const kept = new Set(toldOnce(facts, ({ sentence }) => sentence.text))
  const isKept = (each: Telling) => each.sentence.kind !== "fact" || kept.has(each)
  return all.map((argument) => ({ ...argument, sentences: argument.sentences.filter(isKept) }))
}

/** A paragraph with fewer facts is merged into the previous one if both are about the same role. */
const leastFacts = 2

/** Merges single-sentence paragraphs into the previous one of the same role. */
function joinedUp(all: Argument[]): Argument[] {
  const kept: Argument[] = []
  for (const each of all) {
    const before = kept.at(-1)
    const isLone = each.sentences.filter(({ sentence }) => sentence.kind === "fact").length < leastFacts
    const isSame = before?.achievements[0]?.role === each.achievements[0]?.role
    if (!before || !isLone || !isSame || each.sentences[0]?.sentence.kind !== "fact") kept.push(each)
    else {
      kept[kept.length - 1] = {
        achievements: [...before.achievements, ...each.achievements],
        sentences: [...before.sentences, ...each.sentences],
      }
    }
  }
  return kept
}

/** Reserved words for "At Elm House," at the start of a paragraph. */
const placeWords = 4

/** Keeps as many paragraphs as the letter has room for. A long one loses its last sentences first. */
function fitting(all: Argument[], room: number): Argument[] {
  const kept: Argument[] = []
  let left = room
  for (const argument of all) {
    const sentences: Telling[] = []
    left -= argument.achievements.some(({ role }) => role !== null) ? placeWords : 0
    for (const each of argument.sentences) {
      const words = countWords(each.sentence.text)
      if (words > left) break
      left -= words
      sentences.push(each)
    }
    if (sentences.some(({ sentence }) => sentence.kind === "fact")) kept.push({ ...argument, sentences })
  }
  return kept
}

/** Adds the advice that a letter is short, first. Counted after unsupported sentences have been dropped. */
export function sayingItsLength(writing: Writing, { customPrompt, type }: WritingRequest): Writing {
  const words = wordsIn(draftParts(writing.body))
  if (lengthAsked(customPrompt, type) !== null || words >= usual.least) return writing
  const short = `This letter has ${words} words; letters usually have ${usual.least} or more. Each line you agree to adds about 20.`
  return { ...writing, advice: [short, ...writing.advice].slice(0, 6) }
}
