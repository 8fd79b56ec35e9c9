import * as z from "zod"

const message = "The version must be the number from the last response, such as 3."

/** The version that a change is based on. Forms and headers send it as text. */
export const version = z.union(
  [
    z.int(message).min(0, message),
    z
      .string()
      .regex(/^\d{1,15}$/, message)
      .transform(Number),
  ],
  message,
)
