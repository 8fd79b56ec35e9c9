import type { EvidenceItem } from "../../../evidence/schema"
import type { Achievement } from "../../material-schema"
import { countWords } from "../../rules"
import { looksBack, tellsBefore } from "../stories/course"
import type { ToldSentence } from "../stories/told/growing"
import { toldSentences } from "../stories/told/told-sentences"
import { isOpen, isWellFormed } from "../stories/told/well-formed"
import { contentWords, overlap } from "../wording/focus"
import { tellsSameFact } from "../wording/told-once"

/** The maximum distance in characters between a situation and its action. */
const near = 320
const longestRead = 2000
const before =
  /\b(?:was|were|had|used to|took|always|never|every|nobody|no one|only|still|out of date|asked|wanted|missed|died|shut)\b/i

/**
 * Adds the situation to achievements if the person's words state it right before the action and it has not been used
 * yet.
 */
export function withSettings(
  achievements: Achievement[],
  evidence: EvidenceItem[],
  names: ReadonlyMap<string, string>,
): Achievement[] {
  const byId = new Map(evidence.map((item) => [item.id, item]))
  const taken = new Set<string>()
  const results = achievements.flatMap(({ result }) => result)
  const isFree = (text: string) => !taken.has(text) && !results.some((other) => tellsSameFact(text, other))
  return achievements.map((each) => {
    const own = [...new Set(each.situation)].filter((text) => isOfDeed(text, each) && isFree(text))
    for (const text of own) taken.add(text)
    if (own.length > 0) return { ...each, situation: own }
    const item = each.evidenceIds.map((id) => byId.get(id)).find((found) => found?.kind === "reflection")
    const text = item?.text.slice(0, longestRead) ?? ""
    const at = each.deed[0] ? text.indexOf(each.deed[0]) : -1
    const bare = { ...each, situation: own }
    if (at <= 0) return bare
    const told = toldSentences(text, names).filter((one) => one.at < at && at - one.at <= near)
    const setting =
      told.findLast((one) => isSetting(one, each) && isFree(one.text)) ??
      told.slice(-1).find((one) => opensOn(one, each) && isFree(one.text))
    if (!setting) return bare
    taken.add(setting.text)
    return { ...each, situation: [setting.text], story: [setting.text, ...each.story] }
  })
}

/** A situation is about the action's subject and does not repeat the action; other sentences do not count. */
function isOfDeed(text: string, { bullet, result }: Achievement): boolean {
  const told = [bullet, ...result]
  return (
    isWellFormed(text) &&
    !looksBack(text) &&
    !isOpen(text) &&
    countWords(text) >= 5 &&
    overlap(contentWords(text), contentWords(told.join(" "))) > 0 &&
    !told.some((other) => tellsSameFact(text, other))
  )
}

/** The sentence right before an action describes its situation, even in words of its own: "Nobody knew the way." */
function opensOn({ text, isLesson }: ToldSentence, { bullet, result }: Achievement): boolean {
  const isOurs = /^(?:We|Our|Nobody|No one|Every|Each|The|All|People|They)\b/.test(text)
  return (
    !isLesson &&
    isOurs &&
    tellsBefore(text) &&
    !isOpen(text) &&
    isWellFormed(text) &&
    countWords(text) >= 5 &&
    ![bullet, ...result].some((other) => tellsSameFact(text, other))
  )
}

function isSetting({ text, isLesson }: ToldSentence, each: Achievement): boolean {
  const { bullet, result } = each
  const words = contentWords(text)
  const said = contentWords([bullet, ...result].join(" "))
  const isState = (before.test(text) || tellsBefore(text)) && !/^I /.test(text)
  return !isLesson && isState && !isOpen(text) && isOfDeed(text, each) && overlap(words, said) < 0.7 * words.size
}
