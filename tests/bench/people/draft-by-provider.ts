import type { Body } from "../../../app/domain/document/body"
import type { ContentType } from "../../../app/domain/document/kinds"
import { placedDrafts } from "../../../app/domain/document/leaves"
import type { Claim, Ledger } from "../../../app/domain/evidence/schema"
import { shownReasons } from "../../../app/domain/evidence/shown-reasons"
import { verifySentences } from "../../../app/domain/evidence/verifier/verify"
import type { AskModel } from "../../../app/domain/kernel/model"
import { providerWriter } from "../../../app/domain/writer/provider/provider"
import { inRounds } from "../../../app/domain/writer/provider/rounds/rounds"
import { answerText } from "../../../workers/sandbox/openai/modes"
import { addedWords } from "./embellished"
import type { Case } from "./load"
import { requestOf } from "./request-of"

interface Tally {
  facts: number
  carried: number
  blocked: number
}

export interface Drafted {
  before: Tally
  after: Tally
  /** Accepted as close only by the second reading. */
  entailed: number
  /** Sentences of the text that the built-in writer supplied. */
  replaced: number
  calls: number
  /** Accepted sentences that contain an embellishment. */
  escapes: number
  misses: string[]
}

/** A person's document as written by the sandbox's model in a mode, before and after the rewrite rounds. */
export async function drafted(person: Case, type: ContentType, mode: "paraphrase" | "embellish"): Promise<Drafted> {
  const request = requestOf(person, type)
  const [firstName = "", ...rest] = person.name.split(" ")
  const hidden = { firstName, lastName: rest.join(" "), email: "", links: [] }
  const ledger: Ledger = { items: request.evidence, profile: person.profile, personName: person.name, posting: null }
  const drafts = new Set<string>()
  let calls = 0
  const ask: AskModel = async ({ instructions, data, schema, maxOutputTokens }) => {
    calls++
    const messages = [instructions, ...data]
    const prompt = { model: mode, messages, schema, maxOutputTokens, stream: false, tokens: 0 }
    const text = answerText(prompt, mode)
    drafts.add(text)
    return { value: JSON.parse(text), model: mode, inputTokens: 0, outputTokens: 0 }
  }
  const draft = await providerWriter(ask, hidden).write(request)
  const failures: unknown[] = []
  const asking = { ask, mayAsk: async () => true, onFailure: (error: unknown) => failures.push(error) }
  const done = await inRounds(asking, draft, { request, person: hidden })
  if (failures.length > 0) throw failures[0]
  const before = claimsOf(draft.body, ledger)
  const after = claimsOf(done.body, ledger)
  const bare = claimsOf(done.body, ledger, true)
  const said = [...drafts].join("\n")
  const own = after.filter(({ kind, text }) => kind === "fact" && !said.includes(JSON.stringify(text).slice(1, -1)))
  const known = JSON.stringify([person.profile, person.reflections])
  const escapes = after.filter(({ text, status }) => isCarried(status) && addedWords(text, known) !== null)
  return {
    before: tally(before),
    after: tally(after),
    entailed: after.filter(({ status }, at) => status === "close" && bare[at]?.status === "unconfirmed").length,
    replaced: own.length,
    calls,
    escapes: escapes.length,
    misses: [
      ...escapes.map(({ text }) => `${mode} ESCAPE ${person.id} ${type}: ${text}`),
      ...(mode === "paraphrase" ? before : [])
        .filter(({ kind, status }) => kind === "fact" && !isCarried(status))
        .map(
          ({ text, status, reasons }) =>
            `${status} ${person.id} ${type}: ${text} | ${shownReasons(reasons)
              .map(({ detail }) => detail)
              .join(" ")}`,
        ),
    ],
  }
}

function claimsOf(body: Body, ledger: Ledger, bare = false): Claim[] {
  const placed = placedDrafts(body)
  return verifySentences(bare ? placed.map(({ entailedBy: _, ...rest }) => rest) : placed, ledger)
}

const isCarried = (status: string) => status === "supported" || status === "close"

function tally(claims: Claim[]): Tally {
  const facts = claims.filter(({ kind }) => kind === "fact")
  return {
    facts: facts.length,
    carried: facts.filter(({ status }) => isCarried(status)).length,
    blocked: facts.filter(({ status }) => status === "blocked").length,
  }
}
