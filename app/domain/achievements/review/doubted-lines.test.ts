import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { createWorld, type World } from "../../../../tests/support/world/world"
import { findReflection } from "../../growth-pulse/entries/lines-of-entry.server"
import { submitResponse } from "../../growth-pulse/entries/submit-response.server"
import { batch, runQuery } from "../../kernel/query.server"
import { changeAchievement, findLinesToChange } from "../change/change-achievement.server"
import type { ProposedLine } from "../line"
import { decideLines } from "./decide-lines.server"
import { proposeLines } from "./propose-lines.server"

const told = "I rebuilt the triage board in March. I trained five nurses to use it."
const supported = "Rebuilt the triage board"
const trained = "Trained five nurses"
const doubted = "Rebuilt the triage board, which won the Golden Lamp award"

/** A reflection with exactly these proposed lines. */
async function proposed(world: World, texts: string[]) {
  const user = await world.addUser({ tier: "pro" })
  await submitResponse(world.deps, user, { question: "What changed?", response: told })
  await world.finishJobs()
  const [entry] = await world.rows("select id, evidence_id from growth_entries")
  const words = [{ id: String(entry?.evidence_id), kind: "reflection" as const, text: told, source: "What changed?" }]
  const of = { userId: user.userId, entryId: String(entry?.id), words, profile: null }
  const made = texts.map(
    (text): ProposedLine => ({
      text,
      role: { kind: "none" },
      period: { from: "2026-03-10", to: "2026-03-10" },
      parts: { situation: [], task: [], action: [text], result: [] },
      figure: null,
      skills: [],
      strength: 50,
      evidenceIds: words.map(({ id }) => id),
    }),
  )
  const { ids, writes } = proposeLines(world.deps, of, made, [])
  const list = JSON.stringify(ids)
  await batch(world.deps.db, writes(sql`1`))
  await world.rows("update growth_entries set lines = ? returning id", list)
  const found = async () => {
    const reflection = await runQuery(world.deps.db, findReflection(world.deps, user.userId, of.entryId))
    if (!reflection) throw new Error("There is no such reflection.")
    return texts.map((_, at) => reflection.lines.find(({ row }) => row.id === ids[at]) ?? fail())
  }
  return { user, found }
}

function fail(): never {
  throw new Error("A line is missing.")
}

const typedAs = (lines: Awaited<ReturnType<Awaited<ReturnType<typeof proposed>>["found"]>>, texts: string[] = []) =>
  lines.map(({ row: { id, version, text } }, at) => ({ id, version, text: texts[at] ?? text, roleId: undefined }))

test("a proposed line states what goes beyond the person's words, and an edit is checked again", async () => {
  await using world = await createWorld()
  const { user, found } = await proposed(world, [supported, doubted])
  const [first, second] = await found()
  expect(first?.row.added).toEqual([])
  expect(second?.row.added.join(" ")).toContain("Golden Lamp")
  const edited = async (id: string, text: string) => {
    const read = await runQuery(world.deps.db, findLinesToChange(world.deps, user.userId, [id]))
    return changeAchievement(world.deps, user, { id, text }, read)
  }
  expect(await edited(second?.row.id ?? "", trained)).toMatchObject({ state: "proposed", added: [] })
  expect((await edited(first?.row.id ?? "", doubted)).added.join(" ")).toContain("Golden Lamp")
})

test("agreeing to all lines leaves a doubted one with its edits; its own button agrees to it", async () => {
  await using world = await createWorld()
  const { found } = await proposed(world, [supported, doubted, trained])
  const lines = await found()
  const edit = `${doubted} in 2025`
  const all = { intent: "agree", lines: typedAs(lines, [supported, edit]), followUp: "" }
  expect(await decideLines(world.deps, lines, null, all)).toEqual({ agreed: 2, setAside: 0, left: 1 })
  const after = await found()
  expect(after.map(({ row }) => [row.text, row.state])).toEqual([
    [supported, "agreed"],
    [edit, "proposed"],
    [trained, "agreed"],
  ])
  const evidence = () => world.rows("select text from evidence where kind = 'achievement' and retired = 0 order by id")
  expect(await evidence()).toEqual([{ text: supported }, { text: trained }])

  const left = after.slice(1, 2)
  const own = { intent: `agree:${left[0]?.row.id}`, lines: typedAs(left), followUp: "" }
  expect(await decideLines(world.deps, left, null, own)).toEqual({ agreed: 1, setAside: 0, left: 0 })
  expect(await evidence()).toContainEqual({ text: edit })
  expect((await found())[1]?.row.added.join(" ")).toContain("Golden Lamp")
})

test("an invalid edit of a doubted line is refused along with the others, so that it is not lost", async () => {
  await using world = await createWorld()
  const { found } = await proposed(world, [supported, doubted])
  const lines = await found()
  const all = { intent: "agree", lines: typedAs(lines, [supported, "Short"]), followUp: "" }
  await expect(decideLines(world.deps, lines, null, all)).rejects.toMatchObject({
    fields: { "lines[1].text": [expect.any(String)] },
  })
  expect((await found()).map(({ row }) => row.state)).toEqual(["proposed", "proposed"])
})
