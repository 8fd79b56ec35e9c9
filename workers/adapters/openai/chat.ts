import type OpenAI from "openai"
import type { ChatCompletion } from "openai/resources/chat/completions"
import type { AskModel, ModelAnswer, ModelRequest } from "../../../app/domain/kernel/model"
import { ProviderError } from "../../../app/domain/kernel/provider-error"
import { failureOf } from "./failure"

/**
 * Asks a model through `chat/completions`, the call on which every compatible server enforces a schema, including local
 * ones. All material goes into one message, because many local models' templates reject two consecutive messages of the
 * same role.
 */
export function chatModel(client: OpenAI, model: string): AskModel {
  return async ({ instructions, data, schemaName, schema, maxOutputTokens }: ModelRequest): Promise<ModelAnswer> => {
    const answer = await client.chat.completions
      .create({
        model,
        messages: [
          { role: "system", content: instructions },
          { role: "user", content: data.join("\n\n") },
        ],
        response_format: { type: "json_schema", json_schema: { name: schemaName, schema, strict: true } },
        // Local servers do not know `max_completion_tokens`, the successor of this parameter.
        max_tokens: maxOutputTokens,
      })
      .catch((error: unknown) => {
        throw failureOf(error)
      })
    return {
      value: readAnswer(answer),
      model: answer.model ?? model,
      inputTokens: answer.usage?.prompt_tokens ?? 0,
      outputTokens: answer.usage?.completion_tokens ?? 0,
    }
  }
}

function readAnswer(answer: ChatCompletion): unknown {
  // A compatible server may omit any field, regardless of the client's types.
  const choice = answer?.choices?.[0]
  if (!choice) throw new ProviderError("truncated")
  if (choice.finish_reason === "length") throw new ProviderError("truncated")
  if (choice.finish_reason === "content_filter" || choice.message?.refusal) throw new ProviderError("refusal")
  try {
    return JSON.parse(choice.message?.content ?? "")
  } catch {
    throw new ProviderError("schema")
  }
}
