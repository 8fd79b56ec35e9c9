import type { DraftSentence } from "../../../evidence/schema"
import type { Achievement, Material, RoleMaterial } from "../../material-schema"
import { connective, fact } from "../compose"
import { answers, fitOf, wordFit } from "../fit"
import { oneOfEachDeed } from "../repeats"
import { requirementsOf } from "../requirements"
import { sharesAmount } from "../told-once"
import { readsWell, worthTelling } from "../worth-telling"
import { askedFor } from "./asked-for"

/** A paragraph of a letter and what it rests on. */
export interface Argument {
  achievements: Achievement[]
  sentences: Telling[]
}

/** A sentence with the role that it tells of; of a link, or of what is tied to no role, none. */
export interface Telling {
  sentence: DraftSentence
  role: RoleMaterial | null
  isDeed: boolean
}

/** Paragraphs, deeds of one paragraph, and of the whole letter. */
const most = { paragraphs: 4, deeds: 3, letter: 12 }
/** One word in common ("a full licence", "with full trays") is no answer yet. */
const leastFit = 3
/** Deeds of a letter to a posting, those that meet no requirement included. */
const enough = 9

const usable = (material: Material) => worthTelling(oneOfEachDeed(material.achievements.filter(readsWell)))

/** Per requirement that a line meets one paragraph, in the order of the posting; then the strongest of what is left. */
export function byRequirement(posting: string, material: Material): Argument[] {
  const open = usable(material)
  const told: Argument[] = []
  for (const requirement of requirementsOf(posting)) {
    if (told.length === most.paragraphs || told.flatMap(({ achievements }) => achievements).length >= most.letter) break
    const topic = askedFor(requirement, told.length)
    const fits = open
      .map((each) => ({ each, fit: fitOf(requirement, each), words: wordFit(requirement, each) }))
      .filter(({ each, fit }) => fit >= leastFit && answers(requirement, each))
      .sort((a, b) => b.fit - a.fit || b.words - a.words)
      .slice(0, 2)
      .map(({ each }) => each)
      // Behind a deed of a role, one tied to none would be read as that role's.
      .sort((a, b) => Number(a.role !== null) - Number(b.role !== null))
    if (!topic || fits.length === 0) continue
    for (const each of fits) open.splice(open.indexOf(each), 1)
    told.push({ achievements: fits, sentences: [link(topic), ...deedsOf(fits, material)] })
  }
  const rest = open.slice(0, Math.max(0, enough - told.flatMap(({ achievements }) => achievements).length))
  return rest.length === 0 ? told : [...told, ...grouped(rest, material)]
}

/** One paragraph per role, newest first, each with its strongest deeds. */
export function byRole(material: Material): Argument[] {
  return grouped(usable(material).slice(0, most.letter), material)
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

/** Each deed with how it stood before and what came of it. */
function deedsOf(achievements: Achievement[], { roles }: Material): Telling[] {
  return achievements.flatMap((each) => {
    const role = each.role === null ? null : (roles[each.role] ?? null)
    const told = (isDeed: boolean) => (text: string) => ({ sentence: fact(text, each.evidenceIds), role, isDeed })
    return [
      ...each.situation
        .filter((text) => !sharesAmount(text, [each.claim, ...each.result].join(" ")))
        .slice(0, 1)
        .map(told(false)),
      told(true)(each.whole || each.claim),
      ...each.result.slice(each.whole ? 1 : 0, 2).map(told(false)),
    ]
  })
}
