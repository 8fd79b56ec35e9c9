import type { Part } from "../../../document/document-part"
import type { DraftSentence } from "../../../evidence/schema"
import { isByOthers } from "../../../language/doers/by-others"
import type { Achievement, Material } from "../../material-schema"
import type { IsCarried } from "../carried-by"
import { fact, paragraph, wordsIn } from "../compose"
import type { Story } from "../stories/story"
import { aroundDeed } from "../stories/told/around"
import { inItsRole } from "../wording/in-its-role"
import { joinedPairs } from "../wording/joined-pairs"
import { namesPerson, standsAlone } from "../wording/prose"
import { tellsAgain } from "../wording/tells-again"
import { toldOnce } from "../wording/told-once"
import { variedOpenings } from "../wording/varied-openings"

interface Answering {
  material: Material
  /** The roles that the document has named so far; an answer adds its own. */
  named: Set<number>
  /** The answer's heading names the role of its first story. */
  isNamedAbove: boolean
  isCarried: IsCarried
  /** The reflections' sentences around the actions, and everything that the document has told so far. */
  tales: Story[]
  said: string[]
}

/** One sentence of an answer. If the answer is too long, sentences of lower rank are dropped first. */
interface Telling {
  sentence: DraftSentence
  rank: number
}

const ranks = { second: 0, step: 1, task: 2, situation: 3, result: 4, deed: 5 }

/** The stories of an answer as prose, one paragraph each: situation, task, action, result. */
export function answerOf(stories: Achievement[], answering: Answering, maxWords: number): Part[] {
  let told = stories.map((each, at) => tellingOf(each, stories[at - 1], answering))
  const parts = () =>
    told.filter(({ length }) => length > 0).map((each) => paragraph(...each.map(({ sentence }) => sentence)))
  while (wordsIn(parts()) > maxWords && told.flat().length > 1) {
    const all = told.flat()
    const least = Math.min(...all.map(({ rank }) => rank))
    const out = all.findLast(({ rank }) => rank === least)
    told = told.map((each) => each.filter((telling) => telling !== out))
  }
  const flowing = parts().map((part) => ({ ...part, sentences: joinedPairs(part.sentences, answering.isCarried) }))
  return variedOpenings(flowing)
}

function tellingOf(each: Achievement, before: Achievement | undefined, answering: Answering): Telling[] {
  const { material, named, isNamedAbove, isCarried, tales, said } = answering
  const isPlaced = each.role === null || each.role === before?.role || (isNamedAbove && named.has(each.role))
  const role = isPlaced ? undefined : material.roles[each.role ?? -1]
  const deed = fact(each.whole || each.claim, each.evidenceIds)
  const last = material.roles[before?.role ?? -1] ?? null
  const at = { isNamed: each.role !== null && named.has(each.role), last }
  const placed = role ? inItsRole(deed, role, at, isCarried) : [deed]
  if (each.role !== null) named.add(each.role)
  const told = (texts: string[], rank: number) =>
    texts.map((text) => ({ sentence: fact(text, each.evidenceIds), rank }))
  const own = [each.whole || each.claim, ...each.result]
  const others = said.filter((text) => !own.includes(text))
  const situation = each.situation.filter(
    (text) => !isByOthers(text) && !others.some((other) => tellsAgain(other, text)),
  )
  const around = aroundDeed(each, material.achievements, tales, [...said, ...situation, ...each.task])
  const also = (sentences: DraftSentence[], rank: number) => sentences.map((sentence) => ({ sentence, rank }))
  const all = [
    ...told(situation, ranks.situation),
    ...also(around.settings, ranks.situation),
    ...told(each.task, ranks.task),
    ...also(around.steps, ranks.step),
    ...also(placed, ranks.deed),
    ...also(around.leaning, ranks.step),
    ...told(each.result.slice(each.whole ? 1 : 0), ranks.result),
    ...also(around.after, ranks.step),
  ]
  said.push(...all.map(({ sentence }) => sentence.text))
  const isAnchored = ({ sentence }: Telling, at: number) =>
    standsAlone(sentence.text) || all.slice(0, at).some((one) => namesPerson(one.sentence.text))
  const once = toldOnce(all.filter(isAnchored), ({ sentence }) => sentence.text)
  return before ? once.map(({ sentence }) => ({ sentence, rank: ranks.second })) : once
}
