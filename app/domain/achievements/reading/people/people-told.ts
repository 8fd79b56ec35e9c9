import { isOtherPerson } from "../../../language/doers/people"
import { laidOut } from "../../../language/laid-out"
import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { type Word, wordOf } from "../../../language/talk/spelling/reading-copy"
import { nameTag } from "../../../language/talk/word-classes/word-class"

/** Nouns for people met in work and life that the list of others omits. */
const persons = new RegExp(laidOut`
  ^(?:
    lad(?:y|ies)|man|men|woman|women|gentleman|guys?|girls?|boys?|lads?|kids?|teenagers?|youngsters?|pensioners?|
    couple|famil(?:y|ies)|residents?|guests?|reps?|starters?|newcomers?|temps?|agents?|picker|pickers|drivers?|
    pupils?|callers?|visitors?|donors?|migrants?|refugees?|veterans?|elderly|folks?|carers?|children
  )$
`)
/** Whether a noun can only be of a person: a known one, whatever its ending. */
export const isPersonMet = (lower: string) => persons.test(lower)
const groups = new RegExp(laidOut`
  ^(?:
    team|crew|staff|company|firm|employer|organi[sz]ation|hospital|school|department|business|agency|committee|
    council|board|government|ministry|union|club|charity|group|clinic|practice|office|shop|store|restaurant|hotel|
    factory|bank|studio|laboratory|lab|library|museum|church|court|chain|branch|university|college|bakery|society|
    institute|foundation|people|person|he|she|they|someone|somebody|others?|another|nobody|everyone|everybody|boss|
    manager|director|head|ceo|owner|supervisor|lead
  )$
`)

const isPerson = (lower: string) => persons.test(lower) || (isOtherPerson(lower) && !groups.test(lower))
const isMany = ({ lower }: Word) => /[^s]s$|^(?:men|women|children|people|elderly)$/.test(lower)

/** The referent of "he", "she" or "they": the people last mentioned within a few clauses; null if there are none. */
export function personBefore(talk: Talk, at: number, pronoun: string, isWith = false): Word[] | null {
  const { words, classes, clauses } = talk
  if (pronoun === "them" && !isWith && !dealsWithPeople.test(words[clauses[at]?.verb ?? -1]?.lower ?? "")) return null
  const wantsMany = /^(?:they|them|their)$/.test(pronoun)
  const here = clauses[at]
  if (!here) return null
  for (let back = at; back >= Math.max(0, at - 7); back--) {
    const clause = clauses[back]
    if (!clause || here.sentence - clause.sentence > 2) return null
    if (/^(?:who|whose|which|that|because|if|where|like|than)$/.test(clause.lead) && back !== at) continue
    const end = back === at ? Math.max(clause.first, clause.verb) : clause.last
    const learner = back === at || wantsMany ? null : namedLearner(talk, clause)
    if (learner) return [learner]
    for (let word = end - 1; word >= clause.first; word--) {
      const noun = words[word]
      const isPart = word + 1 < clause.last && classes[word + 1] === "noun"
      // "Kayla passed after I stayed with her": a person with a name.
      const isNamed = noun?.capital && clause.subject?.[0] === word && clause.sentence === here.sentence
      if (isNamed && !wantsMany && nameTag(noun.lower) === "person") return null
      // "new girl Amara": the name says who she is.
      const isKnown = noun?.capital && !wantsMany && isPerson(words[word - 1]?.lower ?? "") && word > clause.first
      if (isKnown && nameTag(noun.lower) !== "place") return [noun]
      if (!noun || noun.capital || !isPerson(noun.lower) || isPart) continue
      const isSeveral = isMany(noun)
      // "her dentures hurt, I got the dentist in and she …": the text mentions her before the dentist.
      const isActor = clause.subject !== null && clause.subject[0] <= word && word < clause.subject[1]
      if (isSpokenOf(talk, pronoun, isActor ? clause.sentence : here.sentence, word)) continue
      // "called the dietician in, and she …": the helper is not the one who was helped.
      if (word + 2 === clause.last && back !== at && /^(?:in|out|round)$/.test(words[word + 1]?.lower ?? "")) continue
      if (
        /^(?:to|by|at|for)$/.test(ahead(talk, word, clause.first)) &&
        !/^whos?e?$/.test(clauses[back + 1]?.lead ?? "")
      )
        continue
      if (pronoun === "him" ? women.test(noun.lower) : pronoun === "her" && men.test(noun.lower)) continue
      if (isSeveral !== wantsMany && !(isSeveral === false && wantsMany && /^(?:couple|family)$/.test(noun.lower)))
        continue
      const found = withDescription(talk, word, clause)
      if (found) return found
    }
  }
  return null
}

/** "I coached Lena for six weeks": the learner by name, whoever else the clause mentions. */
export function namedLearner({ words }: Talk, { verb, last, actor }: Told): Word | null {
  const [name, next] = [words[verb + 1], verb + 2 < last ? words[verb + 2] : undefined]
  const isTaught = verb >= 0 && isFirstPerson(actor) && teaches.test(words[verb]?.lower ?? "")
  const isAlone = !next?.capital && !/^(?:and|or|&|'s)$/.test(next?.lower ?? "")
  return name?.capital && isTaught && isAlone && nameTag(name.lower) === "person" ? name : null
}

/** Work with a learner. */
export const teaches = /^(?:trained|coached|mentored|taught|tutored|prepared|supervised)$/

const ofHer = /^(?:she|her|hers|herself)$/
const ofHim = /^(?:he|him|his|himself)$/

/** Whether a pronoun for the same person precedes a noun in the sentence: the noun is of somebody else. */
function isSpokenOf({ words, clauses }: Talk, pronoun: string, sentence: number, noun: number): boolean {
  const same = ofHer.test(pronoun) ? ofHer : ofHim.test(pronoun) ? ofHim : null
  const first = clauses.find((one) => one.sentence === sentence)?.first ?? noun
  return same !== null && words.slice(first, noun).some(({ lower }) => same.test(lower))
}

/** "them" after other verbs may be things. */
export const dealsWithPeople =
  /^(?:train|coach|teach|taught|phone|rang|ring|call|help|show|gave|give|let|ask|met|meet|visit|walk|took|take|support|mentor|invit|brought|supervis|interview|hire|interviewed|brief|welcom|guid|sat|spoke|talk|paired|pair)/

const women = /^(?:lady|woman|girl|mother|sister|daughter|wife|aunt)$/
const men = /^(?:man|gentleman|boy|guy|lad|father|brother|son|husband|uncle)$/

/** The index before a noun with its adjectives and its article. */
function ahead({ words, classes }: Talk, noun: number, first: number): string {
  let at = noun - 1
  while (at >= first && /^(?:adjective|noun|number|determiner)$/.test(classes[at] ?? "")) at--
  return at >= first ? (words[at]?.lower ?? "") : ""
}

/** The noun with its modifiers: "a lady", "two girls", "the apprentice". "This lady" and "my rep" become "a …". */
function withDescription({ words, classes }: Talk, noun: number, { first, subject: told }: Told): Word[] | null {
  const subject = told?.[0]
  let start = noun
  const isNear = (at: number) =>
    /^(?:adjective|noun|number)$/.test(classes[at] ?? "") && !month.test(words[at]?.text ?? "")
  while (start > first && isNear(start - 1) && noun - start < 3) start--
  const before = words[start - 1]
  if (start > first && before?.lower === "another") return null
  const described = words.slice(start, noun + 1)
  const [head] = described
  if (!head || described.some(({ kind }) => kind === "mark")) return null
  const isMarked = start > first && before !== undefined && classes[start - 1] === "determiner"
  if (!isMarked && isMany(described.at(-1) ?? head)) return described
  // "customer was raging": notes omit the article before a subject.
  if (!isMarked) return start === subject ? [withA(head), ...described] : null
  if (/^(?:a|an|the)$/.test(before.lower)) return [before, ...described]
  if (!/^(?:this|that|my|our|these|those|some)$/.test(before.lower)) return null
  const noArticle = isMany(described.at(-1) ?? head)
  if (noArticle) return described
  if (/^(?:\p{L}{2,}est|first|last|only)$/u.test(head.lower))
    return [wordOf("the", head.from, head.to, false), ...described]
  return [withA(head), ...described]
}

/** "in June guest was angry": the month is not part of the noun. */
const month = /^(?:January|February|March|April|May|June|July|August|September|October|November|December)$/

const withA = ({ lower, from, to }: Word) => wordOf(/^[aeiou]/.test(lower) ? "an" : "a", from, to, false)

/** The same people on second mention: "the lady", "the two girls". */
export function knownPerson(noun: Word[]): Word[] {
  const [head, ...rest] = noun
  if (!head || head.lower === "the" || (head.capital && rest.length === 0)) return noun
  const the = wordOf("the", head.from, head.to, false)
  return /^(?:an?)$/.test(head.lower) ? [the, ...rest] : [the, head, ...rest]
}
