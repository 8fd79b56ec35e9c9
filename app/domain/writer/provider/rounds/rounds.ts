import type { Body } from "../../../document/body"
import { contentTypes } from "../../../document/kinds"
import { mapBody, placedDrafts } from "../../../document/leaves"
import { draftParts } from "../../../document/render/parts"
import { isCarried } from "../../../evidence/rules"
import type { Claim, DraftSentence, Ledger } from "../../../evidence/schema"
import { verifySentences } from "../../../evidence/verifier/verify"
import type { AskModel } from "../../../kernel/model"
import { builtInWriter } from "../../built-in/built-in"
import { leaveOut } from "../../built-in/only-supported"
import { ledgerOf } from "../../ledger-of"
import type { Writing, WritingRequest } from "../../writer"
import { withoutEmptySubheadings } from "./empty-subheadings"
import { placesOf, replacementsFor } from "./replace"
import { rewrite } from "./rewrite"
import type { RoundContext } from "./round-context"
import { secondReading } from "./second-reading"
import type { Questioned } from "./sentences-prompt"

/** The maximum number of rewrite rounds. */
const maxRewrites = 2

export interface Asking {
  ask: AskModel
  /** Called before each further call. Returns false if no time is left for one. Exceptions end the work. */
  mayAsk(): Promise<boolean>
  /** Called with the error of a failed call, which ends the rounds with the current result. */
  onFailure(error: unknown): void
}

/**
 * Repairs a provider's draft after its sentences were verified. Sentences whose wording alone is in doubt get a second
 * reading; failed ones are sent back with the reasons, at most twice; what still fails is replaced by a line of the
 * built-in writer with the same items, or dropped, and the advice says so. A failed call loses nothing: sentences that
 * are only doubted and could not be reread stay for the person's review.
 */
export async function inRounds(asking: Asking, writing: Writing, context: RoundContext): Promise<Writing> {
  const ledger = ledgerWithName(context)
  const settled = { asked: new Set<string>(), withdrawn: new Set<string>() }
  let isOver = false
  const further = async <T>(call: () => Promise<T>): Promise<T | null> => {
    isOver ||= !(await asking.mayAsk())
    if (isOver) return null
    return call().catch((error: unknown) => {
      isOver = true
      asking.onFailure(error)
      return null
    })
  }

  let { body } = writing
  for (let round = 0; ; round++) {
    const doubted = failedIn(body, ledger).filter(({ claim }) => isDoubt(claim) && !settled.asked.has(claim.text))
    const entailed = doubted.length > 0 ? await further(() => secondReading(asking.ask, doubted, context)) : null
    if (entailed) for (const { claim } of doubted) settled.asked.add(claim.text)
    if (entailed) body = put(body, (sentence, at) => markedBy(sentence, entailed.get(at)))
    const places = placesOf(body)
    const failed = failedIn(body, ledger).filter(
      ({ at, claim }) => !places[at]?.isHeading && !settled.withdrawn.has(claim.text),
    )
    if (failed.length === 0 || round === maxRewrites) break
    const rewritten = await further(() => rewrite(asking.ask, failed, context))
    if (!rewritten) break
    for (const { at, claim } of failed) if (!rewritten.get(at)) settled.withdrawn.add(claim.text)
    body = put(body, (sentence, at) => rewritten.get(at) ?? sentence)
  }
  const failing = (of: Body) =>
    failedIn(of, ledger)
      .filter(({ claim }) => !isDoubt(claim) || settled.asked.has(claim.text))
      .map(({ at }) => at)
  return completed({ ...writing, body }, failing, context)
}

/** The unsupported sentences, each with the rules' verdict. */
function failedIn(body: Body, ledger: Ledger): Questioned[] {
  const drafts = placedDrafts(body)
  return verifySentences(drafts, ledger).flatMap((claim, at) => {
    const evidenceIds = drafts[at]?.evidenceIds ?? []
    return isCarried(claim.status) ? [] : [{ at, claim: { ...claim, evidenceIds } }]
  })
}

/** Only its wording is in doubt, so a second reading may settle it. */
const isDoubt = ({ status, reasons }: Claim) => status === "unconfirmed" && reasons.every(({ rule }) => rule === "V1")

const markedBy = (sentence: DraftSentence, items: string[] | undefined): DraftSentence =>
  items ? { ...sentence, entailedBy: items } : sentence

/** A body with sentences changed by their position in reading order. */
function put(body: Body, change: (sentence: DraftSentence, at: number) => DraftSentence): Body {
  let at = 0
  return mapBody<DraftSentence, DraftSentence>(body, (sentence) => change(sentence, at++))
}

async function completed(
  writing: Writing,
  failing: (body: Body) => number[],
  { request }: RoundContext,
): Promise<Writing> {
  const failed = failing(writing.body)
  if (failed.length === 0) return writing
  const builtIn = await builtInWriter.write(request)
  const lines = replacementsFor(writing.body, failed, (await retold(writing.body, failed, request)) ?? builtIn.body)
  const replaced = put(writing.body, (sentence, at) => lines.get(at) ?? sentence)
  // Under another heading, a line may mean something else, so all are verified again.
  const gone = failing(replaced)
  const sentences = placesOf(replaced).map(({ sentence }) => sentence)
  const body = withoutEmptySubheadings(leaveOut(replaced, new Set(gone.flatMap((at) => sentences[at] ?? []))), request)
  if (draftParts(body).every(({ kind }) => /heading/.test(kind))) {
    return { ...builtIn, title: writing.title, advice: [nothingLeft, ...builtIn.advice] }
  }
  const kept = [...lines.keys()].filter((at) => !gone.includes(at)).length
  return { ...writing, body, advice: [...toldOf(kept, gone.length), ...writing.advice] }
}

/**
 * For social content: a thread about the items that failed sentences cite, because the built-in post tells only one
 * story and leaves the others without replacement lines. Null for other types.
 */
async function retold(body: Body, failed: number[], request: WritingRequest): Promise<Body | null> {
  if (contentTypes[request.type].group === "professional" && request.type !== "linkedin_post") return null
  const places = placesOf(body)
  const cited = new Set(failed.flatMap((at) => places[at]?.sentence.evidenceIds ?? []))
  const evidence = request.evidence.filter(({ id, kind }) => kind === "profile" || cited.has(id))
  const lines = request.lines.filter(({ evidenceIds }) => evidenceIds.some((id) => cited.has(id)))
  return (await builtInWriter.write({ ...request, type: "thread_tweet", evidence, lines })).body
}

const nothingLeft =
  "The AI’s draft said more than you captured in every sentence. This text is made of your own lines instead."

function toldOf(replaced: number, gone: number): string[] {
  const sentences = (count: number) => (count === 1 ? "One sentence" : `${count} sentences`)
  const ofDraft = "of the AI’s draft said more than you captured"
  return [
    ...(replaced > 0 ? [`${sentences(replaced)} ${ofDraft}: lines in your own words replace them.`] : []),
    ...(gone > 0
      ? [
          `${sentences(gone)} ${ofDraft} and ${gone === 1 ? "was" : "were"} left out. Capture what is missing and write again.`,
        ]
      : []),
  ]
}

const ledgerWithName = ({ request, person }: RoundContext): Ledger => ({
  ...ledgerOf(request),
  personName: `${person.firstName} ${person.lastName}`,
})
