import { maxWords } from "../../../achievements/reading/lines/form-of-line"
import type { Ledger } from "../../../evidence/schema"
import { whichCarried } from "../../../evidence/verifier/verify"
import { withoutStop } from "../../../language/sentences/statements"
import { isMeasured } from "../../../rubric/measures"
import type { Achievement, RoleMaterial } from "../../material-schema"
import { countWords } from "../../rules"
import { editions } from "../editing/editions"
import { tellsChange } from "../stories/change"
import { toldSentences } from "../stories/told/told-sentences"
import { isOpen } from "../stories/told/well-formed"
import { closedSentence } from "../wording/first-person"
import { isOurs } from "../wording/prose"
import { roleHeading } from "../wording/role-sentences"
import { readStatement } from "../wording/statement"
import { amountsIn } from "../wording/told-once"
import { lowered } from "../wording/wording"
import { worded } from "./achievement-of-line"

/**
 * Filters achievements by whether the verifier accepts their line. A rejected line that the user has not agreed to is
 * reduced: to the action without its outcome, or as done with others if the user's words say so.
 */
export function linesCarried(
  achievements: Achievement[],
  ledger: Ledger,
  names: ReadonlyMap<string, string>,
): Achievement[] {
  const kept = carriedBullets(achievements, ledger)
  const refused = achievements.filter((each) => !kept.has(each) && !each.agreed)
  const sentences = sentencesFor(refused, ledger, names)
  const plainer = refused.map((each, at) => fullestFirst(each, [...plainerForms(each), ...(sentences[at] ?? [])]))
  const forms = carriedBullets(plainer.flat(), ledger)
  const instead = new Map(refused.map((each, at) => [each, plainer[at]?.find((form) => forms.has(form))]))
  return achievements.flatMap((each) => (kept.has(each) ? each : (instead.get(each) ?? [])))
}

function carriedBullets(achievements: Achievement[], ledger: Ledger): Set<Achievement> {
  const drafts = achievements.map(({ bullet, evidenceIds }) => ({ text: bullet, evidenceIds, kind: "fact" as const }))
  const carried = whichCarried(drafts, ledger)
  return new Set(achievements.filter((_, at) => carried[at]))
}

/** Sorts the possible wordings of a line by how many of its amounts they keep. */
function fullestFirst({ bullet }: Achievement, forms: Achievement[]): Achievement[] {
  const amounts = amountsIn(bullet)
  const kept = (form: Achievement) => amountsIn(form.bullet).filter((amount) => amounts.includes(amount)).length
  return forms.sort((a, b) => kept(b) - kept(a))
}

function plainerForms(each: Achievement): Achievement[] {
  const [deed = ""] = each.bullet.split("; ")
  const ours = isOurs(deed, each.deed)
  const together = (text: string) => `With the team, ${lowered(text)}`
  const texts = [...(ours ? [together(each.bullet)] : []), deed, ...(ours ? [together(deed)] : [])]
  return [...new Set(texts)]
    .filter((text) => text !== each.bullet && countWords(text) >= leastWords)
    .map((text) =>
      worded({ ...each, figure: text.includes("; ") ? each.figure : null, hasNumber: isMeasured(text) }, text, []),
    )
}

/** An action with fewer words says too little. */
const leastWords = 4

/** The person's own sentences that contain an amount of a line, in resume style. */
function sentencesFor(refused: Achievement[], ledger: Ledger, names: ReadonlyMap<string, string>): Achievement[][] {
  const read = new Map<string, string[]>()
  const sentencesOf = (id: string) => {
    const item = ledger.items.find((each) => each.id === id && each.kind === "reflection")
    if (item && !read.has(id))
      read.set(
        id,
        toldSentences(item.text, names).map(({ text }) => text),
      )
    return read.get(id) ?? []
  }
  return refused.map((each) => {
    const amounts = amountsIn(each.bullet)
    return each.evidenceIds
      .flatMap(sentencesOf)
      .filter((text) => /^(?:I|We) /.test(text) || tellsChange(text) || tellsBothEnds(text, each))
      .filter((text) => !isOpen(text) && countWords(text) >= leastWords && countWords(text) <= maxWords)
      .filter((text) => amountsIn(text).some((amount) => amounts.includes(amount)))
      .map((text) => worded({ ...each, figure: null, hasNumber: true }, asLine(text), []))
  })
}

/** "The audit was 8 days, before always 12": a change with both of its ends. */
function tellsBothEnds(text: string, { figure }: Achievement): boolean {
  const ends = figure?.from && figure.to ? [figure.from, figure.to].map((end) => amountsIn(end)[0] ?? end) : []
  return ends.length === 2 && ends.every((end) => amountsIn(text).includes(end))
}

/** Converts "We shipped 40 orders." to "With the team, shipped 40 orders". */
const asLine = (sentence: string) =>
  /^We /.test(sentence)
    ? withoutStop(sentence.replace(/^We (?:have )?/, "With the team, "))
    : withoutStop(readStatement(sentence).fragment)

/**
 * Replaces the sentences of accepted lines by the first edited wording that the verifier accepts too. If it rejects the
 * sentence made from a line, the line's own words are used.
 */
export function formsCarried(achievements: Achievement[], ledger: Ledger): Achievement[] {
  const forms = achievements.map((each) => [...new Set(formsOf(each).flatMap(editions))])
  const drafts = forms.flatMap((texts, at) =>
    texts.map((text) => ({ text, kind: "fact" as const, evidenceIds: achievements[at]?.evidenceIds ?? [] })),
  )
  const isCarried = whichCarried(drafts, ledger)
  let from = 0
  return achievements.map((each, at) => {
    const carried = new Set(forms[at]?.filter((_, nth) => isCarried[from + nth]))
    from += forms[at]?.length ?? 0
    return toldAs(each, (text) => editions(text).find((form) => carried.has(form)) ?? null)
  })
}

const formsOf = ({ bullet, claim, whole, situation, task, action, result }: Achievement) =>
  [claim, asOurs(claim), whole, ...situation, ...task, ...action, ...result, closedSentence(bullet)].filter(
    (text) => text !== "",
  )

/** Changes "I did" to "we did", which claims less. */
const asOurs = (claim: string) => claim.replace(/^I /, "We ")

/** Keeps a line's role only if the verifier accepts the placement; otherwise the role is unknown. */
export function placedOnly(achievements: Achievement[], roles: RoleMaterial[], ledger: Ledger): Achievement[] {
  const guessed = achievements.filter(({ role }) => role !== null)
  const carried = whichCarried(
    guessed.map(({ bullet, evidenceIds, role }) => ({
      ...{ text: bullet, evidenceIds, kind: "fact" as const },
      placement: { role: roleHeading(roles[role ?? 0]!).text },
    })),
    ledger,
  )
  const doubted = new Set(guessed.filter((_, at) => !carried[at]))
  return achievements.map((each) => (doubted.has(each) ? { ...each, role: null, roleNamed: false } : each))
}

/** An achievement with only those of its sentences for which `formOf` returns a wording. */
function toldAs(each: Achievement, formOf: (text: string) => string | null): Achievement {
  const kept = (texts: string[]) => texts.flatMap((text) => formOf(text) ?? [])
  const claim = [each.claim, asOurs(each.claim)].filter(Boolean).flatMap((text) => formOf(text) ?? [])[0]
  const told = each.claim && (claim ?? formOf(closedSentence(each.bullet)) ?? closedSentence(each.bullet))
  const [situation, task, result] = [kept(each.situation), kept(each.task), kept(each.result)]
  return {
    ...each,
    ...{ claim: told, whole: (claim && formOf(each.whole)) ?? "" },
    ...{ situation, task, result, action: told ? [told] : [] },
    story: [...situation, told, ...result].filter(Boolean),
  }
}
