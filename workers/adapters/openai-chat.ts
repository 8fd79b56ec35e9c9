import type OpenAI from "openai"
import type { ChatCompletion } from "openai/resources/chat/completions"
import type { AskModel, ModelAnswer, ModelRequest } from "../../app/domain/kernel/model"
import { ProviderError } from "../../app/domain/kernel/provider-error"
import { failureOf } from "./openai-failure"

/**
 * Asks through `chat/completions`: the call that every compatible server holds to a schema, local ones too. All
 * material is one message, since the templates of many local models refuse two of the same role in a row.
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
        // Its successor's name is not known to local servers.
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
  // A compatible server may leave out anything, whatever the client's types promise.
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
