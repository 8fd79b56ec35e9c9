import { countWords } from "../../rules"
import { lacksSubject } from "../first-person"
import { looksBack, tellsBefore } from "../stories/course"
import type { Story } from "../stories/story"
import { isOpen } from "../stories/well-formed"
import { tellsSameFact } from "../told-once"
import type { Argument } from "./arguments"

/** Words that belong to talk and not to a letter. */
const talk = /\b(?:just|only|really|actually|bit|folks|guys|everybody|basically|though)\b/i

/**
 * Arguments with what the person told around their deeds, where the letter lacks words: how things stood, what else was
 * done. None tells what is told already, and a sentence that leans on another stays out.
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
        if (
          left <= 0 ||
          !fits(text) ||
          said.some((other) => tellsSameFact(other, text) || repeats(other, text) || sharesRun(other, text))
        )
          return false
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
    return { ...argument, sentences: [...link, ...settings.map(telling), ...rest, ...deeds.map(telling)] }
  })
}

function isOf({ lead }: Story, { achievements }: Argument): boolean {
  return achievements.some(
    (each) => each.role === lead.role && each.evidenceIds.some((id) => lead.evidenceIds.includes(id)),
  )
}

const shortest = 6

const fits = (text: string) =>
  countWords(text) >= shortest &&
  !talk.test(text) &&
  !isOpen(text) &&
  !lacksSubject(text) &&
  !looksBack(text) &&
  (/^(?:I|We) /.test(text) || tellsBefore(text))

/** The same deed in other words: "I rewrote the list for all" and "I rewrote the list for all of them and hung it up". */
const repeats = (one: string, other: string) => {
  const [said, told] = [openingOf(one), openingOf(other)]
  return said !== "" && said === told
}

/** Words in a row that two sentences share where they tell one deed: "set up the desk for the night". */
const run = 5

function sharesRun(one: string, other: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const [said, words] = [` ${wordsOf(one).join(" ")} `, wordsOf(other)]
  return words.some((_, at) => at + run <= words.length && said.includes(` ${words.slice(at, at + run).join(" ")} `))
}

/** Words by which a deed is known. */
const known = 4

const openingOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:at [^,]+, |as [^,]+, |earlier, |before that, )?(?:i|we) (?:also )?/, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, known)
    .join(" ")
