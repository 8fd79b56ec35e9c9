import * as z from "zod"
import type { AskModel, ModelRequest } from "../../kernel/model"
import { ProviderError } from "../../kernel/provider-error"

/** Calls a model and parses its answer with the requested schema. Throws `ProviderError`. */
export async function answerOf<T>(
  ask: AskModel,
  schema: z.ZodType<T>,
  request: Omit<ModelRequest, "schema">,
): Promise<T> {
  const { value } = await ask({ ...request, schema: z.toJSONSchema(schema) })
  const read = schema.safeParse(value)
  if (!read.success) throw new ProviderError("schema")
  return read.data
}
