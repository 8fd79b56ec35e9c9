type Header = [name: string, value: string]

interface More {
  status?: number
  headers?: Header[]
}

/** What a call answers, as data: the protocol that it came by makes its own form of it. */
export interface Reply<Value = unknown> extends More {
  kind: "reply"
  value: Value
  /** Bytes as they come instead of a value: a file, or a line of events. */
  stream?: ReadableStream<Uint8Array>
  /** The version of what is answered, where it carries one. */
  version?: number
}

/** A value with a status or headers of its own. Most calls answer the value alone. */
export function reply<Value>(value: Value, more: More = {}): Reply<Value> {
  return { kind: "reply", value, ...more }
}

/** Bytes as they come; their headers say what they are. */
export function streamed(stream: ReadableStream<Uint8Array>, headers: Header[]): Reply<null> {
  return { kind: "reply", value: null, stream, headers }
}

export function isReply(answer: unknown): answer is Reply {
  return typeof answer === "object" && answer !== null && "kind" in answer && answer.kind === "reply"
}
