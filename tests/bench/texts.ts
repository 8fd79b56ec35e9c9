import { printDocuments } from "./people/documents"
import { grammarOf } from "./people/grammar"
import { type Case, loadPeople } from "./people/load"
import { type Outcome, runPerson } from "./people/run-person"

/**
 * Measures the way from reflections to lines and from lines to documents for the invented people: `npm run
 * bench:texts`, with `--held-out` for the held-out people and `--texts` to print the documents.
 */
const heldOut = process.argv.includes("--held-out")
const people = loadPeople(
  ...(heldOut
    ? ["tests/people/held-out"]
    : [
        "tests/people",
        "tests/people/more",
        "tests/people/talk",
        "tests/people/spoken",
        "tests/people/plain",
        "tests/people/new-names",
        "tests/people/ordinary",
      ]),
)

const rows = []
const remarks: string[] = []
for (const person of people) {
  const outcome = runPerson(person)
  const findings = await grammarOf(
    person,
    outcome.lines.map(({ line }) => line.text),
  )
  rows.push(rowOf(person, outcome, findings))
  remarks.push(...remarksOf(person, outcome, findings))
}
console.table([...rows, totalOf(rows)])
for (const remark of remarks) console.log(remark)
await printDocuments(people)
process.exit(0)

type Row = ReturnType<typeof rowOf>

function rowOf(person: Case, outcome: Outcome, findings: string[]) {
  const statuses = outcome.lines.map(({ status }) => status)
  return {
    person: person.id,
    lines: outcome.lines.length,
    results: person.keyResults.length,
    carried: person.keyResults.length - outcome.missed.length,
    roleRight: outcome.roles.right,
    roleAsked: outcome.roles.asked,
    roleWrong: outcome.roles.wrong,
    told: outcome.told.length,
    pronouns: outcome.open.length,
    grammar: findings.length,
    blocked: statuses.filter((status) => status === "blocked").length,
    unconfirmed: statuses.filter((status) => status === "unconfirmed").length,
    questions: outcome.questions,
  }
}

function totalOf(all: Row[]) {
  const sum = (name: keyof Row) => all.reduce((total, row) => total + Number(row[name]), 0)
  const names = Object.keys(all[0] ?? {}).filter((name): name is keyof Row => name !== "person")
  const sums = Object.fromEntries(names.map((name) => [name, sum(name)]))
  return { person: `all: ${((100 * sum("carried")) / sum("results")).toFixed(1)} % carried`, ...sums }
}

function remarksOf(person: Case, outcome: Outcome, findings: string[]): string[] {
  const all = process.argv.includes("--lines")
    ? outcome.lines.map(
        ({ reflection, line, status }) =>
          `   . [${reflection}] (${status} ${line.strength} ${line.role.kind}) ${line.text}`,
      )
    : []
  return [
    `== ${person.id}`,
    ...all,
    ...outcome.missed.map(({ reflection, says, must }) => `   missed [${reflection}] ${says} (${must.join("; ")})`),
    ...outcome.wrong.map((text) => `   wrong role ${text}`),
    ...outcome.told.map((text) => `   told ${text}`),
    ...outcome.open.map((text) => `   pronoun ${text}`),
    ...findings.map((text) => `   grammar ${text}`),
  ]
}
