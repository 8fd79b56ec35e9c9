import { expect, type Locator, type Page } from "@playwright/test"

let made = 0

/** A new user, with the values that they will type. */
export function newPerson() {
  made += 1
  return {
    firstName: "Maren",
    lastName: "Okafor",
    email: `maren-${process.pid}-${made}-${Date.now()}@example.com`,
    password: "quiet-harbour-42",
  }
}

const role = {
  title: "Senior Charge Nurse",
  industry: "Healthcare",
  bio: "I run a 28-bed surgical ward. I started in emergency care in 2014.",
  experience:
    "Senior Charge Nurse, Leith General (2019 – present)\n- Led a team of 14 nurses\n\nStaff Nurse, Royal Infirmary (2014 – 2019)\n- Trained 9 graduates",
}
const attributes = {
  skills: "Wound care, Rostering, , Triage",
  xFactor: "I stay calm when the ward is full.",
  desiredProfessionalTone: "confident",
}
const goals = { shortTermGoals: "Become a ward manager." }

/**
 * Registers and sets up a profile through the same forms as `register` and `completeOnboarding`, without rendering
 * their pages. For tests of later steps; the page stays where it was.
 */
export async function join(page: Page, person = newPerson()) {
  await send(page, "/auth/register", { ...person, confirmPassword: person.password })
  await send(page, "/onboarding?step=1", { ...role, intent: "next" })
  await send(page, "/onboarding?step=2", { ...attributes, intent: "next" })
  await send(page, "/onboarding?step=3", { ...goals, intent: "complete" })
  await page.context().clearCookies({ name: "__Host-toast" })
  return person
}

/** Opens a demo account with its form, without loading the page that has the button. */
export async function enterDemo(page: Page, profileType: "engineer" | "marketer" | "executive") {
  await send(page, "/auth/demo", { profileType })
  await page.context().clearCookies({ name: "__Host-toast" })
}

/**
 * How often a request of a test itself is sent again if its connection was reset. The runtime closes connections that
 * were idle for five seconds, just as a busy machine may reuse one; such a request has had no effect.
 */
export const maxRetries = 3

async function send(page: Page, path: string, form: Record<string, string>) {
  const answer = await page.request.post(path, { form, maxRedirects: 0, maxRetries })
  expect([path, answer.status()]).toEqual([path, 302])
}

/** Fills in and submits the registration form. */
export async function register(page: Page, person = newPerson()) {
  await page.goto("/auth/register")
  await page.getByLabel("First name").fill(person.firstName)
  await page.getByLabel("Last name").fill(person.lastName)
  await page.getByLabel("Email").fill(person.email)
  await page.getByLabel("Password", { exact: true }).fill(person.password)
  await page.getByLabel("Confirm password").fill(person.password)
  await page.getByRole("button", { name: "Create account" }).click()
  await page.waitForURL("**/onboarding**")
  return person
}

/** Completes the three steps of the wizard. */
export async function completeOnboarding(page: Page) {
  await page.getByLabel("Current Role/Title").fill(role.title)
  await page.getByLabel("Industry").selectOption(role.industry)
  await page.getByLabel("Professional Bio").fill(role.bio)
  await page.getByLabel("Experience Summary").fill(role.experience)
  await page.getByRole("button", { name: "Next" }).click()
  await page.waitForURL("**/onboarding?step=2")
  await page.getByLabel("Skills").fill(attributes.skills)
  await page.getByLabel("What makes you unique?").fill(attributes.xFactor)
  await page.getByLabel("Preferred Professional Tone").selectOption(attributes.desiredProfessionalTone)
  await page.getByRole("button", { name: "Next" }).click()
  await page.waitForURL("**/onboarding?step=3")
  await page.getByLabel("Short-term Goals").fill(goals.shortTermGoals)
  await page.getByRole("button", { name: "Complete Setup" }).click()
  await page.waitForURL("**/dashboard")
}

export const reflection =
  "I redesigned the handover on our ward with two colleagues, which cut it from 40 to 25 minutes and saved about 5 hours a week."

/** Answers today's question. */
export async function reflect(page: Page, response = reflection) {
  await page.goto("/growth-pulse")
  await page.getByLabel("Your response").fill(response)
  await page.getByRole("button", { name: "Submit Response" }).click()
}

/** Waits until an element is hydrated. Before that, the browser itself handles links and forms. */
export async function hydrated(element: Locator) {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true)
}
