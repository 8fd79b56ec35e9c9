import { contentTypeNames } from "../../app/domain/document/kinds"
import { type Drafted, drafted } from "./people/draft-by-provider"
import { loadPeople } from "./people/load"

/**
 * Runs the provider's path for the invented people in every content type: `npm run bench:provider`, with `--misses` to
 * print the sentences. The sandbox's model answers as an honest fluent one (`paraphrase`) and as one that exaggerates
 * (`embellish`).
 */
const people = loadPeople("tests/people")
for (const mode of ["paraphrase", "embellish"] as const) {
  const rows = []
  const all: Drafted[] = []
  for (const type of contentTypeNames) {
    const documents: Drafted[] = []
    for (const person of people) documents.push(await drafted(person, type, mode))
    rows.push(rowOf(type, documents))
    all.push(...documents)
  }
  console.log(`${mode}: ${all.length} documents`)
  console.table([...rows, rowOf("all", all)])
  if (process.argv.includes("--misses")) for (const { misses } of all) for (const miss of misses) console.log(miss)
}

function rowOf(kind: string, documents: Drafted[]) {
  const sum = (pick: (one: Drafted) => number) => documents.reduce((total, one) => total + pick(one), 0)
  const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
  const facts = sum(({ before }) => before.facts)
  const after = sum(({ after }) => after.facts)
  return {
    kind,
    "drafted facts": facts,
    "carried as drafted": share(
      sum(({ before }) => before.carried),
      facts,
    ),
    blocked: sum(({ before }) => before.blocked),
    "facts after": after,
    "carried after": share(
      sum(({ after }) => after.carried),
      after,
    ),
    "draft that stands": share(after - sum(({ replaced }) => replaced), facts),
    "blocked after": sum(({ after }) => after.blocked),
    "close by second reading": sum(({ entailed }) => entailed),
    "own lines instead": sum(({ replaced }) => replaced),
    calls: sum(({ calls }) => calls),
    escapes: sum(({ escapes }) => escapes),
  }
}
