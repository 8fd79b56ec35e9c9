import { expect, test } from "vitest"
import { readBookmark, readCookie, sessionCookie, writeCookie } from "./cookies.server"

const withCookies = (header: string) => new Request("https://app.example/", { headers: { Cookie: header } })

test("a cookie is read back as written, next to others and with any content", () => {
  const value = '{"title":"Größe; 100 %, “ok”"}'
  const written = writeCookie(sessionCookie, value, 60)
  const [pair = "", ...rest] = written.split("; ")
  expect(rest.sort()).toEqual(["HttpOnly", "Max-Age=60", "Path=/", "SameSite=Lax", "Secure"])
  expect(readCookie(withCookies(`a=1; ${pair}; b=2`), sessionCookie)).toBe(value)
  expect(readCookie(withCookies(`x${pair}`), sessionCookie)).toBeNull()
  expect(readCookie(new Request("https://app.example/"), sessionCookie)).toBeNull()
})

test("a forged cookie header neither throws nor reaches Object.prototype", () => {
  for (const header of ["=", ";;;", "__proto__=1", "__Host-session=%E0%A4%A", "a".repeat(8000)]) {
    expect(() => readCookie(withCookies(header), sessionCookie)).not.toThrow()
    expect(readCookie(withCookies(header), "constructor")).toBeNull()
  }
  expect(readBookmark(withCookies("__Host-bookmark=a b"))).toBeNull()
})
