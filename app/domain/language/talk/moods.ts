import { detailsMistake, tellsMistake } from "./mistakes"
import { costsDear, tellsOfBefore } from "./mood-of-behind"
import { adds, isHeard, isNext, isWanted, opines } from "./mood-of-next"
import { isNegated } from "./negated"
import type { Amount } from "./quantities"
import type { Word } from "./reading-copy"
import { isFirstPerson, type TalkClause } from "./talk-clause"
import type { WordClass } from "./word-classes"

/** The mood of a clause. Only "done" or "ongoing" can become a line. */
type Mood = "done" | "ongoing" | "planned" | "failed" | "denied" | "hearsay" | "opinion" | "chatter"

const planned =
  /\b(?:will|shall|should|going to(?! (?:the|an?|my|our|his|her|their)\b)|want to|wants to|wanted to|wish|hop(?:e|es|ed|ing) to|hope|hoping|dream(?:s|ed|ing)? (?:to|of)|plan(?:s|ned|ning)? to(?! (?:the|a|an|our|my|their|his|her)\b)|(?<!\b(?:the|an?|my|our|some) )planning (?:on|for|an?|our|my|the)|intend|intends|aim to|aiming|looking to|might|(?:maybe|perhaps)(?! (?:\d|once|twice|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|a (?:hundred|dozen|third|quarter)|half))|supposed to|meant to|put in for|next (?:sprint|week|month|year|january|february|march|april|may|june|july|august|september|october|november|december|quarter|spring|summer|autumn|winter|season|term|up|time|step|is|i am|we are)|half (?:ready|done|written|finished|built|way)|still .{0,24}\b(?:open|waiting|pending|outstanding)$|(?:left |more .{1,12})to go$|about to|(?:i|we) expect|thinking (?:of|about|to)|considering|would like|would love|in talks|not (?:yet )?(?:started|finished)|pending|if (?:it|the|they|i|we|all|that)|someday|one day i|working on|applying for|booked on|trying to|tried to|try to|pretend(?:s|ed|ing)? (?:to|that|i)|promised|underway|waiting for|we will see|let us see|tbc|soon|in progress)\b|\bunless\b/
const failed =
  /\b(?:fail(?:ed|s)? (?:to|the|my|first)\b|refused|rejected|turned down|told no|got nowhere|shelved|binned|scrapped|dropped at|cancelled|canceled|fell (?:apart|through)|died|flopped|disaster|did not (?:work|win|pass|get|go|happen|help|land|make|come|print|come off|believe|kick)|never (?:passed|happened(?! (?:again|since))|worked|came(?! back))|(?<!\b(?:a|per) (?:day|week|month|year) )down the drain|no difference|rolled back|nobody came|without (?:success|effect)|was refused|said no|lost the|lost (?:a|my|one|maybe|two|three|our|every|all)|missed (?:a|the|my|our)|ran out(?! of the (?:door|room))|no luck|postponed|not (?:picked|accepted|selected|approved)|broke down|broke the(?! .*\b(?:into|down)\b)|(?:snapped|scratched|smashed|dented|spilled|spilt|botched|ruined|wrecked|misread|misjudged) (?:an?|the|my|our|one|his|her|their|someone|somebody)\b(?! (?:\w+ )?(?:photos?|pictures?|portraits?|shots?|targets?|records?|goals?))|got (?:the blame|told off|a telling off|fined|a (?:written )?warning)\b|apologi[sz]ed|gave up|stopped it|so not there|too early|too late|no answer|went wrong|crashed (?:the|a|my|our)\b|(?:put|sent|used|ordered|booked|gave|fitted|installed|entered|picked|billed|charged) (?:in |out |up )?the wrong|went live not|not allowed|(?:was|were|got) (?:given|delivered|sent|paid|done|finished) (?:over |about |around |more than |an? |half |\w+ )*(?:minutes?|hours?|days?|weeks?) late|too expensive|in vain|to no avail|(?:used|spent|took|wasted) .{1,40} for nothing)\b/
const denied =
  /\b(?:not (?:me|mine|my|ours|us|our|the)\b|was not me|not by me|(?<!from )nothing (?:to|with which i)|i did nothing|(?:is|was|are|by) (?:theirs?|hers?|his|jem's|others?)|their (?:build|doing|number|performance)|(?:her|his|their|your) (?:doing|performance|department)|her she|(?:on|by) (?:him|her|them|his own|her own)\b|(?:him|her|them)sel(?:f|ves)|credit (?:to|is|where)|(?:did not|never) (?:lead|manage|decide|do)|(?:was|is) (?:all )?(?:hers|his|theirs)|somebody else|someone else|so not me|not me|does not count|do not count|all her\b|all his\b|not our|that (?:was|is) (?:mostly|mainly|largely|all) (?:the|their|down to)|that was the(?! (?:\w+ )?(?:place|job|time|year|firm|first|last|old|best|end|point|idea|result|biggest|main))|is everybody's|that is the company|for all shifts|rest (?:was|is|were) (?!\d|easy|fine|done|sold|paid|gone|up|on|in|not|left|ready|new|old|ok|good|too|still|already|mostly|handled|closed|over|mine|me))\b/
const hearsay =
  /\b(?:(?:they|he|she|people|someone|somebody|everyone|it) (?:say|says|said|reckons?|claims?|claimed|told)|says|reckons?|reckon|according to|apparently|supposedly|allegedly|i (?:am|was|have been) told|told me|told us|told in|rumou?r|(?:their|his|her|rough) estimates?|estimates? (?:is|are|was|were|say|says)|i heard|as per (?:\w+ ){0,2}(?:mail|email|report|message|dashboard|portal)|they think|as (?:he|she|they) says?|from some report|from (?:the )?(?:newspaper|news)|on their website|cannot prove|can not prove|not claiming|(?:do|did|can|could) not (?:know|count|say|tell)|who knows|no idea|i forget|i said (?:like |about )?(?=\d)|never counted|not sure (?:if|how)|if true|(?:is|are|just|only) (?:\w+ )?talking|i believe not)\b/
const opinion =
  /\b(?:i (?:do |really |just |still |always )?(?:think|feel|believe|suppose|guess|reckon|wish|like|love|hate|enjoy|miss|mean|admit|am (?:happy|proud|glad|sorry|tired|convinced|sure|good|thinking))|in my opinion|overhyped|proud|honest(?:ly)?|weirdly|amazing|joke|silly|stupid|credit where due)\b/
const chatter =
  /\b(?:lol|haha|jaja|fun|tired|weather|raining|coffee|beer|donuts?|biscuits?|scones|wine|cried|crying|my (?:wife|husband|mum|mom|mother|sister|cousin|uncle|missus|friend|son|daughter|feet|back|kid|kids|desk plant)|funny|crazy|nuts|mental|mad|feet|sick (?:with|of)|happy|annoying(?:ly)?|bless|god|grace|shame|inshallah|holiday|hols|vacation|birthday|hugged|sandwich|parking lot|vending|bored)\b/

export interface Told extends TalkClause {
  mood: Mood
  /** The figure that this clause retracts, and its replacement. */
  corrects?: { wrong: Amount; right: Amount }
}

/** The mood of each clause: by its own words, then as revised by the clauses after it. */
export function moodsOf(copy: readonly Word[], classes: readonly WordClass[], clauses: readonly TalkClause[]): Told[] {
  const told = clauses.map((clause): Told => ({ ...clause, mood: moodOf(copy, classes, clause) }))
  for (const [at, clause] of told.entries())
    if (isNext(copy, told[at - 1], clause) || isWanted(copy, told[at - 1], clause) || adds(told[at - 1], clause))
      clause.mood = "planned"
    else if (opines(copy, told[at - 1], clause)) clause.mood = "opinion"
    else if (isHeard(copy, told[at - 1], clause)) clause.mood = "hearsay"
    else if (goesWrong(copy, told[at - 1], clause)) clause.mood = "failed"
  for (const at of told.keys()) costsDear(copy, told, at)
  for (const [at, clause] of told.entries()) takeBack(copy, told, clause, at)
  for (const at of told.keys()) tellsOfBefore(copy, told, at)
  for (const [at, clause] of told.entries()) vouch(copy, classes, told, clause, at)
  return told
}

/** "screwed up the order, | ordered 200 instead of 20" */
const goesWrong = (copy: readonly Word[], before: Told | undefined, clause: Told) =>
  before?.mood === "failed" &&
  before.sentence === clause.sentence &&
  clause.mark === "," &&
  clause.actor === "me" &&
  detailsMistake(lowerText(copy, before), lowerText(copy, clause))

/** "I can not claim that one": the preceding statement is not the person's. */
const noClaim = /\b(?:can|could|do|will) not (?:\w+ )?(?:claim|take (?:any |the |all the )?credit)\b/

/** "finance say 18k": hearsay. */
const says =
  /^(?:and |but |so )?(?!i |we |which |that |it |this |survey |results |reviews )(?:the )?\w+ (?:say|says|reckon|reckons|claims?(?! (?:fell|rose|went|came|are|were|is|was|have|had|from|of|per|in|by|down|up|and|to|\w+ed)\b|$))\b/
const saysSo =
  /^(?:say|says|reckon|reckons|think|thinks|thought|claim|claims|claimed|estimate|estimates|estimated|guess)$/

/** "instead of the 60k that the welder said": somebody else's figure next to the person's. */
const compared = /\b(?:instead of|rather than|against|versus|vs) .*$/

/** "but thats jems": a possessive name alone after "that is". */
const somebodys = /^(?:but |and |so |which )*(?:that|this|it) is (?:all )?[a-z]{3,}(?:'s|s)$/

/** "sre did that one": the preceding statement is somebody else's. */
const didThat =
  /(?<!\bto )\b(?:did|does|do|made|built|wrote|handled|sorted|ran|runs|owned|owns|fixed) (?:all |most )?(?:of )?(?:that|this|it|those)(?: one| bit| part| side| stuff)?(?: though)?$/
/** "the new website was Marla's": a thing that belongs to a named person. */
function isOfNamed(copy: readonly Word[], { verb, last }: TalkClause): boolean {
  return (
    /^(?:is|was|are|were)$/.test(copy[verb]?.lower ?? "") &&
    last - verb === 2 &&
    /^\p{Lu}\p{Ll}+['’]s$/u.test(copy[verb + 1]?.text ?? "")
  )
}

const didThatOne =
  /^\w+ (?:did|made|built|wrote|handled|sorted|ran|fixed) (?:that|this) (?:one|bit|part|side)(?: though)?$/

function isOthersDeed(copy: readonly Word[], { actor, subject }: TalkClause, text: string): boolean {
  if (actor === "other")
    return (
      didThat.test(text) &&
      !/^(?:and |but |because )*(?:\d|nobody|no one|everyone|everybody|(?:the |our )?(?:whole|entire)|all|every)\b/.test(
        text,
      )
    )
  return actor === "thing" && subject !== null && copy[subject[0]]?.lower !== "it" && didThatOne.test(text)
}

function moodOf(
  copy: readonly Word[],
  classes: readonly WordClass[],
  clause: TalkClause,
  text = lowerText(copy, clause),
): Mood {
  if (/^(?:and |but |so )*heard\b/.test(text)) return "hearsay"
  if (hearsay.test(text) && hearsay.test(text.replace(compared, ""))) return "hearsay"
  if (says.test(text) || (clause.actor === "other" && saysSo.test(copy[clause.verb]?.lower ?? ""))) return "hearsay"
  if (isPlanned(copy, classes, clause, text) || isFuture(copy, clause)) return "planned"
  if (noClaim.test(text)) return "denied"
  if (failed.test(text.replace(overcome, "").replace(canceled, "")) && !(clause.lead === "before" && /\d/.test(text)))
    return "failed"
  if (isFirstPerson(clause.actor) && tellsMistake(text)) return "failed"
  const own = isFirstPerson(clause.actor) ? text.replace(/\b(?:by )?(?:them|him|her)sel(?:f|ves)\b/g, "") : text
  if (denied.test(own) || somebodys.test(text) || isOfNamed(copy, clause)) return "denied"
  if (isOthersDeed(copy, clause, text)) return "denied"
  if (isNegated(copy, classes, clause)) return "failed"
  if (clause.lead === "if" || clause.lead === "unless" || clause.lead === "whether") return "planned"
  if (opinion.test(text) && !/\d/.test(text)) return "opinion"
  if (chatter.test(text) && clause.actor !== "me" && (small.test(text) || !/\d/.test(text))) return "chatter"
  const verb = copy[clause.verb]?.lower ?? ""
  const wordClass = classes[clause.verb]
  return /^(?:am|is|are|has|does|do|have)$/.test(verb) || wordClass === "base" || wordClass === "third"
    ? "ongoing"
    : "done"
}

/** "Trucks sat dead waiting for parts": in a past-tense clause about a thing, these words are not plans. */
const open = /\b(?:working on|pending|underway|waiting for|soon|in progress)\b/g

function isPlanned(copy: readonly Word[], classes: readonly WordClass[], clause: TalkClause, text: string): boolean {
  const isPast = classes[clause.verb] === "past" || /^(?:was|were)$/.test(copy[clause.verb]?.lower ?? "")
  const isSeen = (isPast && /^(?:thing|other)$/.test(clause.actor)) || copy[clause.verb]?.lower === "had"
  return planned.test(isSeen ? text.replace(open, "") : text)
}

/** "resubmitted 40 rejected claims", "a refused visa": a failure as the object of the work. */
const overcome =
  /(?<=\b(?:a|the|of|all|every|each|\d+|for|on|from|handled|fixed|resubmitted|appealed|reviewed|cleared|recovered) )(?:refused|rejected|cancelled|canceled|postponed|scrapped|binned) (?=[a-z]{3,})|^(?:and |but |so )*(?:(?:daily|weekly|monthly|yearly|repeat|total|the|our|my) )*(?:refused|rejected|cancelled|canceled|postponed|scrapped|binned) (?=(?:[a-z]+ ){1,2}(?:went|fell|dropped|rose|came|(?:are|were|is|was) (?:down|up|now|at))\b)/g

/** "cancelled them", "canceled 28 unused seats": ending something that costs money is an action. */
const canceled =
  /^(?:and |so |then )*(?:i |we )?(?:have |had )?cancell?ed (?=(?:them|it|all|both|half|most|the (?:rest|lot)|(?:the |our |an? |two |three |four |\d+ )?(?:\w+ ){0,2}(?:subscriptions?|licen[cs]es?|contracts?|memberships?|seats?|standing orders?|direct debits?|accounts?|lines?|policies|policy))\b)/

/** Chatter even with a figure. */
const small =
  /\b(?:lol|haha|jaja|cried|crying|my (?:wife|husband|mum|mom|mother|sister|cousin|uncle|missus|friend|son|daughter|kids?)|bless|god|inshallah|birthday|hugged)\b/

export function lowerText(copy: readonly Word[], { first, last }: Pick<TalkClause, "first" | "last">): string {
  let text = ""
  for (let at = first; at < last; at++) text += `${copy[at]?.lower ?? ""} `
  return text.trimEnd()
}

function isFuture(copy: readonly Word[], clause: TalkClause): boolean {
  const verb = copy[clause.verb]
  return (
    /^(?:would|could|may)$/.test(verb?.lower ?? "") &&
    !(verb?.text === "May" && copy[clause.verb + 1]?.kind === "number")
  )
}

/** "according to finance, and I saw the ledger": the person vouches for it. */
function vouch(copy: readonly Word[], classes: readonly WordClass[], told: Told[], clause: Told, at: number) {
  if (clause.actor !== "me" || !/\b(?:saw|checked|counted|measured|have seen)\b/.test(lowerText(copy, clause))) return
  for (let back = at - 1; back >= 0 && told[back]?.sentence === clause.sentence; back--) {
    const before = told[back]
    const text = before ? lowerText(copy, before).replace(/\baccording to\b/, "") : ""
    if (before?.mood === "hearsay" && !hearsay.test(text)) before.mood = moodOf(copy, classes, before, text)
  }
}

/**
 * "…, but that is Jem's", "…, he said": retracts earlier clauses of its sentence, or attributes them to somebody else.
 */
function takeBack(copy: readonly Word[], told: Told[], clause: Told, at: number) {
  const text = lowerText(copy, clause)
  const pointsBack =
    /^(?:but |and |so |which |because )*(?:that|this|it|those|these|which)(?: number| figure| bit| part| one| site)? (?:is|was|are|were)\b|^(?:but |and )*(?:not (?:me|mine|our|my)|their|his|her|credit|so not me|does not|do not count)\b|\bsaid it$|^(?:he|she|they) (?:says?|said|told|reckons?)\b|^(?:but )?i (?:can not|could not|do not|did not|will not) (?:\w+ )?(?:know|count|say|prove|believe|claim|take (?:any |the |all the )?credit)/.test(
      text,
    )
  const isOthers = isOthersDeed(copy, clause, text)
  const isReported = /^(?:he|she|they) (?:says?|said|told|reckons?)\b/.test(text)
  if (isReported && /^[\n.!?;]$/.test(clause.mark)) return
  if (!(pointsBack || isOthers) || !(clause.mood === "denied" || clause.mood === "hearsay")) return
  for (let back = at - 1; back >= 0; back--) {
    const before = told[back]
    if (
      !before ||
      before.sentence < clause.sentence - (clause.mark === "" || clause.mark === "," || clause.mark === "-" ? 0 : 1)
    )
      return
    if (before.actor === "me" && before.verb >= 0) {
      // "settled 1.9 million, that is the boss not me": a statement without a subject.
      if (before.subject === null && /\bnot (?:me|us)\b/.test(text)) before.mood = "denied"
      return
    }
    if (before.mood === "done" || before.mood === "ongoing") before.mood = clause.mood
  }
}
