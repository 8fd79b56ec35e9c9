import type * as z from "zod"

/** A refusal in the shape of Stripe's own errors. */
export class StripeProblem extends Error {
  constructor(
    readonly status: number,
    readonly error: { type: string; message: string; code?: string; param?: string },
  ) {
    super(error.message)
  }
}

export function invalidRequest(message: string, code?: string, param?: string) {
  return new StripeProblem(400, {
    type: "invalid_request_error",
    message,
    ...(code && { code }),
    ...(param && { param }),
  })
}

export function noSuch(kind: string, id: string) {
  const message = `No such ${kind}: '${id}'`
  return new StripeProblem(404, { type: "invalid_request_error", code: "resource_missing", message, param: "id" })
}

/** Stripe's answer to parameters that are missing, unknown or of the wrong kind. */
export function wrongParameters(error: z.ZodError) {
  const [issue] = error.issues
  const name = nameOf(issue?.path ?? [])
  if (issue?.code === "unrecognized_keys") {
    const unknown = nameOf([...issue.path, issue.keys[0] ?? ""])
    return invalidRequest(`Received unknown parameter: ${unknown}`, "parameter_unknown", unknown)
  }
  if (issue?.code === "invalid_type" && issue.input === undefined) {
    return invalidRequest(`Missing required param: ${name}.`, "parameter_missing", name)
  }
  return invalidRequest(`Invalid ${name}: ${issue?.message ?? "not understood"}`, "parameter_invalid", name)
}

function nameOf([first = "", ...rest]: PropertyKey[]) {
  return String(first) + rest.map((part) => `[${String(part)}]`).join("")
}
