import type { DraftSentence } from "../../../evidence/schema"
import { countWords } from "../../rules"
import { shareEvidence } from "../material/repeats"
import { tellsBefore } from "../stories/course"
import type { Story } from "../stories/story"
import { isOpen } from "../stories/told/well-formed"
import { fitsInText } from "../wording/fits-in-text"
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
    const settings = more.filter(({ text }) => tellsBefore(text))
    const telling = (sentence: (typeof more)[number]) => ({ sentence, role: last?.role ?? null, isDeed: false })
    const deeds = more.filter((each) => !settings.includes(each))
    const isLink = argument.sentences[0]?.sentence.kind === "connective"
    const [link, rest] = isLink
      ? [argument.sentences.slice(0, 1), argument.sentences.slice(1)]
      : [[], argument.sentences]
    const told = rest.flatMap((each) => [each, ...leaningOn(each, own, said).map(telling)])
    return { ...argument, sentences: [...link, ...settings.map(telling), ...told, ...deeds.map(telling)] }
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

const fits = (text: string) => fitsInText(text) && !isOpen(text) && (/^(?:I|We) /.test(text) || tellsBefore(text))
