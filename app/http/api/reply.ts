type Header = [name: string, value: string]

interface More {
  status?: number
  headers?: Header[]
}

/** The answer of a call as data. Each protocol serializes it in its own way. */
export interface Reply<Value = unknown> extends More {
  kind: "reply"
  value: Value
  /** A byte stream sent in place of the value: a file or an event stream. */
  stream?: ReadableStream<Uint8Array>
  /** The version of the answered resource, if it has one. */
  version?: number
}

/** A value with its own status or headers. Most calls return the value alone. */
export function reply<Value>(value: Value, more: More = {}): Reply<Value> {
  return { kind: "reply", value, ...more }
}

/** A byte stream with its headers. */
export function streamed(stream: ReadableStream<Uint8Array>, headers: Header[]): Reply<null> {
  return { kind: "reply", value: null, stream, headers }
}

export function isReply(answer: unknown): answer is Reply {
  return typeof answer === "object" && answer !== null && "kind" in answer && answer.kind === "reply"
}
