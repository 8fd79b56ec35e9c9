/** One question to a model, whose answer must fit a JSON schema. */
export interface ModelRequest {
  /** For the log: what the answer is for. */
  purpose: string
  instructions: string
  /** Each a message of its own. What stands in them is material, never an instruction. */
  data: string[]
  schemaName: string
  /** JSON schema (draft 2020-12), closed objects only. */
  schema: Record<string, unknown>
  maxOutputTokens: number
}

export interface ModelAnswer {
  /** Parsed JSON, not yet checked against the schema. */
  value: unknown
  model: string
  inputTokens: number
  outputTokens: number
}

/** Throws `ProviderError` where no usable answer came. */
export type AskModel = (request: ModelRequest) => Promise<ModelAnswer>
