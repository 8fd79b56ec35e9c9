import { isPast } from "../../../language/past-tense"
import { capitalised, lowered } from "../wording"

/** How people say what they write: notes, arrows and written-only verbs. Each says the same as what it replaces. */
const fullSentences: [RegExp, string][] = [
  [/^(.{2,50}?) (\S+(?: [a-z]+)?)\s*(?:->|→)\s*(\S+(?: [a-z]+)?)(?=[.;]|$)/i, "$1 went from $2 to $3"],
  [/^I am (?=an? .+ for \d+ years\b)/, "I have been "],
  [/^(\d+ [a-z]+ in \S+) vs\.? (.+)$/i, "We had $1, against $2"],
]
const plainWords: [RegExp, string][] = [
  [/\s*(?:->|→)\s*/g, " to "],
  [/\bvs\.?(?=\s)/g, "against"],
  [/\bw\/\s*/g, "with "],
  [/(\d) mins?\b/g, "$1 minutes"],
  [/(\d) hrs?\b/g, "$1 hours"],
  [/\b[Aa]uthored\b/g, "wrote"],
  [/\b[Uu]tili[sz]ed\b/g, "used"],
  [/\b[Ss]pearheaded\b/g, "led"],
]

/** Wordings of one sentence, the most spoken first and the person's own last. */
export function wordingsOf(written: string): string[] {
  const sentence = written.replace(/^I (took|cost) (?=me\b|us\b)/, "It $1 ")
  const [full = sentence, ...steps] = rewordings(sentence, [...fullSentences, ...plainWords])
  const contracted = full.replace(/\bI am\b/g, "I'm").replace(/\bI have\b(?= [a-z]+ed\b)/g, "I've")
  return [...new Set([contracted, full, ...rewordings(sentence, plainWords), ...steps])]
}

/** A sentence with one change after the other made to it, the most changed first. */
function rewordings(sentence: string, changes: [RegExp, string][]): string[] {
  const forms = [sentence]
  for (const [written, said] of changes) forms.push(capitalised((forms.at(-1) ?? sentence).replace(written, said)))
  return forms.reverse()
}

/** "I wrote the guide and rang the guests." is said in two breaths; notes after a semicolon are a line of their own. */
export function breathsOf(sentence: string): string[] {
  return sentence
    .split(/;\s+/)
    .map((part) => closed(capitalised(part)))
    .flatMap(series)
    .flatMap(apart)
}

/** "I spotted it, called outreach, drugs in by noon.": deeds run together with commas, and a note at the end. */
function series(sentence: string): string[] {
  const [first = "", ...others] = sentence.replace(/\.$/, "").split(/, (?:and )?/)
  const isDeed = (part: string) => isPast(part.split(" ")[0] ?? "")
  const subject = /^(I|We) (?=([a-z-]+) )/.exec(first)
  const isRun = others.length > 0 && isDeed(others[0] ?? "") && others.slice(0, -1).every(isDeed)
  if (
    !subject ||
    !isPast(subject[2] ?? "") ||
    !isRun ||
    [first, ...others].some((part) => !/\s/.test(part.replace(/^I /, "")))
  )
    return [sentence]
  return [`${first}.`, ...others.map((part) => (isDeed(part) ? `${subject[1]} ${part}.` : `${capitalised(part)}.`))]
}

function apart(sentence: string): string[] {
  const who = /^(I|We) /.exec(sentence)?.[1]
  if (!who) return [sentence]
  for (const joint of sentence.matchAll(/,? and (?:also )?(?=([a-z]+) (?:the|an?|my|our|every|each|all|\d))/g)) {
    const before = sentence.slice(0, joint.index)
    const last = before.split(/\s+/).at(-1) ?? ""
    if (isPast(joint[1] ?? "") && !isPast(last) && !before.includes(" so "))
      return [`${before}.`, ...apart(`${who} ${sentence.slice(joint.index + joint[0].length)}`)]
  }
  const bare = /^(I|We) ([a-z]+ .+?) and ([a-z]+ [a-z]+\.)$/.exec(sentence)
  const verb = bare?.[3]?.split(" ")[0] ?? ""
  if (bare && isPast(verb) && !bare[2]?.includes(",") && isPast(bare[2]?.split(" ")[0] ?? ""))
    return [`${bare[1]} ${bare[2]}.`, `${bare[1]} ${bare[3]}`]
  return [sentence]
}

const tail = /[, ]+(?=(?:across|over|while|so(?: that)? (?:nobody|no one|everyone|we|they|people)|every)\b)/gi

/** A long first line cut where a speaker would pause: "I hired a team of 35." "Across front and back of house." */
export function pausesOf(sentence: string): [string, string][] {
  if (sentence.split(/\s+/).length < 10 || /[;:]/.test(sentence)) return []
  return [...sentence.matchAll(tail)].flatMap((found): [string, string][] => {
    const before = sentence.slice(0, found.index)
    const after = sentence.slice(found.index + found[0].length).replace(/^so that\b/, "so")
    const isCut = before.split(/\s+/).length >= 4 && after.split(/\s+/).length >= 3
    return isCut ? [[`${before}.`, capitalised(after)]] : []
  })
}

/** True for a line that says nothing without the one before it. */
export function leans(text: string): boolean {
  return /^I did it\b|^(?:it|they|that|this|these|those|he|she|(?:across|while|over|so|every)\b.*)\b|\b(?:they|them|their|he|she)\b|\bwe were (?:down|up) to\b|^we \w+ \d+ of the \d+/i.test(
    text,
  )
}

/** True for a line with a subject and a verb; notes like "Fall on ward." are not said aloud. */
export function isWholeSentence(text: string): boolean {
  const words = text.replace(/[.!?]+$/, "").split(/\s+/)
  return words.some((word, at) => (at > 0 && isPast(word)) || isVerb.test(word)) && words.length > 2
}

const isVerb = /^(?:I|we|is|are|was|were|has|have|had|can|could|knows?|needs?|means?)$/i

/** True where a pronoun stands for somebody or something that the sentence does not name. */
export function dangles(text: string): boolean {
  const they = /\b(?:they|them)\b/i.exec(text)
  if (they && !/[a-z]{3,}s\b|\b(?:children|people|men|women|team|staff|class|crew)\b/i.test(text.slice(0, they.index)))
    return true
  const one = /\b(?:he|she|him|her(?= (?:and|to|with|in|on|at|by|for)\b|[.,;]))\b/i.exec(text)
  if (one && !/\b(?:an?|my|our|the) (?:\w+ )?\w+ (?:who|and)\b/i.test(text.slice(0, one.index))) return true
  const it = /\b(?:tapped|did|made|used|tried|dropped|liked|got|fixed|built|sent|read) (?:it|that|this)\b/i.exec(text)
  return it !== null && !/\b(?:an?|the|my|our) /i.test(text.slice(0, it.index))
}

/** A sentence without its person and its full stop: "Cut latency 40%". */
export function withoutSubject(sentence: string): string {
  return capitalised(sentence.replace(/^(?:I|It|That|This|They) /, "").replace(/[.!]+$/, ""))
}

/** "I spotted it, called outreach, drugs in by noon.": the note at the end is set apart from the deeds. */
export function notesApart(sentence: string): string {
  const lines = breathsOf(sentence)
  const last = lines.at(-1) ?? ""
  if (lines.length < 3 || /^(?:I|We) /.test(last) || !sentence.includes(", ")) return sentence
  const deeds = lines
    .slice(0, -1)
    .map((line, at) => (at === 0 ? line : line.replace(/^(?:I|We) /, "")).replace(/\.$/, ""))
  return `${deeds.slice(0, -1).join(", ")} and ${deeds.at(-1)}; ${lowered(last)}`
}

function closed(text: string): string {
  return /[.!?]["'”’)]?$/.test(text) ? text : `${text}.`
}

/** What was learned, without the words that announce it: "It reminded me that people …" → "People …". */
export function lessonSaid(sentence: string): string[] {
  const bare = sentence.replace(
    /^(?:(?:It|That|This) (?:reminded|taught|showed) me that|I(?:['’]ve| have)? (?:also )?(?:learned|learnt|reali[sz]ed) that|(?:The|My) lesson(?: was| is)?:?|(?:It )?turns out(?: that)?,?) /i,
    "",
  )
  return bare === sentence ? [sentence] : [capitalised(bare), sentence]
}

/** Titles for a lesson from the deed: "How I cut waste 9%", "How a scheduling model cut overtime spend by 18%". */
export function titlesOf(claim: string): string[] {
  const plain = (breathsOf(claim)[0] ?? "").replace(/[.!]+$/, "")
  const that = /^I (?:also )?[a-z-]+ ((?:an?|the|our|my) .+?) (?:that|which) ([a-z]+ .+)$/.exec(plain)
  const named = that && isPast(that[2]?.split(" ")[0] ?? "") ? [`How ${that[1]} ${that[2]}`] : []
  const short = pausesOf(claim)[0]?.[0].replace(/\.$/, "")
  const counted = breathsOf(claim)
    .find((line) => /\d/.test(line))
    ?.replace(/[.!]+$/, "")
  return [
    ...named,
    ...[counted ?? "", plain, short ?? ""]
      .filter((text) => /^(?:I|We) /.test(text))
      .map((text) => `How ${lowered(text)}`),
  ].filter((text) => text.length <= 90)
}
