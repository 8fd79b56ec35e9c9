import { contentTypeNames } from "../../../app/domain/document/kinds"
import type { Case } from "./load"
import { type Document, documentsOf, missedByResume, openIn } from "./write-documents"

/** Two tables: which of the captured key results the resumes contain, and the properties of each content type. */
export async function printDocuments(people: Case[]): Promise<void> {
  const documents: Document[] = []
  const rows: { person: string; results: number; inResume: number; notAgreed: number }[] = []
  const remarks: string[] = []
  for (const person of people) {
    const own = await documentsOf(person)
    const { agreed, asTold } = await missedByResume(person)
    const results = person.keyResults.length
    documents.push(...own)
    rows.push({ person: person.id, results, inResume: results - agreed.length, notAgreed: results - asTold.length })
    remarks.push(
      `== ${person.id}`,
      ...(process.argv.includes("--texts") ? own.flatMap(asText) : []),
      ...agreed.map(({ says, must }) => `   not in the resume: ${says} (${must.join("; ")})`),
      ...own.flatMap((each) => [
        ...each.findings.map((text) => `   grammar (${each.type}) ${text}`),
        ...each.told.map((text) => `   told ${text}`),
        ...openIn(each).map((text) => `   pronoun (resume) ${text}`),
      ]),
    )
  }
  const sum = (name: "results" | "inResume" | "notAgreed") => rows.reduce((total, row) => total + row[name], 0)
  const share = (part: number) => ((100 * part) / sum("results")).toFixed(1)
  console.table([
    ...rows,
    {
      person: `all: ${share(sum("inResume"))} %, ${share(sum("notAgreed"))} % before any line is agreed to`,
      ...{ results: sum("results"), inResume: sum("inResume"), notAgreed: sum("notAgreed") },
    },
  ])
  console.table([
    ...contentTypeNames.map((type) =>
      rowOf(
        type,
        documents.filter((each) => each.type === type),
      ),
    ),
  ])
  console.table([rowOf("all", documents)])
  for (const remark of remarks) console.log(remark)
}

function rowOf(kind: string, documents: Document[]) {
  const sum = (pick: (each: Document) => number) => documents.reduce((total, each) => total + pick(each), 0)
  const mean = (pick: (each: Document) => number) => (sum(pick) / Math.max(1, documents.length)).toFixed(2)
  return {
    kind,
    documents: documents.length,
    "mean words": Math.round(Number(mean(({ words }) => words))),
    "mean facts": mean(({ facts }) => facts),
    "fewer than 3 facts": documents.filter(({ facts }) => facts < 3).length,
    "grammar a document": mean(({ findings }) => findings.length),
    "must not appear": sum(({ told }) => told.length),
    pronouns: sum((each) => openIn(each).length),
  }
}

const asText = ({ type, title, words, lines, advice }: Document) => [
  `######## ${type} | ${title} | ${words} words`,
  ...lines,
  ...advice.map((text) => `   ADVICE ${text}`),
]
