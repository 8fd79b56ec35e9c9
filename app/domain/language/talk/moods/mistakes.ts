import { laidOut } from "../../laid-out"
/**
 * "screwed up the order", "signed it off without checking", "sent the list to the wrong client": a person's mistake is
 * not an achievement. What they did about it, stated in another clause, may be one.
 */
export function tellsMistake(text: string): boolean {
  const said = bare(text)
  return bungled.test(said) || tellsLate.test(said) || (careless.test(said) && !found.test(said)) || amends.test(said)
}

/** "screwed up the order, | ordered 200 instead of 20": how it went wrong. */
export const detailsMistake = (before: string, text: string): boolean =>
  bungled.test(bare(before)) && !/^(?:and |but |so |then )/.test(text) && !repairs.test(bare(text))

const bare = (text: string) =>
  text.replace(
    /^(?:and |but |so |then |right )*(?:(?:i|we) )?(?:have |had )?(?:just |even |accidentally |totally |really )*/,
    "",
  )

const repairs =
  /^(?:fixed|corrected|caught|found|rang|called|told|owned|put|made|wrote|built|set|added|changed|redid|refunded|replaced|now|since|apologi[sz]ed|got|drove|went|sorted|managed|spotted|noticed|learned|learnt)\b/

const bungled = new RegExp(laidOut`
  ^(?:a )?(?:
    screw(?:ed)?|mess(?:ed)?|muck(?:ed)?|cock(?:ed)?|foul(?:ed)?|stuff(?:ed)?|slip(?:ped)?|trip(?:ped)?|balls(?:ed)?
  ) up\b(?! (?:to|for|the (?:stairs|hill|ladder))\b)|
  ^(?:
    forgot|overlooked|mixed up|double booked|overslept|misfiled|mislabell?ed|miscounted|mistyped
  )\b|
  ^ma[dk]e (?:an?|the|some|another|my|one|two|three)? ?(?:
    big |bad |stupid |silly |huge |small |serious )?
  (?:mistakes?|errors?|blunders?|mess)\b|
  ^(?:broke|break) (?:the )?(?:
    staging|prod|production|build|main|live|website|site|system|machine|server|database|pipeline
  )\b
`)

/** "finished 4 hours late", "delivered two weeks behind schedule" */
const tellsLate = new RegExp(laidOut`
  ^(?:
    finish(?:ed)?|deliver(?:ed)?|completed?|ship(?:ped)?|open(?:ed)?|arrived?
  ) (?:\S+ ){0,6}?(?:
    \d+|an?|two|three|four|five|six|seven|eight|nine|ten|half an|a few|several
  ) (?:minutes?|mins?|hours?|days?|weeks?|months?) (?:late|behind|over)\b|
  ^(?:was|were|am|are) (?:\d+|an?|two|three|four|five|six|several) (?:
    minutes?|mins?|hours?|days?|weeks?|months?
  ) late\b
`)

const careless = new RegExp(laidOut`
  \bwithout (?:(?:first|even|ever|properly|really) )?(?:
    checking|looking at|reading|noticing|realising|realizing|weighing|measuring|testing
  ) (?:it|the|that|my|a)\b|
  ^(?:
    sent|send|gave|put|posted|post|emailed|delivered|took|shipped|moved|booked|filed|entered|wrote|told|loaded|packed|
    printed|charged|paid|billed
  ) (?:\S+ ){1,9}(?:to|with|in|on|at|under|into|for) (?:the )?wrong\b
`)

/** "found 40 letters sent out to the wrong address": others' mistakes, found. */
const found =
  /^(?:found|spotted|noticed|caught|discovered|fixed|corrected|replaced|traced|flagged|stopped|identified)\b/

/** "sent a correction before the meeting": it only undoes a mistake. */
const amends =
  /^(?:sent|issued|emailed|posted|wrote|made) (?:out )?(?:an?|the|my) (?:correction|apology|retraction)\b|^(?:said|say) (?:i am )?sorry\b|^caught it (?:myself|ourselves|the|in|before|after|when)\b/

/** "lost £600 on this", "lost the deposit": the cost of an action. Not "lost 12 kilos". */
export const losesMoney = (text: string): boolean =>
  /^(?:and |but |so )*(?:lost|which cost (?:me|us)) (?:about |nearly |over |around |almost )?(?:[£$€] ?\d|\d[\d.,]*k? (?:pounds|dollars|euros)\b|(?:the|my|our|an?) (?:\p{L}+ )?(?:deposit|money|sale|job|client|order|contract|customer|account)\b)/u.test(
    text.replace(/^((?:and |but |so )*)(?:i|we) (?=lost .* on (?:it|this|that)$)/, "$1"),
  )
