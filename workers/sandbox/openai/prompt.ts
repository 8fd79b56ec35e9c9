import * as z from "zod"
import type { JsonSchema } from "./schema"

/** One line of evidence in the prompt: "[E3] (profile: employer) Acme". */
export interface Evidence {
  alias: string
  tags: string
  text: string
}

/** A request, parsed from either of the two API calls. */
export interface ReadPrompt {
  model: string
  messages: string[]
  schema: JsonSchema | null
  maxOutputTokens: number | null
  stream: boolean
  /** The number of prompt tokens, estimated as one per four characters. */
  tokens: number
}

const Content = z.union([z.string(), z.array(z.looseObject({ text: z.string().optional() }))])
const Message = z.looseObject({ content: Content.optional() })
const Schema = z.record(z.string(), z.unknown())

export const ResponsesBody = z.looseObject({
  model: z.string(),
  input: z.union([z.string(), z.array(Message)]),
  instructions: z.string().nullish(),
  max_output_tokens: z.number().nullish(),
  stream: z.boolean().nullish(),
  text: z.looseObject({ format: z.looseObject({ type: z.string(), schema: Schema.optional() }).optional() }).nullish(),
})

export const ChatBody = z.looseObject({
  model: z.string(),
  messages: z.array(Message).min(1),
  max_completion_tokens: z.number().nullish(),
  max_tokens: z.number().nullish(),
  stream: z.boolean().nullish(),
  stream_options: z.looseObject({ include_usage: z.boolean().optional() }).nullish(),
  response_format: z
    .looseObject({ type: z.string(), json_schema: z.looseObject({ schema: Schema.optional() }).optional() })
    .nullish(),
})

export function promptOfResponses(body: z.output<typeof ResponsesBody>): ReadPrompt {
  const input = typeof body.input === "string" ? [body.input] : body.input.map(textOf)
  const messages = [body.instructions ?? "", ...input].filter(Boolean)
  return {
    model: body.model,
    messages,
    schema: body.text?.format?.schema ?? null,
    maxOutputTokens: body.max_output_tokens ?? null,
    stream: body.stream ?? false,
    tokens: countTokens(messages.join("\n")),
  }
}

export function promptOfChat(body: z.output<typeof ChatBody>): ReadPrompt {
  const messages = body.messages.map(textOf).filter(Boolean)
  return {
    model: body.model,
    messages,
    schema: body.response_format?.json_schema?.schema ?? null,
    maxOutputTokens: body.max_completion_tokens ?? body.max_tokens ?? null,
    stream: body.stream ?? false,
    tokens: countTokens(messages.join("\n")),
  }
}

function textOf({ content = "" }: z.output<typeof Message>) {
  return typeof content === "string" ? content : content.map((part) => part.text ?? "").join("\n")
}

export function countTokens(text: string) {
  return Math.ceil(text.length / 4)
}

/** The evidence in a prompt, one entry per sentence. A prompt without markers is itself the evidence. */
export function evidenceIn(messages: string[]): Evidence[] {
  const lines = messages.flatMap((message) => message.split("\n"))
  const marked = lines.flatMap((line) => {
    const found = /^\s*\[(E\d+)\]\s*(?:\(([^)]*)\)\s*)?(.+)$/.exec(line)
    return found ? [{ alias: found[1] ?? "", tags: found[2] ?? "", text: found[3] ?? "" }] : []
  })
  const last = messages.at(-1) ?? ""
  const items = marked.length > 0 ? marked : [{ alias: "E1", tags: "", text: last.slice(0, 20_000) }]
  return items.flatMap((item) => sentences(item.text).map((text) => ({ ...item, text })))
}

function sentences(text: string) {
  const parts = text.split(/(?<=[.!?])\s+/).map((part) => part.trim())
  return parts.filter((part) => part !== "")
}

/** Injected instructions in a prompt's texts, which an obedient model would follow. */
export function ordersIn(messages: string[]): string[] {
  const [, ...data] = messages
  const order =
    /\b(?:say|state|write|claim|add|mention|include|output|print|reply|respond with)\b(?: that| the words?)?:?\s+["“]?([^"”.!\n]{3,200})/gi
  const orders =
    /\b(?:ignore|disregard|forget|override|instead|system prompt|you must|you are now|new instructions?)\b/i
  return data
    .filter((message) => orders.test(message))
    .flatMap((message) => [...message.matchAll(order)].map((found) => (found[1] ?? "").trim()))
}
