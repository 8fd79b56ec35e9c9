import type { PersonToHide } from "../../ai/person-to-hide"
import { contentTypes } from "../../document/kinds"
import { draftParts } from "../../document/render/parts"
import type { AskModel } from "../../kernel/model"
import { ProviderError } from "../../kernel/provider-error"
import { withinWords } from "../built-in/compose"
import { unmet } from "../built-in/not-followed"
import { writingRules } from "../rules"
import type { Writer, Writing, WritingRequest } from "../writer"
import { answerOf } from "./answer-of"
import { adviceOn } from "./provider-advice"
import { briefOf } from "./provider-brief"
import { partsOf } from "./provider-document"
import { writingPrompt } from "./provider-prompt"
import { resumeOf } from "./provider-resume"
import { documentSchema, ResumeAnswer } from "./provider-schema"

export interface ProviderWriterOptions {
  /** The model's name, as shown to the user. */
  name?: string
  /** An unpredictable text that encloses external material. */
  newMarker?: () => string
}

/**
 * The writer that uses a model. Nothing that identifies the person is sent (see `redact`), and nothing in the answer is
 * trusted: its citations are only hints for the verifier, and title, headings, labels and advice are ours. Throws
 * `ProviderError`, and whatever `ask` throws.
 */
export function providerWriter(
  ask: AskModel,
  person: PersonToHide,
  { name = "AI", newMarker = () => crypto.randomUUID().slice(0, 8) }: ProviderWriterOptions = {},
): Writer {
  return {
    name,
    async write(request) {
      const advised = (written: Writing): Writing => {
        const { advice, ...writing } = complete(written)
        return { ...writing, advice: [...unmet(request, written), ...advice] }
      }
      const prompt = writingPrompt(request, person, newMarker())
      const { instructions, data } = prompt
      const call = { purpose: `write ${request.type}`, instructions, data, maxOutputTokens: tokensFor(request) }
      const title = titleOf(request)
      if (request.type === "resume") {
        const answer = await answerOf(ask, ResumeAnswer, { ...call, schemaName: "resume" })
        return advised({ title, body: resumeOf(answer, prompt), advice: adviceOn(answer.missing) })
      }
      const brief = briefOf(request)
      const answer = await answerOf(ask, documentSchema(brief), { ...call, schemaName: request.type })
      const parts = withinWords(partsOf(answer, brief, prompt), writingRules[request.type].maxWords)
      return advised({ title, body: { parts }, advice: adviceOn(answer.missing) })
    },
  }
}

/** An answer without any usable content counts as none. */
function complete(writing: Writing): Writing {
  const says = draftParts(writing.body).some((part) => part.kind === "paragraph" || part.kind === "bullet")
  if (!says) throw new ProviderError("schema")
  return writing
}

/** Token budget for the words, the metadata of each sentence and the model's reasoning. */
function tokensFor({ type }: WritingRequest): number {
  return 4000 + writingRules[type].maxWords * 6
}

function titleOf({ type, posting }: WritingRequest): string {
  const target = posting ? [posting.title, posting.company].filter(Boolean).join(" at ") : ""
  return target ? `${contentTypes[type].label}: ${target}` : contentTypes[type].label
}
