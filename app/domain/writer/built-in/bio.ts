import type { Part } from "../../document/part"
import type { DraftSentence } from "../../evidence/schema"
import { openingVerbAt } from "../../language/past-tense"
import type { Achievement, Material } from "../material-schema"
import { countWords, writingRules } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { adviceFor } from "./advice"
import { fact, factOf, heading, paragraph, titled } from "./compose"
import { article, capitalised } from "./craft/trim"
import { echoes, firstPersonBio, wishes } from "./person-sentences"
import { roleSentence } from "./role-sentences"

/** A short bio in the first person, ready to paste, and one line for places with little room. */
export function writeBio(request: WritingRequest, material: Material): Writing {
  const lead = leadOf(material)
  const own = firstPersonBio(material)
  const upTo = (count: number) =>
    countWords(
      own
        .slice(0, count)
        .map((line) => line.text)
        .join(" "),
    )
  const opened = own.slice(0, 3).filter((_, at) => at < 2 || upTo(3) <= 50)
  const opening: DraftSentence[] = opened.length > 0 ? opened.map((line) => factOf(line)) : openingFrom(material)
  const sentences = fitted([
    ...opening,
    ...(lead ? withOutcome(lead) : []),
    ...second(material, lead),
    ...material.unique
      .filter((line) => !echoes(line, own))
      .slice(0, 1)
      .map((line) => factOf(line)),
    ...wishes(material)
      .slice(0, 1)
      .map((line) => factOf(line)),
  ])
  const oneLine = oneLiner(material, lead)
  const parts: Part[] = [
    ...(sentences.length > 0 ? [paragraph(...sentences)] : []),
    ...(oneLine.length > 0 ? [heading("Short version"), paragraph(...oneLine)] : []),
  ]
  return {
    title: titled("Bio", material.title?.text ?? ""),
    body: { parts },
    advice: adviceFor(request, material, lead ? [lead] : []),
  }
}

function openingFrom(material: Material): DraftSentence[] {
  const role = material.roles.find((each) => each.isCurrent) ?? material.roles[0]
  if (role) return [roleSentence(role)]
  return material.title
    ? [fact(`I am ${article(material.title.text)} ${material.title.text}.`, material.title.evidenceIds)]
    : []
}

/** The strongest achievement that a single sentence tells with its measure; else the strongest. */
function leadOf(material: Material): Achievement | undefined {
  const usable = material.achievements.filter(
    (each) => each.claim !== "" && each.action.length > 0 && countWords(each.claim) <= 35,
  )
  return usable.slice(0, 5).find((each) => /\d/.test(each.claim)) ?? usable[0]
}

function second(material: Material, lead: Achievement | undefined): DraftSentence[] {
  const others = material.achievements.filter(
    (each) => each !== lead && each.claim !== "" && each.action.length > 0 && !each.shared,
  )
  const next =
    others.find((each) => each.role !== lead?.role && each.told === "reflection") ??
    others.find((each) => each.told === "reflection")
  return next && countWords(next.claim) <= 24 ? [fact(next.claim, next.evidenceIds)] : []
}

function fitted(sentences: DraftSentence[]): DraftSentence[] {
  const kept: DraftSentence[] = []
  for (const sentence of sentences) {
    const words = countWords([...kept, sentence].map((each) => each.text).join(" "))
    if (words <= writingRules.bio.maxWords - 30 && !kept.some((each) => each.text === sentence.text))
      kept.push(sentence)
  }
  return kept
}

/** What was done, and what came of it where that stands in a sentence of its own. */
function withOutcome(lead: Achievement): DraftSentence[] {
  const outcome = lead.headline || lead.claim.includes(lead.result[0] ?? "") ? undefined : lead.result[0]
  const fits = outcome && lead.story.includes(outcome) && !/\d/.test(lead.claim) && countWords(outcome) <= 20
  return [lead.claim, ...(fits ? [outcome] : [])].map((text) => fact(text, lead.evidenceIds))
}

function oneLiner(material: Material, lead: Achievement | undefined): DraftSentence[] {
  const title = material.title
  if (!title) return []
  const first = (each: Achievement) =>
    countWords(each.bullet) <= 24 ? each.bullet : (each.bullet.split("; ")[0] ?? "")
  const fits = (each: Achievement) =>
    each.action.length > 0 && countWords(first(each)) <= 24 && openingVerbAt(first(each).split(/\s+/)) >= 0
  const described = firstPersonBio(material).find((line) => countWords(line.text) <= 24)
  const best = lead && fits(lead) ? lead : material.achievements.find(fits)
  const line = best ? fact(`${first(best)}.`, best.evidenceIds) : described && factOf(described)
  return line ? [fact(`${capitalised(title.text)}.`, title.evidenceIds), line] : []
}
