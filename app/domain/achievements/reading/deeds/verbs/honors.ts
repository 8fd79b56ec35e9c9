import { isFirstPerson } from "../../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { phraseOf } from "../../phrases/voice"
import { inside } from "../../phrases/wording"

/** Verbs of giving by others. */
export const honors =
  /^(?:booked|rebooked|rehired|thanked|praised|commended|named|nominated|chosen|chose|picked|selected|invited|promoted|appointed|elected|awarded|shortlisted|recogni[sz]ed|asked|voted|trusted)$/
/** Needs its "was": "asked to join" alone would mean that the person asked. */
const participles: Record<string, string> = { chose: "chosen", asked: "invited" }
const titles =
  /\b(?:of the (?:year|month|quarter|week|season)|(?:first|second|third|1st|2nd|3rd) (?:place|prize)|runner up|finalist|best \w+ (?:award|prize))\b/

/** Honors that a person is asked to accept. Other requests are tasks. */
const trusted =
  /^(?:lead|run|train|speak|present|join|chair|head|represent|teach|mentor|write|host|stand|apply|act|judge|review|sit|give|be|become|design|build|manage|coach|advise|consult|step|oversee|set|roll|share|show|demonstrate|talk|take)$/

/** An honor that the person received: "thanked by the judge in the minutes", "promoted to shift lead"; else null. */
export function honorOf(talk: Talk, clause: Told, at: number): string | null {
  if (!/^(?:done|ongoing)$/.test(clause.mood) || isTakenBack(talk, clause, at)) return null
  return (
    wonTogether(talk, clause) ??
    ranked(talk, clause) ??
    received(talk, clause) ??
    givenBy(talk, clause) ??
    titled(talk, clause)
  )
}

/** "my team won Team of the Quarter": the person's share in a title of several. */
function wonTogether({ words, ...talk }: Talk, { subject, verb, last }: Told): string | null {
  const own = subject ? lowerText(words, { first: subject[0], last: subject[1] }) : ""
  const [, group = ""] =
    /^(?:my|our) ((?:\p{L}+ )?(?:team|crew|shift|ward|kitchen|class|squad|branch|shop|store|floor))$/u.exec(own) ?? []
  if (!group || !/^(?:win|won|got|took)$/.test(words[verb]?.lower ?? "")) return null
  const rest = phraseOf({ words, ...talk }, [verb + 1, last], null)
  const isTitle =
    rest &&
    (titles.test(rest.text.toLowerCase()) ||
      /^(?:the )?(?:best|top|most)\b|\b(?:award|prize|trophy|cup)\b/i.test(rest.text))
  return isTitle ? `helped the ${group} win ${rest.text}` : null
}

/** "I was top for referrals in the branch", "number 1 out of 18". */
function ranked(talk: Talk, clause: Told): string | null {
  const { words } = talk
  const isState = clause.actor === "me" && /^(?:was|am|came|finished)$/.test(words[clause.verb]?.lower ?? "")
  if (!isState) return null
  const said = phraseOf(talk, [clause.verb + 1, clause.last], null)
  const isRank =
    /^(?:the )?(?:top|first|second|third|number (?:one|two|three|[123])|no\.? ?[123])\b(?! (?:thing|time|year|day|to)\b)/i
  return said && said.count >= 3 && isRank.test(said.text) ? `ranked ${said.text.replace(/^the (?=\w)/, "")}` : null
}

/** "I got asked to train them", "was promoted to lead". */
function received(talk: Talk, clause: Told): string | null {
  const { words, classes } = talk
  if (clause.verb < 0 || clause.actor === "other" || (clause.actor === "thing" && clause.subject)) return null
  if (!/^(?:was|were|got|been|being|am)$/.test(words[clause.verb]?.lower ?? "")) return null
  let at = clause.verb + 1
  while (classes[at] === "adverb") at++
  return at < clause.last ? told(talk, at, null, clause.last) : null
}

/** "The judge thanked me in the minutes": the person is the object. */
function givenBy(talk: Talk, clause: Told): string | null {
  const { words } = talk
  if (!clause.subject || isFirstPerson(clause.actor)) return null
  const thanks = thankedBy(talk, clause)
  if (thanks) return thanks
  // "they have booked me for the next 3 campaigns"
  const isPerfect = /^(?:has|have)$/.test(words[clause.verb]?.lower ?? "")
  const verb = isPerfect ? clause.verb + 1 : clause.verb
  if (!/^(?:me|us)$/.test(words[verb + 1]?.lower ?? "")) return null
  const subject = phraseOf(talk, clause.subject, null)
  return told(
    talk,
    verb,
    subject && /^\w+$/.test(subject.text) ? null : inside(subject?.text ?? "") || null,
    clause.last,
  )
}

/** "The head of finance emailed my manager to say thanks". */
function thankedBy(talk: Talk, { subject, verb, last }: Told): string | null {
  const said = lowerText(talk.words, { first: verb, last })
  const isThanks =
    /^(?:emailed|wrote|messaged|texted|rang|called|phoned|came|wrote in|sent (?:me|us) (?:an? )?(?:note|card|email))\b.* to (?:say (?:thanks|thank you|well done)|thank (?:me|us|my team))\b/.test(
      said,
    )
  const who = isThanks && subject ? phraseOf(talk, subject, null) : null
  return who && who.count > 1
    ? `thanked by ${/^(?:the|an?|\p{Lu}\p{Ll}+)\b/u.test(who.text) ? inside(who.text) : `the ${inside(who.text)}`}`
    : null
}

function told(talk: Talk, at: number, by: string | null, last: number): string | null {
  const lower = talk.words[at]?.lower ?? ""
  const from = by !== null || /^(?:me|us)$/.test(talk.words[at + 1]?.lower ?? "") ? at + 2 : at + 1
  if (!honors.test(lower)) return null
  const next = talk.words[from]?.lower ?? ""
  if (lower === "asked" && (next !== "to" || !trusted.test(talk.words[from + 1]?.lower ?? ""))) return null
  const rest = phraseOf(talk, [from, last], null)
  if (!rest || rest.count < 2) return null
  return `${participles[lower] ?? lower}${by ? ` by ${by}` : ""} ${rest.text}`
}

/** "Rookie of the year in 2006": a title alone. */
function titled(talk: Talk, clause: Told): string | null {
  if (clause.verb >= 0 || clause.lead === "but") return null
  const said = phraseOf(talk, [clause.first, clause.last], null)
  const text = said?.text.replace(/^(?:also|and) /i, "") ?? ""
  // "In the second month of the quarter": only a time.
  if (talk.classes[clause.first] === "preposition") return null
  return said && said.count <= 12 && titles.test(text.toLowerCase()) ? `named ${text}` : null
}

/**
 * "… and I said no"; "She asked me to lead it. Then she did it herself": a request that the person did not carry out.
 */
function isTakenBack(talk: Talk, clause: Told, at: number): boolean {
  return talk.clauses.slice(at + 1, at + 4).some((next, nth) => {
    if (next.sentence - clause.sentence > 1) return false
    const isTaken = next.mood === "failed" || next.mood === "denied"
    // "I was nominated, but the result is not out yet": still pending.
    const isOpen =
      /\b(?:nominated|shortlisted|chosen|selected|accepted)\b/.test(lowerText(talk.words, clause)) &&
      /\bnot yet\b|\byet$/.test(lowerText(talk.words, next))
    if (nth === 0 && next.sentence === clause.sentence && isTaken && !isOpen) return true
    const text = lowerText(talk.words, next)
    return /\b(?:himself|herself|themselves|declined|said no|turned (?:it|them|him|her) down|instead)\b/.test(text)
  })
}
