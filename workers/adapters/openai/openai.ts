import OpenAI from "openai"
import type { Response as Answer } from "openai/resources/responses/responses"
import type { AskModel } from "../../../app/domain/kernel/model"
import { ProviderError } from "../../../app/domain/kernel/provider-error"
import { chatModel } from "./chat"
import { failureOf } from "./failure"
import { fetchWhole } from "./fetch"

export interface OpenAiSettings {
  apiKey: string
  /** Any OpenAI-compatible endpoint; null for OpenAI's own. */
  baseUrl: string | null
  model: string
  /** Which of the two API calls to use. */
  api: "responses" | "chat"
  /** The timeout of a whole call, including its body. */
  timeoutSeconds: number
}

/**
 * Asks a model through the `responses` call, or through `chat/completions`, with the same strict schema. The provider
 * stores nothing, nothing is logged, and nothing is retried here: the calling job has its own retries.
 */
export function openAiModel(settings: OpenAiSettings): AskModel {
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    organization: null,
    project: null,
    timeout: settings.timeoutSeconds * 1000,
    maxRetries: 0,
    logLevel: "off",
    fetch: (input, init) => fetchWhole(input, init),
  })

  if (settings.api === "chat") return chatModel(client, settings.model)
  return async ({ instructions, data, schemaName, schema, maxOutputTokens }) => {
    const answer = await client.responses
      .create({
        model: settings.model,
        instructions,
        input: data.map((content) => ({ role: "user" as const, content })),
        text: { format: { type: "json_schema", name: schemaName, schema, strict: true } },
        max_output_tokens: maxOutputTokens,
        store: false,
      })
      .catch((error: unknown) => {
        throw failureOf(error)
      })
    return {
      value: readAnswer(answer),
      model: answer.model ?? settings.model,
      inputTokens: answer.usage?.input_tokens ?? 0,
      outputTokens: answer.usage?.output_tokens ?? 0,
    }
  }
}

function readAnswer(answer: Answer): unknown {
  // A compatible endpoint may omit any field, regardless of the client's types.
  if (typeof answer !== "object" || answer === null) throw new ProviderError("truncated")
  if (answer.status === "incomplete") {
    throw new ProviderError(answer.incomplete_details?.reason === "content_filter" ? "refusal" : "truncated")
  }
  if (answer.status === "failed" || answer.error) {
    throw new ProviderError(answer.error?.code === "rate_limit_exceeded" ? "rate-limited" : "server")
  }
  const contents = (answer.output ?? []).flatMap((item) => (item.type === "message" ? (item.content ?? []) : []))
  if (contents.some((content) => content.type === "refusal")) throw new ProviderError("refusal")
  const text = contents.map((content) => (content.type === "output_text" ? content.text : "")).join("")
  try {
    return JSON.parse(text)
  } catch {
    throw new ProviderError("schema")
  }
}
