import * as z from "zod"
import type { AskModel, ModelRequest } from "../../kernel/model"
import { ProviderError } from "../../kernel/provider-error"

/** Asks a model and reads its answer by the schema that was asked for. Throws `ProviderError`. */
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
