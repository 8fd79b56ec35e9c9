import type { DraftSentence } from "../../../evidence/schema"
import type { Achievement, Material, RoleMaterial } from "../../material-schema"
import { connective, fact } from "../compose"
import { fitOf } from "../fit"
import { oneOfEachDeed } from "../repeats"
import { requirementsOf } from "../requirements"
import { atEmployer, inRole } from "../role-sentences"
import { sharesAmount } from "../told-once"
import { readsWell, worthTelling } from "../worth-telling"
import { askedFor } from "./asked-for"

/** A paragraph of a letter and what it rests on. */
export interface Argument {
  achievements: Achievement[]
  sentences: DraftSentence[]
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
  const named = new Set<RoleMaterial>()
  for (const requirement of requirementsOf(posting)) {
    if (told.length === most.paragraphs || told.flatMap(({ achievements }) => achievements).length >= most.letter) break
    const topic = askedFor(requirement, told.length)
    const fits = open
      .map((each) => ({ each, fit: fitOf(requirement, each) }))
      .filter(({ fit }) => fit >= leastFit)
      .sort((a, b) => b.fit - a.fit)
      .slice(0, 2)
      .map(({ each }) => each)
    if (!topic || fits.length === 0) continue
    for (const each of fits) open.splice(open.indexOf(each), 1)
    told.push({ achievements: fits, sentences: [connective(topic), ...deedsOf(fits, material, named)] })
  }
  const rest = open.slice(0, Math.max(0, enough - told.flatMap(({ achievements }) => achievements).length))
  return rest.length === 0 ? told : [...told, ...grouped(rest, material, named)]
}

/** One paragraph per role, newest first, each with its strongest deeds. */
export function byRole(material: Material): Argument[] {
  return grouped(usable(material).slice(0, most.letter), material, new Set())
}

function grouped(achievements: Achievement[], material: Material, named: Set<RoleMaterial>): Argument[] {
  const roles = [...new Set(achievements.map(({ role }) => role))].sort((a, b) => (a ?? 99) - (b ?? 99))
  return roles
    .flatMap((role) => inParagraphs(achievements.filter((each) => each.role === role)))
    .map((each) => ({ achievements: each, sentences: deedsOf(each, material, named) }))
}

function inParagraphs(achievements: Achievement[]): Achievement[][] {
  const count = Math.ceil(achievements.length / most.deeds)
  const size = Math.ceil(achievements.length / count)
  return Array.from({ length: count }, (_, at) => achievements.slice(at * size, (at + 1) * size))
}

/** Each deed with how it stood before and what came of it; the first of a role in the letter says where it was. */
function deedsOf(achievements: Achievement[], { roles }: Material, named: Set<RoleMaterial>): DraftSentence[] {
  return achievements.flatMap((each) => {
    const before = each.situation
      .filter((text) => !sharesAmount(text, [each.claim, ...each.result].join(" ")))
      .slice(0, 1)
      .map((text) => fact(text, each.evidenceIds))
    const deed = fact(each.whole || each.claim, each.evidenceIds)
    const after = each.result.slice(each.whole ? 1 : 0, 2).map((text) => fact(text, each.evidenceIds))
    const role = each.role === null ? undefined : roles[each.role]
    if (!role || named.has(role)) return [...before, deed, ...after]
    const placed = role.isCurrent ? atEmployer(deed, role) : inRole(deed, role)
    if (placed !== deed) named.add(role)
    return [...before, placed, ...after]
  })
}
