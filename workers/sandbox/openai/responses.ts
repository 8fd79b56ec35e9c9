import type { Answer } from "./answer"
import { id, pieces } from "./wire"

function content({ text, refusal }: Answer) {
  return refusal === null ? { type: "output_text", text, annotations: [], logprobs: [] } : { type: "refusal", refusal }
}

function message(answer: Answer, messageId: string) {
  const status = answer.cutShort ? "incomplete" : "completed"
  return { type: "message", id: messageId, status, role: "assistant", content: [content(answer)] }
}

function envelope(answer: Answer, responseId: string) {
  const { prompt, createdAt } = answer
  return {
    id: responseId,
    object: "response",
    created_at: createdAt,
    status: "in_progress",
    error: null,
    incomplete_details: null,
    instructions: null,
    max_output_tokens: prompt.maxOutputTokens,
    metadata: {},
    model: prompt.model,
    output: [],
    parallel_tool_calls: true,
    previous_response_id: null,
    store: false,
    temperature: 1,
    tool_choice: "auto",
    tools: [],
    top_p: 1,
    truncation: "disabled",
  }
}

function finished(answer: Answer, responseId: string, messageId: string) {
  const { prompt, outputTokens, cutShort } = answer
  return {
    ...envelope(answer, responseId),
    status: cutShort ? "incomplete" : "completed",
    incomplete_details: cutShort ? { reason: "max_output_tokens" } : null,
    output: [message(answer, messageId)],
    usage: {
      input_tokens: prompt.tokens,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: outputTokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: prompt.tokens + outputTokens,
    },
  }
}

/** The body of a `responses` call that is not streamed. */
export function responsesAnswer(answer: Answer) {
  return finished(answer, id("resp"), id("msg"))
}

/** The same answer as server-sent events. */
export function responsesEvents(answer: Answer): string[] {
  const responseId = id("resp")
  const messageId = id("msg")
  const at = { item_id: messageId, output_index: 0, content_index: 0 }
  const whole = finished(answer, responseId, messageId)
  const kind = answer.refusal === null ? "output_text" : "refusal"
  const text = answer.refusal ?? answer.text ?? ""
  const empty = kind === "refusal" ? { type: kind, refusal: "" } : { type: kind, text: "", annotations: [] }
  const item = { type: "message", id: messageId, status: "in_progress", role: "assistant", content: [] }
  const events = [
    { type: "response.created", response: envelope(answer, responseId) },
    { type: "response.in_progress", response: envelope(answer, responseId) },
    { type: "response.output_item.added", output_index: 0, item },
    { type: "response.content_part.added", ...at, part: empty },
    ...pieces(text).map((delta) => ({ type: `response.${kind}.delta`, ...at, delta })),
    { type: `response.${kind}.done`, ...at, [kind === "refusal" ? "refusal" : "text"]: text },
    { type: "response.content_part.done", ...at, part: content(answer) },
    { type: "response.output_item.done", output_index: 0, item: message(answer, messageId) },
    { type: answer.cutShort ? "response.incomplete" : "response.completed", response: whole },
  ]
  return events.map(
    (event, number) => `event: ${event.type}\ndata: ${JSON.stringify({ ...event, sequence_number: number })}\n\n`,
  )
}
