import { laidOut } from "../../../language/laid-out"
import { capitalized } from "../../../language/talk/spelling/capitals"
import { article } from "../../../language/words/article"
import { lines, words } from "../../../language/words/word-list"

/** Informal words with their formal equivalent, one per line. */
const written = new Map(
  lines(`
    bloke = person
    blokes = people
    guys = people
    lads = people
    persons = people
    grads = graduates
    grad = graduate
    devs = developers
    techs = technicians
    subbie = subcontractor
    subbies = subcontractors
    sparkies = electricians
    sparky = electrician
    chippies = carpenters
    newbies = newcomers
    kids = children
    prod = production
    infra = infrastructure
    cert = certificate
    certs = certificates
    k8s = Kubernetes
    meself = myself
  `).map((line) => line.split(" = ") as [string, string]),
)

/** Informal opening verbs with their formal equivalent. */
const openings = new Map(
  lines(`
    Killed = Removed
    Binned = Discarded
    Rang = Called
    Chucked = Discarded
    Nailed = Achieved
  `).map((line) => line.split(" = ") as [string, string]),
)

/** Countable nouns, which need an article in the singular. */
const countable = words(`
  course class workshop guide guideline manual handbook protocol procedure checklist sheet chart form template report
  dashboard spreadsheet tool script job program programme app system model database store rule policy plan process audit
  survey study error bug fault leak crack method article booklet poster leaflet video website page portal service
  pipeline feature button filter key cache queue board shelf rack box bin list log register rota schedule calendar contract
  deal agreement discount grant supplier client customer team group club machine pump panel meter valve device
  sensor scheme campaign newsletter recipe menu label folder card map drawing trial pilot project workflow routine index
  archive library repository runbook playbook module endpoint calculator macro formula cut-off threshold limit
  certificate kiosk fixture jig gripper prototype bench room garden bot chatbot catalog catalogue test order
`)

const stop = laidOut`
  (?:
    a|an|the|all|both|each|every|one|two|three|four|five|six|seven|eight|nine|ten|this|that|these|some|any|no|my|our|
    of|for|in|with|on|to|from|and|or|at|by|as|into|which|who|own|more|most|up|out|off|over|down|than|then|not|it|them|
    call|site|stock|hand|board|time|\d+|[\p{L}]+['’]s|\p{L}+(?:s|ed|ly)
  )\b
`
const modifier = `(?:(?!${stop})[\\p{L}\\d-]+ )`
const end =
  "\\b(?=[.,;]|$| (?:for|of|in|with|on|to|from|and|which|that|at|by|every|each|per|after|before|during|until|since)\\b)"
const verb = "\\p{L}+ed out|\\p{L}+ed|\\p{Lu}\\p{Ll}+|made|built|wrote|found|set up|put|did|ran|drew|gave|taught|led"
const bare = new RegExp(`(?<=^|\\band |, )(${verb}) (${modifier}{0,3}?)([\\p{Ll}-]+)${end}`, "gu")
const within = new RegExp(`\\b(in|for|on|with|from|into|by) (${modifier}{1,2}?)([\\p{Ll}-]+)${end}`, "gu")
/** Verbs whose object is new: "made a chart", but "moved the service". */
const making = new RegExp(
  laidOut`
    ^(?:
      made|built|wrote|created|found|set up|started|proposed|introduced|developed|designed|conducted|launched|
      completed|ran|put|drew|gave|taught|led|organi[sz]ed|implemented|added|got|received|won|hosted|carried out|held|
      did|drafted|produced|negotiated|programmed|earned|planned|prepared|delivered|opened
    )$
  `,
  "i",
)

/** "Made SQL course" as "Made an SQL course": adds an article that notes and second-language writers omit. */
function withArticles(text: string): string {
  const seen = new Set<string>()
  const put = (all: string, before: string, modifiers: string, head: string, isOf: boolean) => {
    const noun = `${modifiers}${head}`
    if (!countable.has(head)) return all
    const isKnown = isOf || seen.has(noun) || /^(?:first|last|only|new) /.test(modifiers.replace(/^new /, ""))
    const isNew = making.test(before) || /^(?:in|for|on|with|from|into|by)$/.test(before)
    const word = isKnown || !isNew ? "the" : article(noun)
    seen.add(noun)
    return `${before} ${word} ${noun}`
  }
  return text
    .replace(bare, (all, verb: string, modifiers: string, head: string, at: number, whole: string) =>
      put(all, verb, modifiers, head, whole.slice(at + all.length).startsWith(" of ")),
    )
    .replace(within, (all, preposition: string, modifiers: string, head: string) =>
      put(all, preposition, modifiers, head, false),
    )
    .replace(/\bin (?=(?:morning|afternoon|evening)\b)/g, "in the ")
}

/** "Did the AWS Architect cert": a course or an exam, with its name. "Did the course evenings" is not. */
export const didCourse =
  /^Did (?=(?:the |my |an? )?(?:[\p{L}\d+-]+ ){0,5}(?:course|certs?|certificates?|certification|diploma|exam)(?:[.,;]|$| (?:of|in|at|on|for|with|by|from|and|last|this)\b))/u

/** Edits a line for readers: formal words, specific verbs, and articles. */
export function edited(line: string): string {
  const text = line
    .replace(/ as well(?=[.,;]|$| (?:and|for|in)\b)/g, "")
    // "a patent from that time, for a coupling": the time is stated elsewhere.
    .replace(/ (?:from|at) the time(?:,(?= (?:for|in|on|of|with)\b)|(?=[.,;]|$))/g, "")
    .replace(/^Got (.{3,60}?) sorted(?: out)?(?=[.,;]|$| (?:and|after|in|by)\b)/, "Sorted out $1")
    .replace(/^Got rid of /, "Removed ")
    .replace(/^(?:Chucked|Binned) (?:out|away) /, "Discarded ")
    // "made a checklist after": after something that is stated elsewhere
    .replace(
      /^((?:Made|Wrote|Built|Added|Created|Bought|Introduced|Put)\b [^,;.]{3,60}?)(?<!\b(?:of|before|day|morning|night|week|month|year|straight|soon|shortly|long|the)) after(?=[.,;]|$| and )/,
      "$1",
    )
    // "40 requests since April all inside 20 days"
    .replace(/(?<=\d (?:\p{L}+ ){1,4}?)(since \p{Lu}\p{Ll}+) all (?=inside|within|on time|before|under)/u, "$1, all ")
    // "Does backups on every job and have not lost a frame since": one doer, in the present.
    .replace(/^(\p{Lu}\p{Ll}*(?:[^s\P{L}]s|(?:ss|sh|ch|x|o)es) .{3,160}?(?: and|[,;]) )have (?=not |never )/u, "$1has ")
    .replace(/^Got (.{3,60}?) down (?=(?:by |from |to )?[£$€\d])/, "Brought $1 down ")
    .replace(/^Got (.{3,60}?) up (?=(?:by |from |to )[£$€\d])/, "Brought $1 up ")
    .replace(/\band got (?=(?:the|an?) [^,;.]{3,40} (?:down|up) (?:by |from |to )?[£$€\d])/, "and brought ")
    .replace(/^(Trained) (both .{3,40}?) up (?=on\b)/, "$1 $2 ")
    .replace(/, before (\d+|two|three|four|five) (?=(?:different|separate) )/, ", replacing $1 ")
    .replace(/, (?=[£$€]\d[\d.,]*\p{L}* (?:job|contract|deal|project|account|order|programme|program)\b)/u, ", a ")
    .replace(/, (\d+)[ -](year|month|week) (?=(?:contract|deal|project|agreement|programme|program)\b)/g, ", a $1-$2 ")
    .replace(/\b(\d+|thirty|forty|fifty|sixty|twenty) odd(?= |[.,;])/g, "about $1")
    .replace(
      /^Did (?=(?:the |an? |\d+ |all )?(?:\p{Ll}+ )?(?:interviews|meetings|workshops|sessions|talks|one-to-ones)\b)/u,
      "Held ",
    )
    .replace(
      /^Did (?=(?:the |an? |\d+ |all )?(?:\p{L}+ ){0,2}(?:analysis|audits?|reviews?|checks|migrations?|surveys?|study|inventory|assessments?|set up|setup|set out|counts)\b)/u,
      "Carried out ",
    )
    .replace(didCourse, "Completed ")
    // "Did the turning chart bit"
    .replace(/^(Did the (?:[\p{L}\d-]+ ){1,4}?)bit(?=[.,;]|$| (?:in|of|for|on|and)\b)/u, "$1part")
    .replace(/\b(\p{Ll}{3,}) (went from|rose from|fell from) (\d[\d.,]*) \1\b/giu, "$1 $2 $3")
    .replace(/[\p{L}\d]+/gu, (word) => written.get(word) ?? word)
  const [opening = ""] = text.split(" ")
  const opened = /^\S+ (?:round|in)\b/.test(text) ? undefined : openings.get(opening)
  return capitalized(withArticles(opened ? opened + text.slice(opening.length) : text))
}
