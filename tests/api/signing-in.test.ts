import { beforeAll, expect, test } from "vitest"
import { type Server, startServer } from "../support/server/server"
import { newcomer, textOf, visitor } from "./visitor"

let server: Server

beforeAll(async () => {
  server = await startServer()
})

test.each(["/", "/privacy", "/auth/login", "/auth/register", "/nowhere"])("%s ships no script", async (path) => {
  const { html } = await visitor(server).get(path)
  expect(html).toContain("</html>")
  // Structured data for search engines is not executable.
  expect(html.replaceAll('<script type="application/ld+json">', "")).not.toContain("<script")
  expect(html).not.toContain("modulepreload")
})

test("registering sets an HttpOnly, Secure, SameSite=Lax session cookie and shows the welcome once", async () => {
  const person = await newcomer(server)
  expect([person.made.status, person.made.location]).toEqual([302, "/onboarding"])
  const [session] = person.made.cookies.filter((cookie) => cookie.startsWith("__Host-session="))
  expect(session).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/)
  const first = textOf((await person.get("/onboarding")).html)
  expect(first).toContain("Account created successfully!")
  expect(first).toContain("Welcome to Throughline! Let's set up your profile.")
  expect(textOf((await person.get("/onboarding")).html)).not.toContain("Account created")
})

test("a refused registration shows the error at its field, keeps the typed values and never shows a password", async () => {
  const typed = {
    firstName: "Ada <b>",
    lastName: "M",
    email: "ada@example.com",
    password: "short",
    confirmPassword: "shirt",
  }
  const { status, html } = await visitor(server).post("/auth/register", typed)
  expect(status).toBe(422)
  expect(html).toContain('value="Ada &lt;b&gt;"')
  expect(html).toContain('value="ada@example.com"')
  expect(textOf(html)).toContain("Password too short - Password must be at least 8 characters long")
  expect(textOf(html)).toContain("Password mismatch - Please ensure both password fields match")
  expect(html).not.toContain('value="short"')
  expect(html).not.toContain('value="shirt"')
})

test("a taken email address is refused on the page too", async () => {
  const { email, firstName, lastName, password } = await newcomer(server)
  const again = { email: email.toUpperCase(), firstName, lastName, password, confirmPassword: password }
  const { status, html } = await visitor(server).post("/auth/register", again)
  expect(status).toBe(409)
  expect(textOf(html)).toContain("Registration failed An account with this email address already exists.")
})

test("a refused login shows an error and keeps the email address", async () => {
  const { status, html } = await visitor(server).post("/auth/login", { email: "nobody@example.com", password: "wrong" })
  expect(status).toBe(401)
  expect(textOf(html)).toContain("Login failed The email address or password is incorrect.")
  expect(html).toContain('value="nobody@example.com"')
  expect(html).not.toContain('value="wrong"')
})

test("a login continues to the requested page, and only there", async () => {
  const { email, password } = await newcomer(server)
  const goes = async (redirectTo: string) => {
    const query = new URLSearchParams({ redirectTo })
    const { location } = await visitor(server).post(`/auth/login?${query}`, { email, password })
    return location
  }
  expect(await goes("/content?type=resume")).toBe("/content?type=resume")
  for (const hostile of ["//evil.com", "/\\evil.com", "/.//evil.com", "https://evil.com", "javascript:alert(1)", ""]) {
    expect([hostile, await goes(hostile)]).toEqual([hostile, "/dashboard"])
  }
})

test("a signed-in user is redirected home from visitor pages until they sign out", async () => {
  const person = await newcomer(server)
  for (const path of ["/", "/auth/login", "/auth/register"]) {
    expect([path, (await person.get(path)).location]).toEqual([path, "/onboarding"])
  }
  expect((await person.get("/auth/logout")).location).toBe("/")
  const kept = new Map(person.jar)
  expect((await person.post("/auth/logout")).location).toBe("/")
  expect(person.jar.has("__Host-session")).toBe(false)
  person.jar.set("__Host-session", kept.get("__Host-session") ?? "")
  expect((await person.get("/onboarding")).location).toMatch(/^\/auth\/login/)
})

test("each wizard step is saved when sent, forwards and backwards, and the last one opens the product", async () => {
  const person = await newcomer(server)
  expect((await person.get("/dashboard")).location).toBe("/onboarding")
  const first = { title: "Senior Nurse", industry: "Healthcare", bio: "I run a ward.", experience: "", intent: "next" }
  expect((await person.post("/onboarding?step=1", first)).location).toBe("/onboarding?step=2")
  const second = { skills: "wound care, rostering", xFactor: "", desiredProfessionalTone: "", intent: "previous" }
  expect((await person.post("/onboarding?step=2", second)).location).toBe("/onboarding?step=1")
  expect((await person.get("/onboarding?step=1")).html).toContain('value="Senior Nurse"')
  expect((await person.get("/onboarding?step=2")).html).toContain('value="wound care, rostering"')
  const third = {
    shortTermGoals: "Lead a ward.",
    longTermGoals: "",
    portfolioUrl: "",
    githubUrl: "",
    intent: "complete",
  }
  const refused = await person.post("/onboarding?step=3", { ...third, linkedinUrl: "javascript:alert(1)" })
  expect(refused.status).toBe(422)
  expect(refused.html).toContain("Lead a ward.")
  const done = await person.post("/onboarding?step=3", { ...third, linkedinUrl: "linkedin.com/in/robin" })
  expect(done.location).toBe("/dashboard")
  expect(textOf((await person.get("/dashboard")).html)).toContain("Welcome back, Robin!")
  expect((await person.get("/auth/login")).location).toBe("/dashboard")
})

test("the return from an upgrade is confirmed once, at the page's own address", async () => {
  const person = await newcomer(server)
  expect((await person.get("/onboarding?upgrade_success=true")).location).toBe("/onboarding")
  expect(textOf((await person.get("/onboarding")).html)).toContain("Welcome to Your Premium Plan!")
  await person.post("/onboarding?step=3", { intent: "complete", linkedinUrl: "", portfolioUrl: "", githubUrl: "" })
  expect((await person.get("/dashboard?upgrade_success=true")).location).toBe("/dashboard")
  expect(textOf((await person.get("/dashboard")).html)).toContain("Subscription Activated!")
})

test("a demo account opens with its button and has data", async () => {
  const guest = visitor(server)
  expect((await guest.get("/auth/login")).html).toContain('value="executive"')
  expect((await guest.post("/auth/demo", { profileType: "nobody" })).location).toBe("/auth/login")
  expect(textOf((await guest.get("/auth/login")).html)).toContain("Demo login failed")
  expect((await guest.post("/auth/demo", { profileType: "executive" })).location).toBe("/dashboard")
  const dashboard = textOf((await guest.get("/dashboard")).html)
  expect(dashboard).toContain("Welcome back, Helen!")
  expect(dashboard).toContain("This is a demo account")
  expect(dashboard).not.toContain("Welcome back! ")
  expect(dashboard).toContain("Resume: Chief Operating Officer")
})

test("an account's plans and limits come from the one catalog", async () => {
  const guest = visitor(server)
  await guest.post("/auth/demo", { profileType: "marketer" })
  const monthly = textOf((await guest.get("/billing")).html)
  expect(monthly).toContain("Current plan: Pro")
  expect(monthly).toContain("Downgrade to Free")
  expect(monthly).toContain("$19 a month")
  expect(monthly).not.toContain("Save 17%")
  const annual = textOf((await guest.get("/billing?interval=annual")).html)
  expect(annual).toContain("Save 17%")
  expect(annual).toContain("$190 a year")
})
