import type { DraftSentence } from "../../../evidence/schema"
import { countWords } from "../../rules"
import { shareEvidence } from "../material/repeats"
import { tellsBefore } from "../stories/course"
import type { Story } from "../stories/story"
import { isOpen } from "../stories/told/well-formed"
import { fitsInText } from "../wording/fits-in-text"
import { standsAlone } from "../wording/prose"
import { tellsAgain } from "../wording/tells-again"
import { figuresOf } from "../wording/told-once"
import type { Argument, Telling } from "./arguments"

/**
 * Adds the person's words around their actions to a letter that is too short: the situation, other steps. Nothing is
 * repeated, and a sentence that depends on another is left out.
 */
export function withStories(all: Argument[], stories: Story[], lacking: number): Argument[] {
  const said = all.flatMap(({ sentences }) => sentences.map(({ sentence }) => sentence.text))
  const used = new Set<Story>()
  let left = lacking
  return all.map((argument) => {
    const last = argument.sentences.findLast(({ isDeed }) => isDeed)
    const own = stories.filter((story) => !used.has(story) && isOf(story, argument))
    for (const story of own) used.add(story)
    const more = own.flatMap(({ told }) =>
      told.filter(({ text }) => {
        if (left <= 0 || !fits(text) || said.some((other) => tellsAgain(other, text))) return false
        said.push(text)
        left -= countWords(text)
        return true
      }),
    )
    const telling = (sentence: DraftSentence) => ({ sentence, role: last?.role ?? null, isDeed: false })
    const isLink = argument.sentences[0]?.sentence.kind === "connective"
    const [link, rest] = isLink
      ? [argument.sentences.slice(0, 1), argument.sentences.slice(1)]
      : [[], argument.sentences]
    // Context for an achievement goes next to it: between two others, it would seem to be about them.
    const isBeside = (each: Telling) => (sentence: DraftSentence) =>
      each.isDeed && shareEvidence(each.sentence, sentence)
    const isFirst = (each: Telling, sentence: DraftSentence) => rest.find((one) => isBeside(one)(sentence)) === each
    const isLast = (each: Telling, sentence: DraftSentence) => rest.findLast((one) => isBeside(one)(sentence)) === each
    const isPlaced = (sentence: DraftSentence) => rest.some((each) => isBeside(each)(sentence))
    const [before, after] = [
      more.filter(({ text }) => tellsBefore(text)),
      more.filter(({ text }) => !tellsBefore(text)),
    ]
    const told = rest.flatMap((each) => [
      ...before.filter((one) => isFirst(each, one)).map(telling),
      each,
      ...leaningOn(each, own, said).map(telling),
      ...after.filter((one) => isLast(each, one)).map(telling),
    ])
    const [opens, closes] = [before, after].map((some) => some.filter((one) => !isPlaced(one)).map(telling))
    return { ...argument, sentences: [...link, ...(opens ?? []), ...told, ...(closes ?? [])] }
  })
}

/** A sentence that directly follows the action it depends on: "It used to be 5 runs a week, and now it is 1." */
function leaningOn({ sentence, isDeed }: Telling, stories: Story[], said: string[]): DraftSentence[] {
  if (!isDeed) return []
  for (const { told } of stories) {
    const next = told[told.findIndex(({ text }) => tellsAgain(sentence.text, text)) + 1]
    const isBehind = next && told.indexOf(next) > 0 && isOpen(next.text) && fitsInText(next.text)
    const figures = isBehind ? figuresOf(next.text) : []
    const isCounted = figures.length > 0 && figures.every((figure) => figuresOf(sentence.text).includes(figure))
    if (!isBehind || isCounted || said.some((other) => tellsAgain(other, next.text))) continue
    said.push(next.text)
    return [next]
  }
  return []
}

function isOf({ lead }: Story, { achievements }: Argument): boolean {
  return achievements.some((each) => each.role === lead.role && shareEvidence(each, lead))
}

const fits = (text: string) =>
  fitsInText(text) && !isOpen(text) && standsAlone(text) && (/^(?:I|We) /.test(text) || tellsBefore(text))
