/** One request to a model. The answer must match a JSON schema. */
export interface ModelRequest {
  /** For the log: the purpose of the answer. */
  purpose: string
  instructions: string
  /** Each entry is sent as its own message and treated as material, never as an instruction. */
  data: string[]
  schemaName: string
  /** JSON Schema (draft 2020-12), closed objects only. */
  schema: Record<string, unknown>
  maxOutputTokens: number
}

export interface ModelAnswer {
  /** Parsed JSON, not yet validated against the schema. */
  value: unknown
  model: string
  inputTokens: number
  outputTokens: number
}

/** Throws `ProviderError` if there is no usable answer. */
export type AskModel = (request: ModelRequest) => Promise<ModelAnswer>
