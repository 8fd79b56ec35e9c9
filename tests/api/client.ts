import { expect } from "vitest"
import type { Server } from "../support/server/server"

export interface Answer {
  status: number
  headers: Headers

  /** Untyped: tests access its fields and fail if the shape is wrong. */
  body: ReturnType<typeof JSON.parse>
}

/** Calls the API as a program would: JSON in, JSON out, with a bearer token if there is one. */
export function client(server: Server, token?: string) {
  return async function call(name: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const [method = "", path = ""] = name.split(" ")
    const response = await fetch(server.origin + path, {
      method,
      redirect: "manual",
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parsed(text) }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

let made = 0

/** A new account and a caller signed in to it. */
export async function newUser(server: Server, tier: "free" | "starter" | "pro" = "free") {
  made += 1
  const email = `person${made}-${Date.now()}@example.com`
  const account = { email, password: "quiet-harbour-42", firstName: "Robin", lastName: "Example" }
  const { status, body } = await client(server)("POST /api/auth/register", account)
  expect(status).toBe(201)
  if (tier !== "free") await server.sql("update users set tier = ? where id = ?", tier, body.user.id)
  return { ...account, id: String(body.user.id), token: String(body.token), call: client(server, body.token) }
}

export const anAnswer = {
  question: "What changed because of you?",
  response: "I rebuilt the triage board with 3 nurses, which cut waiting time from 40 to 25 minutes.",
}

/** Asserts a refusal: its status, its code and the common shape of all refusals. */
export function expectRefusal({ status, body }: Answer, wanted: number, code: string) {
  expect({ status, code: body.code }).toEqual({ status: wanted, code })
  expect(body.error).toBe(body.message)
  expect(body.error.length).toBeGreaterThan(0)
  expect(body.requestId).toMatch(/^[0-9a-f-]{36}$/)
  expect("fields" in body).toBe(wanted === 422)
}
