import OpenAI from "openai"
import { ProviderError } from "../../../app/domain/kernel/provider-error"
import { secondsOf } from "../retry-after"
import { AnswerTooLarge } from "./fetch"

/** Maps a failed call to a `ProviderError` that contains none of the data sent or received. */
export function failureOf(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof OpenAI.APIConnectionTimeoutError || error instanceof OpenAI.APIUserAbortError) {
    return new ProviderError("timeout")
  }
  if (error instanceof OpenAI.APIConnectionError) {
    return new ProviderError(error.cause instanceof AnswerTooLarge ? "schema" : "transport")
  }
  if (error instanceof OpenAI.APIError) return refused(error.status, error.code, error.headers)
  // The body is cut off: the client tried to parse an incomplete answer.
  if (error instanceof SyntaxError) return new ProviderError("truncated")
  return new ProviderError("transport")
}

function refused(status: number | undefined, code: string | null | undefined, headers: Headers | undefined) {
  if (code === "insufficient_quota") return new ProviderError("configuration")
  const retryAfter = secondsOf(headers?.get("retry-after") ?? null)
  if (status === 429) return new ProviderError("rate-limited", retryAfter)
  if (status === 408) return new ProviderError("timeout", retryAfter)
  if (status === undefined || status === 409 || status >= 500) return new ProviderError("server", retryAfter)
  return new ProviderError("configuration")
}
