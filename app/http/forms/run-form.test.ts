import { expect, test } from "vitest"
import { LogIn, RegisterForm } from "../../domain/account/schema"
import { ProfileUpdate } from "../../domain/career/schema"
import { DomainError } from "../../domain/kernel/errors"
import { type FormAnswer, runForm } from "./run-form.server"

function sent(fields: Record<string, string>): { request: Request; context: never } {
  const body = new URLSearchParams(fields)
  return { request: new Request("https://app.example/form", { method: "POST", body }), context: undefined as never }
}

const never = async () => {
  throw new Error("The command must not run.")
}

test("submitted values are returned with their errors, but passwords never are", async () => {
  const typed = { firstName: "Ada", lastName: "", email: "ada", password: "short", confirmPassword: "other" }
  const answer = await runForm(sent(typed), RegisterForm, never, () => null)
  expect(answer).toMatchObject({
    init: { status: 422 },
    data: {
      code: "invalid",
      result: {
        initialValue: { firstName: "Ada", email: "ada" },
        error: {
          lastName: ["Please enter your last name."],
          email: ["Please enter an email address, such as name@example.com."],
          password: ["Password too short - Password must be at least 8 characters long"],
          confirmPassword: ["Password mismatch - Please ensure both password fields match"],
        },
      },
    },
  })
  expect(JSON.stringify(answer)).not.toContain('short"')
  expect(JSON.stringify(answer)).not.toContain("other")
})

test("a refusal is returned with its status, above the form or at the field that it names", async () => {
  const typed = sent({ email: "ada@example.com", password: "hunter22" })
  const refused = await runForm(
    typed,
    LogIn,
    () => Promise.reject(new DomainError("too_many_requests", "Wait.")),
    never,
  )
  expect(refused).toMatchObject({
    init: { status: 429 },
    data: { message: "Wait.", result: { error: { "": ["Wait."] } } },
  })
  expect(JSON.stringify(refused)).not.toContain("hunter22")
  const taken = new DomainError("email_taken", "Taken.", { fields: { email: ["Taken."] } })
  const answer = await runForm(
    sent({ email: "a@b.c", password: "hunter22" }),
    LogIn,
    () => Promise.reject(taken),
    never,
  )
  expect(answer).toMatchObject({ init: { status: 409 }, data: { result: { error: { email: ["Taken."] } } } })
})

test("an error that is not a refusal is rethrown", async () => {
  const fault = () => Promise.reject(new Error("The database is down."))
  await expect(runForm(sent({ email: "a@b.c", password: "x" }), LogIn, fault, never)).rejects.toThrow("database")
})

test("a form is validated like an API call: a cleared field is an empty string, and a list of skills is split", async () => {
  const given = await runForm(
    sent({ title: "", skills: "a, b" }),
    ProfileUpdate,
    async (input) => input,
    (input) => input,
  )
  expect(given).toEqual({ title: "", skills: ["a", "b"] } satisfies ProfileUpdate)
})

test("a file in place of a text is refused at its field", async () => {
  const body = new FormData()
  body.set("email", new File(["x"], "x.txt"))
  body.set("password", "hunter22")
  const request = new Request("https://app.example/form", { method: "POST", body })
  const answer = await runForm({ request, context: undefined as never }, LogIn, never, () => null)
  expect(errorsOf(answer)).toMatchObject({ email: [expect.any(String)] })
})

function errorsOf(answer: null | { data: FormAnswer }) {
  return answer?.data.result.error
}
