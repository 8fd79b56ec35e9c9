import { eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { createWorld, type World } from "../../../../tests/support/world/world"
import { type Leaf, leavesOf } from "../../document/document-tree"
import type { ResumeContent } from "../../document/resume-schema"
import { findPerson } from "../../evidence/ledger.server"
import { runQuery } from "../../kernel/query.server"
import type { Actor } from "../../users/actor"
import { builtInWriter } from "../../writer/built-in/built-in"
import { writeDocument } from "../generate/write-document.server"
import type { UpdateContent } from "../schema"
import { contents } from "../tables.server"
import { changeContent, findForChange } from "./change-content.server"
import { findStoredContent } from "./change-tree.server"
import { reviseClaim } from "./revise-claim.server"

const profile = {
  title: "Cloud Engineer",
  skills: ["AWS", "Terraform"],
  experience:
    "Cloud Engineer, Acme (2019 – present)\n- Moved the AWS estate to three regions\n- Led a team of 5 engineers\n\nAnalyst, Umbra (2015 – 2019)\n- Wrote SQL reports for finance",
}

async function resumeOf(world: World, user: Actor): Promise<void> {
  const person = await runQuery(world.deps.db, findPerson(world.deps, user.userId))
  if (!person) throw new Error("The person is not there.")
  const asked = { userId: user.userId, id: "r", type: "resume" as const, customPrompt: null }
  await world.deps.db
    .insert(contents)
    .values(await writeDocument(world.deps, builtInWriter, { person, lines: [] }, asked))
}

async function opened(world: World, user: Actor) {
  const read = await runQuery(world.deps.db, findStoredContent(world.deps, user.userId, "r"))
  if (!read) throw new Error("The document is not there.")
  return read
}

async function sent(world: World, user: Actor, update: UpdateContent) {
  const [open, person] = await runQuery(world.deps.db, findForChange(world.deps, user.userId, "r", update))
  return changeContent(world.deps, user, open, update, person)
}

async function withFields(world: World, user: Actor, change: (fields: ResumeContent) => void) {
  const fields = structuredClone((await sent(world, user, { title: "Resume" })).structuredContentJson!)
  change(fields)
  return sent(world, user, { structuredContentJson: fields })
}

const lines = (leaves: Leaf[]) => leaves.map(({ id, text, status }) => [id, text, status])

test("removing the skill AWS, by claim or by fields, leaves bullets that mention AWS unchanged", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile })
  await resumeOf(world, user)
  const { tree, row } = await opened(world, user)
  const skill = leavesOf(tree).find(({ text }) => text === "AWS")?.id ?? ""
  const bullet = "Moved the AWS estate to three regions"
  await reviseClaim(world.deps, user, { tree, row }, { intent: "remove", claim: skill, version: row.version }, null)
  const after = await sent(world, user, { title: "Resume" })
  expect(after.structuredContentJson?.skills).toMatchObject({ tools: ["Terraform"] })
  expect(after.structuredContentJson?.experience[0]?.responsibilities).toContain(bullet)
  expect(after.content).toContain(`- ${bullet}`)

  const back = await withFields(world, user, (fields) => fields.skills.tools.push("AWS"))
  expect(back.claims.find(({ text }) => text === "AWS")?.status).toBe("supported")
  const gone = await withFields(world, user, (fields) => {
    fields.skills.tools = ["Terraform"]
  })
  expect(gone.content).toContain(`- ${bullet}`)
  expect(gone.content).toContain("- Tools: Terraform\n")
})

test("sending fields back unchanged changes no sentence", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile })
  await resumeOf(world, user)
  const before = await opened(world, user)
  await withFields(world, user, () => undefined)
  const after = await opened(world, user)
  expect(after.tree).toEqual(before.tree)
  expect(after.row).toMatchObject({ content: before.row.content, structured: null })
})

test("new, changed and moved lines are verified", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile })
  await resumeOf(world, user)
  const before = await opened(world, user)
  const { claims, structuredContentJson, content } = await withFields(world, user, ({ experience: [acme, umbra] }) => {
    acme!.responsibilities = ["Led a team of 50 engineers", "Moved the AWS estate to three regions"]
    umbra!.responsibilities.push("Led a team of 5 engineers", "Won the Nobel Prize in 2019")
    umbra!.dates = "2010 – 2019"
  })
  const status = (text: string) => claims.find((claim) => claim.text === text)?.status
  expect(status("Led a team of 50 engineers")).toBe("blocked")
  expect(status("Won the Nobel Prize in 2019")).toBe("blocked")
  expect(status("Analyst, Umbra (2010 – 2019)")).not.toBe("supported")
  expect(content).toContain("- Won the Nobel Prize in 2019")
  // Users are shown what they saved, whatever the verifier's result.
  expect(structuredContentJson?.experience.map(({ dates, responsibilities }) => [dates, ...responsibilities])).toEqual([
    ["2019 – present", "Led a team of 50 engineers", "Moved the AWS estate to three regions"],
    ["2010 – 2019", "Wrote SQL reports for finance", "Led a team of 5 engineers", "Won the Nobel Prize in 2019"],
  ])
  const kept = ["Cloud Engineer, Acme (2019 – present)", "Moved the AWS estate to three regions", "AWS", "Terraform"]
  const isKept = ([, text]: unknown[]) => kept.includes(String(text))
  const after = await opened(world, user)
  expect(lines(leavesOf(after.tree)).filter(isKept).sort()).toEqual(lines(leavesOf(before.tree)).filter(isKept).sort())
  expect(after.row).toMatchObject({ blocked: claims.filter((claim) => claim.status === "blocked").length })
})

test("unsupported sentences of a writer are left out of the fields and survive saving them", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile })
  await resumeOf(world, user)
  const { tree } = await opened(world, user)
  const doubtful = JSON.stringify(tree).replace(
    /("text":"Wrote SQL reports for finance".*?"status":)"supported"/,
    '$1"blocked"',
  )
  await world.deps.db.update(contents).set({ document: doubtful }).where(eq(contents.id, "r"))
  const { structuredContentJson, content, claims } = await withFields(world, user, (fields) => {
    fields.summary = "Cloud Engineer."
  })
  expect(JSON.stringify(structuredContentJson)).not.toContain("SQL")
  expect(content).toContain("- Wrote SQL reports for finance")
  expect(claims.find(({ text }) => text.startsWith("Wrote SQL"))?.status).toBe("blocked")
})

test("name and contact fields accept no claims", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile })
  await resumeOf(world, user)
  const named = await withFields(world, user, (fields) => {
    fields.name = "Robin A. Park"
    fields.contact.phone = "+44 20 7946 0000"
  })
  expect(named.content).toMatch(/^ROBIN A. PARK\n\n.*\+44 20 7946 0000/)
  for (const [field, value] of [
    ["phone", "Led 50 people"],
    ["website", "I won a prize"],
  ] as const) {
    const refused = withFields(world, user, ({ contact }) => {
      contact[field] = value
    })
    await expect(refused).rejects.toMatchObject({ code: "invalid", message: expect.stringContaining(field) })
  }
})

test("of two windows saving fields, the stale one gets a conflict and changes nothing", async () => {
  await using world = await createWorld()
  const user = await world.addUser({ profile })
  await resumeOf(world, user)
  const { version, structuredContentJson: fields } = await withFields(world, user, () => undefined)
  const one = { structuredContentJson: { ...fields!, summary: "Cloud Engineer." }, version }
  await sent(world, user, one)
  await expect(sent(world, user, { ...one, title: "Late" })).rejects.toMatchObject({ code: "conflict" })
  expect((await opened(world, user)).row).toMatchObject({ title: "Resume", version: version + 1 })
})
