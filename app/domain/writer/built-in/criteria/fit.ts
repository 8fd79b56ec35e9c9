import { related } from "../../../language/words/lexicon"
import type { Achievement } from "../../material-schema"
import { contentWords } from "../wording/focus"
import { fallsShort, fieldFit } from "./fields"
import { sharedThemes, toldText } from "./themes"
import { topicFit } from "./topics-told"

/** Words of a criterion that name no topic. */
const plain = contentWords(
  `
  experience experienced ability able knowledge skill skills demonstrated proven understanding strong excellent work
  working role year years good high level effective effectively relevant including within use using environment required
  essential desirable track record evidence candidate person people new well best
`,
)
const maxWords = 40

/** Words common to all work: two of them together are meaningful, one alone is not an answer. */
const general = contentWords(
  `
  manage management manager lead leader leading leadership team teams staff people employee employees colleague develop
  development support help level new project process system plan service business company organization department group
  improve improvement change time quality environment report result deliver delivery meeting meet set run make build day
  week month provide ensure maintain handle oversee responsible part across busy use user task need member professional
  care raise raising raised grow growing increase increasing reduce reducing reduction cut write writing written session
  subject school english
`,
)

/**
 * How well an achievement answers a criterion. Shared words count most, a related word half, a shared theme one, and
 * the person's words around the action less than the action itself. A score below two is not an answer.
 */
export function fitOf(criterion: string, each: Achievement): number {
  if (goesWrongWay(criterion, toldText(each))) return 0
  const told = toldText(each)
  const own = wordFit(criterion, each) + sharedThemes(criterion, each) + aboutFit(criterion, told)
  return own + improvementFit(criterion, each) + aroundFit(criterion, each)
}

/**
 * The part of the score that comes from the criterion's own words. Themes are shared by much that is barely related.
 */
export function wordFit(criterion: string, each: Achievement): number {
  const wanted = wantedWords(criterion)
  const told = toldWords(toldText(each))
  const same = wanted.filter((word) => told.has(word))
  const exact = same.filter((word) => !general.has(word)).length
  return 2 * exact + (same.length - exact) + near(criterion, each)
}

/** Whether an achievement is about what a criterion asks for, by its own words or the person's words around it. */
export const answers = (criterion: string, each: Achievement): boolean =>
  !goesWrongWay(criterion, toldText(each)) && (answersItself(criterion, each) || aroundFit(criterion, each) > 0)

const asksLess =
  /\b(?:low|lower\w*|reduc\w+|decreas\w+|cut(?:ting)?|fewer|minimi[sz]\w+) (?:\w+ ){0,3}?(?:rates?|costs?|turnover|waste|visits|complaints|errors|incidents|absence|churn)\b/i
const rose = /\b(?:rose|grew|climbed|went up|increased) (?:by|from|to|about)\b/i
const fell = /\b(?:fell|dropped|went down|declined) (?:by|from|to|about)\b/i

/** "Grades fell" is not an answer to "raising attainment", and $40,000 none to "seven-figure awards". */
export function goesWrongWay(criterion: string, told: string): boolean {
  if (fallsShort(criterion, told)) return true
  if (asksGrowth.test(criterion)) return fell.test(told) && !rose.test(told)
  return asksLess.test(criterion) && rose.test(told) && !fell.test(told)
}

/** Whether its own words are about it: through a specific word, or through its field. */
export function answersItself(criterion: string, each: Achievement): boolean {
  const told = toldWords(toldText(each))
  const same = wantedWords(criterion).filter((word) => told.has(word))
  return (
    same.some((word) => !general.has(word)) ||
    same.length >= 2 ||
    near(criterion, each) > 0 ||
    aboutFit(criterion, toldText(each)) > 0 ||
    improvementFit(criterion, each) > 0
  )
}

/** A field that a text shows, or a topic that it tells of in ordinary words; the two are often the same. */
const aboutFit = (criterion: string, told: string): number =>
  Math.max(fieldFit(criterion, told), topicFit(criterion, told))

const wantedWords = (criterion: string) =>
  [...contentWords(criterion)].filter((word) => !plain.has(word)).slice(0, maxWords)

/** A name with its version counts without it too: "NEC4" is about NEC. */
function toldWords(text: string): Set<string> {
  const words = [...contentWords(text)]
  return new Set([...words, ...words.flatMap((word) => /^(\p{L}{2,})\d{1,4}$/u.exec(word)?.[1] ?? [])])
}

/** Scores for what the words around an action add: a field of work, and most of the criterion's own words. */
const around = { field: 2, words: 2 }

/** How well the reflection around an action answers a criterion that the action alone does not. */
function aroundFit(criterion: string, each: Achievement): number {
  const told = toldText(each)
  // The action's own words are not counted twice.
  const field = aboutFit(criterion, told) > 0 ? 0 : Math.min(around.field, aboutFit(criterion, each.around))
  return field + (isNamed(criterion, each.around) && !isNamed(criterion, told) ? around.words : 0)
}

/** How well the words of a whole reflection answer a criterion: by the fields that it asks for, and by its own words. */
export function wordsFit(criterion: string, told: string): number {
  return aboutFit(criterion, told) + (isNamed(criterion, told) ? around.words : 0)
}

/** Whether a text contains at least half of the specific words of a criterion. */
export function isNamed(criterion: string, text: string): boolean {
  const specific = wantedWords(criterion).filter((word) => !general.has(word))
  const told = toldWords(text)
  const same = specific.filter((word) => told.has(word)).length
  return same > 0 && same * 2 >= specific.length
}

const asksImprovement =
  /\b(?:improv\w+|quality|efficien\w+|productiv\w+|accuracy|performance|process\w*|streamlin\w+|optimi[sz]\w+|continuous|innovat\w+|waste)\b/i
/** Things that a criterion may ask to improve without naming a field of its own. */
const improvable = contentWords(
  `
  improve improving improvement improvements quality efficiency efficient productivity accuracy performance process
  processes streamline optimize continuous continual commitment committed culture initiative initiatives outcome
  outcomes practice practices operational operation operations standard standards care identify implement innovation
  innovative
`,
)
const improvementWorth = 3
const asksGrowth =
  /\b(?:grow(?:ing|th)|increas(?:e|ed|es|ing)|rais(?:e|ed|ing)|expand(?:ed|ing)?) (?:\w+ ){0,2}?(?:income|revenue|funds|sales|attainment|achievement|participation|membership|audiences?|engagement|attendance|turnover|profits?|donations)\b/i

/**
 * A measured change answers a criterion that asks for improvement in general, because "quality improvement" names no
 * field that the action would have to be about. Each part of the criterion is checked by itself.
 */
function improvementFit(criterion: string, { figure, result, bullet }: Achievement): number {
  // "Growing income", "raising attainment": the words of the answer name what rose.
  const isUp = figure?.from != null ? figure.direction === "up" : measuredRise.test(bullet)
  if (asksGrowth.test(criterion) && isUp) return improvementWorth
  const isChange = figure?.from != null || (result.length > 0 && measuredChange.test(bullet))
  if (!isChange) return 0
  const isOpen = criterion.split(/,|\b(?:and|or)\b/i).some((part) => {
    const asked = wantedWords(part)
    return asksImprovement.test(part) && asked.every((word) => improvable.has(word) || general.has(word))
  })
  return isOpen ? improvementWorth : 0
}

const measuredRise = /\b(?:rose|grew|climbed|raised) (?:\S+ ){0,4}?from \S*\d/i
const measuredChange = /\bfrom \S*\d\S*(?: \S+){0,4}? to \S*\d/i

function near(criterion: string, each: Achievement): number {
  const told = wordsOf(toldText(each))
  const pairs = wordsOf(criterion).filter(
    (word) => !told.includes(word) && told.some((other) => related(word, other) === "same"),
  )
  return Math.min(pairs.length, 2)
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return [...new Set(words)]
    .filter((word) => ![...contentWords(word)].some((stem) => plain.has(stem) || general.has(stem)))
    .slice(0, maxWords)
}
