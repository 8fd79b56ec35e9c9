import type { Answer } from "./answer"
import { id, pieces } from "./wire"

function finishReason({ cutShort }: Answer) {
  return cutShort ? "length" : "stop"
}

function usage({ prompt, outputTokens }: Answer) {
  return { prompt_tokens: prompt.tokens, completion_tokens: outputTokens, total_tokens: prompt.tokens + outputTokens }
}

/** The body of a `chat/completions` call that is not streamed. */
export function chatAnswer(answer: Answer) {
  const message = { role: "assistant", content: answer.text, refusal: answer.refusal }
  return {
    id: id("chatcmpl"),
    object: "chat.completion",
    created: answer.createdAt,
    model: answer.prompt.model,
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishReason(answer) }],
    usage: usage(answer),
  }
}

/** The same answer as server-sent events. */
export function chatEvents(answer: Answer, withUsage: boolean): string[] {
  const head = {
    id: id("chatcmpl"),
    object: "chat.completion.chunk",
    created: answer.createdAt,
    model: answer.prompt.model,
  }
  const field = answer.refusal === null ? "content" : "refusal"
  const deltas: Record<string, unknown>[] = [
    { role: "assistant", content: "" },
    ...pieces(answer.refusal ?? answer.text ?? "").map((piece) => ({ [field]: piece })),
  ]
  const chunks: unknown[] = deltas.map((delta) => ({ ...head, choices: [{ index: 0, delta, finish_reason: null }] }))
  chunks.push({ ...head, choices: [{ index: 0, delta: {}, finish_reason: finishReason(answer) }] })
  if (withUsage) chunks.push({ ...head, choices: [], usage: usage(answer) })
  return [...chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`), "data: [DONE]\n\n"]
}
