import type { DraftSentence } from "../../../evidence/schema"
import { isByOthers } from "../../../language/doers/by-others"
import type { Achievement, Material, RoleMaterial } from "../../material-schema"
import type { ShownWords } from "../../writer"
import { connective, fact } from "../compose"
import { answers, answersItself, fitOf, wordFit } from "../criteria/fit"
import { fitAsShown } from "../criteria/stories-for"
import { oneOfEachDeed } from "../material/repeats"
import { sharesAmount } from "../wording/told-once"
import { readsWell, worthTelling } from "../wording/worth-telling"
import { askedFor } from "./asked-for"

/** A paragraph of a letter with its evidence. */
export interface Argument {
  achievements: Achievement[]
  sentences: Telling[]
}

/** A sentence with the role that it is about; none for a connective and for an action without a role. */
export interface Telling {
  sentence: DraftSentence
  role: RoleMaterial | null
  isDeed: boolean
}

/** The maximum number of paragraphs, actions per paragraph, and actions per letter. */
const most = { paragraphs: 3, deeds: 3, letter: 12 }
/** A single shared word ("a full license", "with full trays") is not an answer. */
const leastFit = 3
/** What the match did not find for a requirement has to answer it by itself. */
const leastUnseen = 4
const leastOf = (shown: ShownWords[] | undefined, found: number) =>
  shown !== undefined && found === 0 ? leastUnseen : leastFit
/** The maximum number of actions in a letter to a posting, including those that meet no requirement. */
const enough = 7

/**
 * Credentials and other things that people have are not answered by actions; the letter mentions them where it lists
 * what the person holds.
 */
const asksPaper =
  /\b(?:degree|diploma|bachelor|master['’]?s|qualifications?|licen[cs]ed?|certificates?|certification|chartered)\b|\b(?:current|full|valid) (?:\w+ ){0,2}registration\b/i

const usable = (material: Material) => worthTelling(oneOfEachDeed(material.achievements.filter(readsWell)))

/**
 * One paragraph per requirement that a line meets, in the order given, followed by the strongest remaining lines.
 */
export function byRequirement(
  asked: string[],
  material: Material,
  first: Achievement[],
  shown: ShownWords[][] = [],
): Argument[] {
  const open = usable(material).filter((each) => !first.includes(each))
  const told: Argument[] = opened(first, material)
  for (const [at, requirement] of asked.entries()) {
    if (told.length === most.paragraphs || told.flatMap(({ achievements }) => achievements).length >= most.letter) break
    if (asksPaper.test(requirement)) continue
    const topic = askedFor(requirement, told.length - first.length)
    const fits = ownFirst(
      open
        .map((each) => {
          const found = fitAsShown({ shown: shown[at] ?? [] }, each)
          return { each, found, fit: fitOf(requirement, each) + found, words: wordFit(requirement, each) }
        })
        .filter(
          ({ each, fit, found }) => (found > 1 || answers(requirement, each)) && fit >= leastOf(shown[at], found),
        ),
      requirement,
    )
      .sort((a, b) => b.fit - a.fit || b.words - a.words)
      // An argument is about one job: the next action of another would need its own introduction.
      .filter(({ each }, _, [best]) => each.role === null || each.role === best?.each.role)
      .slice(0, 2)
      .map(({ each }) => each)
      // After an action of one role, an action without a role would be attributed to that role.
      .sort((a, b) => Number(a.role !== null) - Number(b.role !== null))
    if (!topic || fits.length === 0) continue
    for (const each of fits) open.splice(open.indexOf(each), 1)
    told.push({ achievements: fits, sentences: [link(topic), ...deedsOf(fits, material)] })
  }
  const rest = open.slice(0, Math.max(0, enough - told.flatMap(({ achievements }) => achievements).length))
  const others = grouped(rest, material)
  return firstAsk(besides(byJob([...told, ...others], material), told, others))
}

/** Opens the paragraphs behind those that answer the posting, which would read as if they answered it too. */
const further = "There is other work of mine that may be of use to you."

function besides(all: Argument[], told: Argument[], others: Argument[]): Argument[] {
  const isAnswered = told.some(({ sentences: [opening] }) => opening?.sentence.kind === "connective")
  const first = isAnswered ? all.find((each) => others.includes(each)) : undefined
  return all.map((each) => (each === first ? { ...each, sentences: [link(further), ...each.sentences] } : each))
}

/** "You also ask for …" needs an earlier requirement of the posting. */
function firstAsk(all: Argument[]): Argument[] {
  const [first] = all.flatMap(({ sentences: [opening] }) => (opening?.sentence.kind === "connective" ? [opening] : []))
  const plain = first && {
    ...first,
    sentence: connective(first.sentence.text.replace(/^You also (ask for|look for|mention) /, "You $1 ")),
  }
  return all.map((each) => ({
    ...each,
    sentences: each.sentences.map((one) => (one === first && plain ? plain : one)),
  }))
}

/**
 * Paragraphs about the same job follow each other, and so do jobs at the same employer, in the order in which the
 * posting first needs each.
 */
function byJob(told: Argument[], { roles }: Material): Argument[] {
  const jobOf = ({ achievements }: Argument) => achievements.at(-1)?.role ?? null
  const employerOf = (each: Argument) => roles[jobOf(each) ?? -1]?.company || jobOf(each)
  const [jobs, employers] = [[...new Set(told.map(jobOf))], [...new Set(told.map(employerOf))]]
  const placeOf = (each: Argument) => employers.indexOf(employerOf(each)) * jobs.length + jobs.indexOf(jobOf(each))
  return [...told].sort((a, b) => placeOf(a) - placeOf(b))
}

/** One paragraph per role, newest first, each with its strongest actions. */
export function byRole(material: Material, first: Achievement[]): Argument[] {
  const others = usable(material).filter((each) => !first.includes(each))
  return [...opened(first, material), ...grouped(others.slice(0, most.letter - first.length), material)]
}

/** The topics that the person asked to start with, in their order. */
const opened = (first: Achievement[], material: Material): Argument[] =>
  first.map((each) => ({ achievements: [each], sentences: deedsOf([each], material) }))

/** Actions that answer by themselves; if there are none, those that answer only through the reflection around them. */
function ownFirst<Fit extends { each: Achievement }>(fits: Fit[], requirement: string): Fit[] {
  const own = fits.filter(({ each }) => answersItself(requirement, each))
  return own.length > 0 ? own : fits
}

function grouped(achievements: Achievement[], material: Material): Argument[] {
  const roles = [...new Set(achievements.map(({ role }) => role))].sort((a, b) => (a ?? 99) - (b ?? 99))
  return roles.flatMap((role) =>
    inParagraphs(achievements.filter((each) => each.role === role)).map((each) => ({
      achievements: each,
      sentences: deedsOf(each, material),
    })),
  )
}

function inParagraphs(achievements: Achievement[]): Achievement[][] {
  const count = Math.ceil(achievements.length / most.deeds)
  const size = Math.ceil(achievements.length / count)
  return Array.from({ length: count }, (_, at) => achievements.slice(at * size, (at + 1) * size))
}

const link = (text: string): Telling => ({ sentence: connective(text), role: null, isDeed: false })

/** Each action with its situation and its result. */
function deedsOf(achievements: Achievement[], { roles }: Material): Telling[] {
  return achievements.flatMap((each) => {
    const role = each.role === null ? null : (roles[each.role] ?? null)
    const told = (isDeed: boolean) => (text: string) => ({ sentence: fact(text, each.evidenceIds), role, isDeed })
    return [
      ...each.situation
        .filter((text) => !isByOthers(text) && !sharesAmount(text, [each.claim, ...each.result].join(" ")))
        .slice(0, 1)
        .map(told(false)),
      told(true)(each.whole || each.claim),
      ...each.result.slice(each.whole ? 1 : 0, 2).map(told(false)),
    ]
  })
}
