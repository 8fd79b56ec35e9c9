import { capitalized } from "./wording"

const subject = /^(?:I|we|my|our) (?:\p{L}+ )?(?:am|are|is|was|were|have|has|had|work|do|run|live|lead|look|make)\b/iu
/** "have own firm": second-language writers leave out "my". */
const bareOwn = /^((?:have|run|lead|manage) )(?=own \p{Ll})/u
const lasting = / since (?:\p{L}+ )?(?:19|20)\d\d$/u

/**
 * "I am a plumber, have own firm since 2016, we are three now": sentences about oneself that only commas part, each with
 * its subject. A series that ends in "and" is one sentence.
 */
export function sentencesSpliced(text: string): string[] {
  const parts = text.replace(/\.$/, "").split(", ")
  if (!/^I\b/.test(text) || parts.some((part, at) => at > 0 && /^(?:and|or|but|who|which|where)\b/.test(part)))
    return [text]
  const sentences: string[] = []
  for (const [at, part] of parts.entries()) {
    if (at > 0 && subject.test(part)) sentences.push(capitalized(part))
    else if (at > 0 && /^(?:have|run|lead|manage|own|live|work)\b/.test(part))
      sentences.push(`I ${perfect(part.replace(bareOwn, "$1my "))}`)
    else if (at === 0) sentences.push(part)
    else sentences[sentences.length - 1] += `, ${part}`
  }
  return sentences.length === 1 ? [text] : sentences.map((sentence) => `${sentence}.`)
}

/** Something that started at a date and continues takes the perfect: "have my own firm since 2016". */
const perfect = (part: string) => (lasting.test(part) ? part.replace(/^have\b/, "have had") : part)
