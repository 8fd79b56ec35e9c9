import { firstClass } from "../../../language/talk/word-classes/word-class"
import { functionWords } from "../../../language/words/function-words"
import { meaningsOf } from "../../../language/words/lexicon"
import { words } from "../../../language/words/word-list"
import { isGeneral, isTrait } from "./phrase-words"
import { isDeed, opensDeed } from "./verb-words"

/** A run of words between two function words or punctuation marks. */
interface Run {
  words: string[]
  /** The word or mark before the run. */
  before: string
}

const token = /[\p{L}\p{N}](?:[\p{L}\p{N}'’+#&/-]|\.(?=[\p{L}\p{N}]))*|[^\s\p{L}\p{N}]/gu
/** Words that end a phrase, besides function words. */
const enders = words(`
  till using including include includes such like within must ensuring etc against together regarding based used required related needed
  preferred desirable or please ideally plus being following according due able willing per don't can't you'll you've you're
  you'd we'll we're we've it's that's there's doesn't isn't least
`)
/** Words that praise, quantify or date what follows. */
export const praise = words(`
  strong good excellent great proven sound solid deep clear new key various relevant appropriate effective efficient accurate timely
  high low daily weekly monthly annual regular ongoing existing current previous prior recent busy small large complex simple
  different multiple several wide broad basic advanced working practical main overall general specific necessary positive safe clean
  tidy full short long internal external day-to-day high-quality best first-class comprehensive detailed thorough significant major
  minor modern early late occasional additional further possible potential successful confident comfortable familiar valid fresh
  friendly professional similar comparable continuous right real whole entire suitable qualified experienced skilled proficient
  fluent demonstrable demonstrated minimum min leading growing local common core outstanding exceptional ideal diverse inclusive
  varied routine independent expert genuine keen healthy beautiful big older wonderful first second third next last two three four five
  six seven eight nine ten twelve half weekly quarterly yearly every annual older junior senior seamless robust scalable
  individualized individualised departmental routine ad-hoc high-impact world-class cutting-edge cross-functional fast-paced hands-on end-to-end in-house on-site onsite live-in half-day
  published own responsible written verbal spoken fortnightly hourly nightly seasonal biweekly
`)
/** Nouns of everyday work, which do not end a skill's name. */
export const plainHeads = words(`
  member members way floor room rooms end start week weekend weekends morning day days rotation holiday holidays articles notes
  sites site times tickets visits visit questions pages pack packs schedules schedule plans drawings words lines line things
  habits story role contact inquiries enquiries responses response calls call hours terms voice party chat sample half authority
  mind card time zone bonus allowance pension insurance clothing crew crews squad address letter award town city street road house
  shop shops store stores home homes house houses building buildings property properties premises doors school award car parking food staff bus hand hands eye exp experience applications application
  name number title status location type pay salary division department directorate manager team office board committee group
  council ceremonies ceremony standups body order book returns ideas rota rotas roster rosters post posts decision decisions agreement review reviews summary degree basis fact point access direction
`)
const maxWords = 3
const maxMeanings = 6

/**
 * The objects of a duty: "data transfer agreements" in "maintain data transfer agreements". Recognized by the words
 * around them, so that no list is needed.
 */
export function objectsOf(duty: string): string[] {
  const text = duty.slice(0, 400).replace(opening, "")
  if (!opensDeed(text) || /[.!?;]\s/.test(text)) return []
  const found: string[] = []
  let isObject = true
  const isActing = /^\p{L}+ing\b/u.test(text)
  for (const run of runsOf(text)) {
    // Purpose and audience follow "so that", "who" or "for".
    if (isAside.test(run.before)) isObject = false
    // "Handle escalations and steering committee meetings": the second part is a verb only if it has the form of the
    // first.
    const isNoun = !isActing && /^(?:and|,)$/.test(run.before) && /^\p{Ll}+ing$/u.test(run.words[0] ?? "")
    const kept = isNoun ? run.words : withoutDeed(run)
    const hasDeed = kept.length < run.words.length
    isObject ||= hasDeed && /^(?:and|,|;)$/.test(run.before)
    if (isObject && isThing(kept)) found.push(kept.join(" "))
  }
  return found
}

/** The subject before a duty, which is not a skill: "You'll be", "To". */
const opening =
  /^(?:\(?[a-z\d]{1,2}[).]\s+)?(?:(?:you(?:['’]ll| will| would|['’]d)(?: also)?(?: be)?|to(?: be)?|(?:be )?responsible for|assists? (?:with|in)|supports? with|helps? (?:to|with|us)) )+/iu

const isAside =
  /^(?:so|that|who|which|when|where|while|to|for|from|at|within|across|during|as|by|under|until|through|per|before|after|between|alongside|against)$/

export function runsOf(text: string): Run[] {
  const runs: Run[] = []
  let open: string[] = []
  let before = "^"
  const close = (mark: string) => {
    if (open.length > 0) runs.push({ words: open, before })
    open = []
    before = mark.toLowerCase()
  }
  for (const [word] of text.matchAll(token)) {
    const lower = word.toLowerCase().replaceAll("’", "'")
    const isName = /^\p{Lu}{2}/u.test(word)
    const isBreak =
      !/[\p{L}\p{N}]/u.test(word) ||
      (!isName && (functionWords.has(lower) || enders.has(lower) || firstClass(lower) === "adverb")) ||
      (/^\d/.test(word) && open.length === 0)
    if (isBreak) close(word)
    else open.push(word)
  }
  close("$")
  return runs
}

/** A run without its governing verb, qualifiers and counts. */
export function withoutDeed({ words: given, before }: Run): string[] {
  const mayAct = /^(?:\^|,|;|and|or|by|of|in|for|with|on)$/.test(before)
  let kept = given
  let isFirst = true
  while (kept.length > 0) {
    const lower = (kept[0] ?? "").toLowerCase()
    const isVerb: boolean = isFirst && mayAct && (before === "^" || kept[0] === lower) && isDeed(lower)
    if (!isVerb && !(praise.has(lower) && kept.length > 1)) break
    isFirst &&= !isVerb
    kept = kept.slice(1)
  }
  return kept
}

function isThing(kept: string[]): boolean {
  const lower = kept.map((word) => word.toLowerCase())
  const head = lower.at(-1) ?? ""
  if (kept.length < 2 || kept.length > maxWords || kept.join(" ").length > 40) return false
  if (
    lower.some((word) => (isTrait(word) && word !== "pressure") || /^\d|['’]/u.test(word)) ||
    praise.has(head) ||
    /ly$/.test(head)
  )
    return false
  const capitals = kept.filter((word) => /^\p{Lu}/u.test(word)).length
  // "Levey-Jennings charts" are identified by the first word, "Denver office Tuesdays" by none.
  if (capitals > 0 && (capitals === kept.length || capitals < kept.length - 1 || /^\p{Lu}/u.test(kept.at(-1) ?? "")))
    return capitals === kept.length
  const before = lower.slice(0, -1)
  // "client meetings" and "case records" exist in any trade, "steering committee meetings" and "streamflow records"
  // only in one.
  if (papers.has(head)) return before.every((word) => !isGeneral(word) && !meaningsOf(word).person)
  if (meaningsOf(head).person || isGeneral(head) || plainHeads.has(head)) return false
  // An ambiguous word fits any trade: "rates", "ends".
  if (meaningsOf(head).own.length > maxMeanings || /^(?:verb|past|adjective|person)$/.test(firstClass(head) ?? ""))
    return false
  return before.every((word) => firstClass(word) !== "past")
}

/** Work documents and tools, identified by the word before them. */
const papers = words(`
  plan plans report reports note notes pack packs schedule schedules return returns statement statements paper papers record records
  model models survey surveys budget budgets entry entries log logs register registers drawing drawings brief briefs
  review reviews agenda agendas data meetings requests list lists
`)
