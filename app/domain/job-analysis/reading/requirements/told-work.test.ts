import { expect, it } from "vitest"
import { readPosting } from "../read-posting"

const read = (text: string) => readPosting(text, new Date("2026-11-28T00:00:00Z"))
const told = (text: string) =>
  read(text).requirements.map(
    ({ quote, must, kind }) => `${kind === "responsibility" ? "duty" : must ? "must" : "nice"}: ${quote}`,
  )
const head =
  "Ferry Warden\nMarlow Ferries Trust, Whitby\n\nThe trust has carried people over two rivers since 1921, in boats that it builds and mends itself. Its yard stands where the upper river meets the lower one, its six wardens know every bank and bar of both, and on market days four hundred people cross before noon, with bicycles, hens and now and then a piano. In spring the boats are scraped and painted, in autumn the ropes are changed, and in winter, when the ice comes down, everybody mends nets in the old chapel and tells the apprentices how it was before the bridge. The trust belongs to its passengers.\n\n"

it("a paragraph below a heading of duties is read sentence by sentence, without the place and the employer", () => {
  const text = `${head}Your tasks\nYou steer the ferry by day. Monitors the tide tables. You join a crew of six. Our yard is by the bridge.`
  expect(told(text)).toEqual(["duty: You steer the ferry by day", "duty: Monitors the tide tables"])
})

it("a list without a subject describes actions", () => {
  const text = `${head}What will you be doing?\nComplex berth planning for two rivers, minutes for the harbor board, rope orders and the odd rescue. We are a friendly crew, small, busy and loud.`
  expect(told(text)).toEqual([
    "duty: Complex berth planning for two rivers, minutes for the harbor board, rope orders and the odd rescue",
  ])
})

it.each([
  ["What the work looks like", "What you need to have", "What would make us smile"],
  ["WHATS INVOLVED", "TO BE CONSIDERED", "What else would be nice"],
])("“%s:” and “%s:” open a paragraph on their own line", (duties, must, nice) => {
  const text = `${head}${duties}: you steer the ferry by day. You mend ropes.\n\n${must}: a boat licence; a good grip of the tides.\n\n${nice}: PostgreSQL or a second language.`
  expect(told(text)).toEqual([
    "duty: you steer the ferry by day",
    "duty: You mend ropes",
    "must: a boat licence",
    "must: a good grip of the tides",
    "nice: PostgreSQL or a second language",
  ])
})

it("a button that unfolds a part of the page is its heading, and a button to apply is not", () => {
  const page = `<html><body><h1>Ferry Warden</h1><p>${head}</p><button aria-expanded="false">What you will do</button><div hidden="until-found"><ul><li>Steer the ferry</li></ul></div><button>Desirable</button><div><ul><li>A second boat licence</li></ul></div><button>Apply now</button><div><p>Or call the yard.</p></div></body></html>`
  expect(told(page)).toEqual(["duty: Steer the ferry", "nice: A second boat licence"])
  expect(read(page).text).not.toContain("Apply now")
})

it("below “Additional information”, a school may describe the job", () => {
  const text = `${head}Additional information\nThe successful applicant will steer the ferry and mend ropes. Training in knots is desirable.`
  expect(told(text)).toEqual([
    "duty: The successful applicant will steer the ferry and mend ropes",
    "nice: Training in knots is desirable",
  ])
  expect(told(`${head}Additional information\nThe yard closes at noon on market days.`)).toEqual([])
})

it.each([
  ["Das spricht zusätzlich für Sie", "nice"],
  ["Was Sie mitbringen", "must"],
  ["You'll likely do well here if", "must"],
  ["Don't worry if you haven't", "nice"],
])("“%s” is a heading", (heading, necessity) => {
  const text = `${head}Requirements\n- A boat licence\n\n${heading}\n- rowed a race`
  expect(told(text).at(-1)).toContain("rowed a race")
  if (necessity === "nice") expect(told(text).at(-1)).toBe("nice: rowed a race")
  else expect(told(text).at(-1)).toBe("must: rowed a race")
})

it("duties beyond the main ones are not listed but still name skills", () => {
  const duties = Array.from({ length: 9 }, (_, at) => `- Mend rope ${"abcdefghi"[at]}`).join("\n")
  const posting = read(`${head}What you'll do\n${duties}\n- Enter fares in PostgreSQL`)
  expect(posting.requirements).toHaveLength(8)
  expect(posting.skills.map(({ name }) => name)).toContain("PostgreSQL")
})
