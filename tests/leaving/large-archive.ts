import { zipSync } from "fflate"

const words =
  "led managed wrote built the team of a report for our customers in March and cut 12 percent of costs by using SQL with Python at Acme while hiring 3 people".split(
    " ",
  )

/** A sentence of the given length; each differs by its number. */
function sentenceOf(characters: number, number: number): string {
  let text = `I ${number}`
  for (let at = number; text.length < characters; at++) text += ` ${words[(at * 7) % words.length]}`
  return `${text.slice(0, characters - 1).trimEnd()}.`
}

const id = (number: number) => `01950000-${number.toString(16).padStart(4, "0")}-7000-8000-000000000000`
const createdAt = "2026-03-01T00:00:00.000Z"

interface Size {
  documents: number
  sentences: number
  characters: number
  reflections?: number
  text?: typeof sentenceOf
}

export interface LargeArchive {
  zip: Uint8Array<ArrayBuffer>
}

/** An archive of the requested size, in the export format. */
export function largeArchive({
  documents,
  sentences,
  characters,
  reflections = 0,
  text = sentenceOf,
}: Size): LargeArchive {
  const file = (kind: string, records: unknown[]) =>
    new TextEncoder().encode(JSON.stringify({ format: "throughline.export", version: 1, kind, records }))
  const account = { firstName: "A", lastName: "B", timeZone: "UTC", cadence: "daily", aiOff: [] }
  const claim = (number: number) => ({
    text: text(characters, number),
    kind: "fact",
    evidenceIds: [],
    status: "supported",
    reasons: [],
  })
  const document = (number: number) => ({
    id: id(number),
    trashed: 0,
    type: "bio",
    title: `Document ${number}`,
    document: [{ kind: "paragraph", sentences: Array.from({ length: sentences }, (_, i) => claim(number * 1000 + i)) }],
    structured: null,
    advice: [],
    writer: "built-in",
    customPrompt: null,
    overrideAt: null,
    version: 1,
    createdAt,
    updatedAt: createdAt,
    trashedAt: null,
  })
  const reflection = (number: number) => ({
    id: id(number),
    question: "What went well?",
    response: sentenceOf(300, number),
    keywords: [],
    impactArticulated: false,
    quality: null,
    star: null,
    analysedBy: null,
    createdAt,
  })
  const many = <T>(count: number, make: (number: number) => T) => Array.from({ length: count }, (_, i) => make(i))
  const zip = zipSync({
    "account.json": file("account", [account]),
    "reflections.json": file("reflections", many(reflections, reflection)),
    "documents.json": file("documents", many(documents, document)),
  })
  return { zip: new Uint8Array(zip) }
}
