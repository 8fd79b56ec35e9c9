import * as z from "zod"

const message = "A version is the number that the last answer gave, such as 3."

/** The version that a change is made to, as its caller knows it. A form and a header send it as text. */
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
