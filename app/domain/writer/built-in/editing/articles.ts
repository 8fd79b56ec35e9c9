import { namesOccupation } from "../../../career/headings/role-heading"
import { isOtherPerson } from "../../../language/doers/people"
import { laidOut } from "../../../language/laid-out"
import { numberWord } from "../../../language/numbers/number-words"
import { isPast } from "../../../language/verbs/past-tense"
import { article } from "../../../language/words/article"
import { functionWords } from "../../../language/words/function-words"

/** Things that are counted, so that one of them takes an article in a sentence; resumes leave it out. */
const counted = new RegExp(laidOut`
  ^(?:
    team|crew|brigade|squad|department|store|shop|branch|warehouse|hotel|restaurant|cafe|clinic|ward|hospital|school|
    campaign|project|program|programme|system|tool|dashboard|website|app|application|platform|workshop|event|
    conference|contract|portfolio|framework|database|model|pipeline|network|unit|facility|plant|site|building|house|
    account|workforce|budget|fleet|line|frame
  )$
`)

/** "a Excel session" with the article that its sound requires; both "a SQL check" and "an SQL check" are in use. */
export function rightArticles(text: string): string {
  return text.replace(/\b(?<=^|[ (])([aA])(n?) (?=([\p{L}\d]\S*))/gu, (_, first: string, n: string, next: string) => {
    const isSaidByLetters = /^\p{Lu}{2}/u.test(next)
    return isSaidByLetters || functionWords.has(next.toLowerCase())
      ? `${first}${n} `
      : `${first}${article(next).slice(1)} `
  })
}

/** "I opened 90-seat restaurant" and "I supervised 3PL partner" with the article that a resume leaves out. */
export function withArticle(sentence: string): string {
  return sentence.replace(
    /^((?:I|We) (\p{L}+) )((?:[\p{L}\p{N}&/'’-]+ ){0,4}?[\p{L}\p{N}-]+)(?=$|[.,;(]| (?:\(|and|or|for|of|in|on|at|with|to|from|by|across|through|that|which|who|during|over|under|per|while)\b)/u,
    (found, before: string, verb: string, thing: string) =>
      isPast(verb) && isOne(thing) ? `${before}${article(thing)} ${thing}` : found,
  )
}

/** Prepositions and particles that are not bare function words. */
const particle =
  /^(?:alongside|aside|beside|besides|behind|beneath|beyond|ahead|apart|away|back|forward|forwards|aboard|ashore|home|past|round|straight|together|instead|despite|except|inside|outside|next)$/i

function isOne(thing: string): boolean {
  const words = thing.split(" ")
  const [first = "", head = ""] = [words[0], words.at(-1)?.toLowerCase()]
  if (
    /^(?:the|an?|my|our|all|each|every|both|some|any|no|one|this|that|its|their|his|her|up|out|off|\d[\d,.]*)$/i.test(
      first,
    ) ||
    numberWord(first.toLowerCase()) !== null ||
    /^(?:people|children|men|women|staff|folk|police|personnel)$/.test(head)
  )
    return false
  // "covered as nurse", "talked to the daughter": a grammatical word opens or joins another phrase, which has its own article.
  if (words.some((word) => functionWords.has(word.toLowerCase()) || particle.test(word))) return false
  if (/(?<![su])s$/.test(head) || words.length < 2 || /^\p{Lu}/u.test(words.at(-1) ?? "")) return false
  return counted.test(head) || namesOccupation(head) || isOtherPerson(head)
}
