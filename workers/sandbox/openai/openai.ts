import * as z from "zod"
import { json, parse } from "../respond"
import type { SandboxCall, Service } from "../service"
import type { Answer } from "./answer"
import { chatAnswer, chatEvents } from "./chat"
import { answerText, openaiModes, refusalText } from "./modes"
import { ChatBody, countTokens, promptOfChat, promptOfResponses, type ReadPrompt, ResponsesBody } from "./prompt"
import { responsesAnswer, responsesEvents } from "./responses"
import { id } from "./wire"

/** An OpenAI-compatible provider that answers any JSON schema with words from the prompt's evidence. */
export const openai: Service = {
  name: "openai",
  modes: openaiModes,
  answer(call, mode) {
    const { request, url } = call
    if (mode === "401" || !request.headers.get("authorization")?.startsWith("Bearer ")) {
      return problem(401, "Incorrect API key provided.", "invalid_api_key")
    }
    if (url.pathname === "/openai/v1/models") {
      return json(200, { object: "list", data: [{ id: "sandbox", object: "model", created: 0, owned_by: "sandbox" }] })
    }
    if (request.method !== "POST") return problem(404, `Unknown request: ${request.method} ${url.pathname}`, null)
    if (url.pathname === "/openai/v1/responses") return responses(call, mode)
    if (url.pathname === "/openai/v1/chat/completions") return chat(call, mode)
    return problem(404, `Unknown request: POST ${url.pathname}`, null)
  },
}

function responses(call: SandboxCall, mode: string) {
  const body = ResponsesBody.safeParse(parse(call.body))
  if (!body.success) return problem(400, z.prettifyError(body.error), "invalid_request")
  const answer = answerTo(call, promptOfResponses(body.data), mode)
  if (answer.prompt.stream) return events(responsesEvents(answer), mode)
  return whole(responsesAnswer(answer), mode)
}

function chat(call: SandboxCall, mode: string) {
  const body = ChatBody.safeParse(parse(call.body))
  if (!body.success) return problem(400, z.prettifyError(body.error), "invalid_request")
  const answer = answerTo(call, promptOfChat(body.data), mode)
  if (answer.prompt.stream) return events(chatEvents(answer, body.data.stream_options?.include_usage ?? false), mode)
  return whole(chatAnswer(answer), mode)
}

function answerTo({ store }: SandboxCall, prompt: ReadPrompt, mode: string): Answer {
  const createdAt = Math.floor(store.now().getTime() / 1000)
  if (mode === "refusal") {
    return {
      prompt,
      text: null,
      refusal: refusalText,
      cutShort: false,
      outputTokens: countTokens(refusalText),
      createdAt,
    }
  }
  const text = answerText(prompt, mode)
  const most = mode === "huge" ? null : prompt.maxOutputTokens
  const cutShort = most !== null && countTokens(text) > most
  const kept = cutShort ? text.slice(0, most * 4) : text
  return { prompt, text: kept, refusal: null, cutShort, outputTokens: countTokens(kept), createdAt }
}

function whole(body: unknown, mode: string) {
  const text = JSON.stringify(body)
  const sent = mode === "cut" ? text.slice(0, text.length / 2) : text
  return new Response(sent, { headers: { "content-type": "application/json", "x-request-id": id("req") } })
}

/** Streams server-sent events one at a time, so that the reader sees them arrive. */
function events(blocks: string[], mode: string) {
  const sent = mode === "cut" ? blocks.slice(0, blocks.length / 2) : blocks
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    pull(controller) {
      const block = sent.shift()
      if (block === undefined) controller.close()
      else controller.enqueue(encoder.encode(block))
    },
  })
  return new Response(body, { headers: { "content-type": "text/event-stream", "cache-control": "no-store" } })
}

function problem(status: number, message: string, code: string | null) {
  return json(status, { error: { message, type: "invalid_request_error", param: null, code } })
}
