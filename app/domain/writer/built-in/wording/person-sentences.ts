import { namesOccupation } from "../../../career/headings/role-heading"
import { laidOut } from "../../../language/laid-out"
import { readingCopy, textOf } from "../../../language/talk/spelling/reading-copy"
import { isPast } from "../../../language/verbs/past-tense"
import { article } from "../../../language/words/article"
import type { Line, Material } from "../../material-schema"
import { countWords } from "../../rules"
import { contentWords, overlap } from "./focus"
import { sentencesSpliced } from "./spliced"
import { withoutGreeting } from "./typed-as-message"
import { withAbbreviations, withEmployersSpelled } from "./typed-names"
import { capitalized, lowered } from "./wording"

const wish =
  /\b(?:looking for|eager to|keen to|want to|wants to|hope to|hoping to|aim to|would like to|seeking|my goal|one day)\b|^(?:to (?!date\b)\p{Ll}+ (?![^.!?]{0,200}, I\b)|(?:(?:my|career) )*(?:objective|aim|ambition|goal)s?\b)/iu
/** "…, seeking to relocate": a wish after a statement, which ends before it. */
const wishBehind =
  /^([^,;]{12,}(?:[,;][^,;]{1,200}){0,3}?)[,;] (?:and |now |currently |actively |presently ){0,2}(?:seeking|looking (?:for|to)|hoping|aiming|wishing|eager|keen)\b.*$/i
/** Talk about oneself that does not belong in documents, and slips that would distract readers. */
const chat =
  /\b(?:I (?:really |just |also |still )?(?:like|love|enjoy|hate|miss|adore)|passion|passionate|hardworking|girlie|guy|dude|lad|mammy|clich[eé]|angry|lol|haha|do not miss|kitchen table|a bit like|heart for|since \d+ years|[a-z]+ \d+ year|you know)\b|!|\p{Extended_Pictographic}|\.{2,}|…/iu
const quality = /^(?:able|ready|committed|curious|fluent|based)\b/i

/**
 * Statements about the person that are fit for strangers: without wishes and small talk, with abbreviations spelled
 * out.
 */
export function selfDescription(material: Material): Line[] {
  return material.bio.flatMap((line) => readable(spelled(line, material)) ?? [])
}

/** Names and abbreviations typed in lower case, as the history spells them. */
const spelled = (line: Line, material: Material): Line => ({
  ...line,
  text: withEmployersSpelled(withAbbreviations(line.text), material),
})

/** The x-factor, if it is a full sentence. */
export function ownWords(material: Material): Line[] {
  const own = firstPersonBio(material)
  return material.unique
    .flatMap((line) => readable(line) ?? [])
    .filter((line) => /^(?:I|My)\b/.test(line.text) && countWords(line.text) >= 5 && !echoes(line, own))
}

/** Facts that are none of an employer's business: children, marriage, leave, birth. */
const family = new RegExp(
  laidOut`
    ^(?:I (?:have|am|was)(?: an?)? )?(?:
      (?:no|one|two|three|four|five|\d) (?:(?:young|small|grown|adult) )?(?:
        children|kids|child|sons?|daughters?
      )(?=[,;.]|$| (?:and|aged)\b)|
      (?:mother|father|mum|mom|dad|parent) (?:of|to)\b|(?:married|single|divorced|widowed)(?=[,;.]|$| with\b)|
      (?:on )?(?:parental|maternity|paternity) leave\b|born (?:on|in|\d)|nationality\b|date of birth\b
    )
  `,
  "i",
)

/** Whether a statement is about the person's family or birth, which no document for employers mentions. */
export const isFamily = ({ text }: Pick<Line, "text">) => family.test(text)

const withoutWish = (text: string) => text.replace(wishBehind, "$1.")

/** Whether a statement only says what the person wishes: it proves nothing to a reader. */
export const isWish = ({ text }: Pick<Line, "text">) => wish.test(withoutWish(text))

/** Statements of the bio that are left out because they are several in one breath, as people type messages. */
export const typedAsMessages = ({ bio }: Material): Line[] => bio.filter(({ text }) => withoutGreeting(text) === null)

function readable(said: Line): Line | null {
  const own = withoutGreeting(said.text)
  if (!own || isWish(said)) return null
  const line = { ...said, text: withoutWish(own) }
  const text = stillSo(joinedUp(capitalized(textOf(readingCopy(line.text, new Map())))))
  return chat.test(text) || countWords(text) < 3 || countWords(text) > 35 ? null : { ...line, text }
}

/** "I work in warehouses for 9 years": a span that continues today takes the perfect. */
const stillSo = (text: string) =>
  text.replace(/^I (work|am|live)\b(?= [^,;.]{0,60}\bfor \S+ (?:years|months)\b)/, (_, verb: string) =>
    verb === "am" ? "I have been" : `I have ${verb}${verb.endsWith("e") ? "d" : "ed"}`,
  )

/** "I design forms, used to sell them": adds the missing "and" between two statements with the same subject. */
function joinedUp(text: string): string {
  const [, first = "", verb = "", rest = ""] = /^([^,;]+), (\p{Ll}+)( [^,;]+)$/u.exec(text) ?? []
  const isSecond = /^used$/.test(verb) ? /^ to \p{Ll}/u.test(rest) : isPast(verb) && /^I \p{Ll}/u.test(first)
  return isSecond ? `${first} and ${verb}${rest}` : text
}

/**
 * The bio in complete first-person sentences: "Staff engineer with 14 years …" becomes "I am a staff engineer …". Notes
 * are dropped.
 */
export function firstPersonBio(material: Material): Line[] {
  const said = selfDescription(material).flatMap((line) =>
    sentencesSpliced(withEmployer(withSubject(line.text), material)).map((text) => ({ ...line, text })),
  )
  return said.flatMap((line) => {
    const { text } = line
    if (countWords(text) < 5) return []
    if (quality.test(text)) return [{ ...line, text: `I am ${lowered(text)}` }]
    if (isNounPhrase(text)) return [{ ...line, text: `I am ${article(text)} ${loweredUnlessTitle(text)}` }]
    return /^(?:I|My|We|Our)\b|\bI\b/.test(text) ? [{ ...line, text }] : []
  })
}

/** "Grant writer, Tidewater Land Trust." as "Grant writer at Tidewater Land Trust." */
function withEmployer(text: string, { roles }: Material): string {
  const [, who = "", where = ""] = /^([^,]{3,60}), ([^,]{2,80})\.$/.exec(text) ?? []
  return namesOccupation(who) && roles.some(({ company }) => company !== "" && company === where)
    ? `${who} at ${where}.`
    : text
}

/** "Registered Nurse" keeps its capitals. */
const loweredUnlessTitle = (text: string) => (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}/u.test(text) ? text : lowered(text))

/** "I am a nurse …", "I have been a crane operator for …": a sentence that says who the person is. */
export const introduces = (text: string) => /^I(?: am|['’]m| have been an?)\b/.test(text)

/**
 * Notes about oneself lack a subject: "Been in catering since I was 17" and "Worked in shops until I moved" take theirs,
 * "Crane operator 8 years" takes its verb too.
 */
function withSubject(text: string): string {
  if (/^Been \p{Ll}/u.test(text)) return `I have ${lowered(text)}`
  const [first = ""] = text.split(" ", 1)
  if (isPast(first.toLowerCase()) && /\bI\b/.test(text) && !/, I\b/.test(text)) return `I ${lowered(text)}`
  const [, held = "", years = "", behind = ""] =
    /^I am (?:an? )?(\p{L}[\p{L} /-]{2,60}?) (?:for |since )?(\d{1,2} years)((?:,.*)?)\.$/u.exec(text) ?? []
  if (held && namesOccupation(held) && !/ (?:with|over|of|for|in|on)\b/.test(held))
    return `I have been ${article(held)} ${held} for ${years}${behind}.`
  const [, post = "", spent = "", more = ""] = heldAt.exec(text) ?? []
  if (post && namesOccupation(post.split(" at ")[0] ?? ""))
    return `I have been ${article(post)} ${loweredUnlessTitle(post)} for ${spent}${more.replace(/^, (?=before that\b)/, ", and ")}.`
  const [, who = "", span = "", rest = ""] = heldFor.exec(text) ?? []
  return who && namesOccupation(who) && !/ (?:with|over|than|nearly|almost|about|around|of|for|in|at|on)\b/.test(who)
    ? `I have been ${article(who)} ${lowered(who)} for ${span}${rest}`
    : text
}

/** "Staff nurse at Elm House 5 years, before that 2 years at Oak House." */
const heldAt =
  /^(\p{L}[\p{L}\d /-]{2,60}? at (?:the )?\p{Lu}[\p{L}'’.& -]{1,50}?),? (?:for )?(\d{1,2} years)((?:, before that \d.*)?)\.$/u

/** "Tower crane operator 8 years all over the city": an occupation and, without a preposition, its years. "11 years in logistics" are not all years of the occupation. */
const heldFor =
  /^(\p{L}[\p{L} /-]{2,60}?)(?: (?=[^,]*$)|, (?=[^ ]+ years\.$))(\d{1,2} years)(?= (?!experience|of |old|in )|\.$)(.*)$/u

/** "Nurse with five years on wards": who the person is, without a verb. */
function isNounPhrase(text: string): boolean {
  const head = text.split(/\s+(?:with|who|for|of|at|in|on|and|from|working)\s+|,/)[0] ?? ""
  const isNoun = namesOccupation(head) || /\b(?:graduate|student|professional|veteran|newcomer)$/i.test(head)
  const isCounted = /^(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|several|many|over|more)\b/i.test(text)
  return isNoun && !isCounted && !/\b(?:I|am|is|was|have|been)\b/.test(text.split(/\s+/).slice(0, 6).join(" "))
}

/** Whether the bio contains at least half of the words of a sentence. */
function echoes(line: Line, own: Line[]): boolean {
  const words = contentWords(line.text)
  return own.some((other) => overlap(words, contentWords(other.text)) >= words.size * 0.5)
}
