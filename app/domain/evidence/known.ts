import type { ProfileFacts } from "../profile/schema"
import { type Reading, read } from "./reading"
import { remember } from "./remember"
import type { EvidenceField, Ledger } from "./schema"
import { indexWords, isContent, type Token, tokenize } from "./text/tokens"

/** A text of the person's own that may carry a sentence: an item of the ledger, or a line of the profile (no id). */
export interface Known {
  id: string | null
  text: string
  field: EvidenceField | null
  goal: boolean
  /** No other item of the same field says something else. */
  onlyOne: boolean
  readonly tokens: Token[]
  concepts: Set<string>
  reading: () => Reading
}

export interface Library {
  known: Known[]
  byId: Map<string, Known>
  byConcept: Map<string, Known[]>
  /** Every word of the ledger and the profile, small ones too. */
  lowers: Set<string>
  /** Lower-case forms of the words with a capital, and the words shaped like names ("AWS", "BPharm"). */
  capitals: Set<string>
  /** Words that occur without a capital. */
  plain: Set<string>
  shaped: Set<string>
  /** Per text, its capitalised words in order: what a short form may spell. */
  runs: string[][]
  /** Concepts and plain words of the posting that no item and no profile line holds (V5). */
  gaps: Set<string>
  posting: { tokens: Token[]; title: Set<string>; company: Set<string>; all: Set<string> } | null
  /** Lower-case parts of the person's name. */
  self: Set<string>
}

const nobody: ReadonlySet<string> = new Set()

/** Items whose words, and items whose clauses and numbers, an isolate keeps in mind: they depend on the text alone. */
const mostRemembered = 4000
const tokensOf = remember(tokenize, mostRemembered)
const readingOf = remember((text) => read(text, nobody, true), mostRemembered)

interface Opened {
  ledger: Ledger
  size: number
  library: Library
}

const opened = new WeakMap<Ledger["items"], Opened>()

/** The library of a ledger, read once for as long as the same list of items is checked against. */
export function openLedger(ledger: Ledger): Library {
  const before = opened.get(ledger.items)
  if (
    before?.size === ledger.items.length &&
    before.ledger.profile === ledger.profile &&
    before.ledger.posting === ledger.posting &&
    before.ledger.personName === ledger.personName
  )
    return before.library
  const library = readLedger(ledger)
  opened.set(ledger.items, { ledger: { ...ledger, items: [] }, size: ledger.items.length, library })
  return library
}

/** One pass over each item's words; clauses and numbers only of items that are looked at. */
function readLedger(ledger: Ledger): Library {
  const words: Words = { lowers: new Set(), capitals: new Set(), plain: new Set(), shaped: new Set(), runs: [] }
  const known = ledger.items.map((item) => knownText(item.id, item.text, item.field, words))
  const texts = new Set(ledger.items.map((item) => item.text.trim()))
  if (ledger.profile) {
    for (const line of profileLines(ledger.profile)) {
      if (!texts.has(line.text)) known.push(knownText(null, line.text, line.field, words))
    }
  }
  const perField = new Map<string, Set<string>>()
  for (const one of known) {
    if (one.field) perField.set(one.field, (perField.get(one.field) ?? new Set()).add(one.text.toLowerCase()))
  }
  for (const one of known) one.onlyOne = one.field !== null && perField.get(one.field)?.size === 1
  const byConcept = new Map<string, Known[]>()
  for (const one of known) {
    for (const concept of one.concepts) {
      const list = byConcept.get(concept)
      if (list) list.push(one)
      else byConcept.set(concept, [one])
    }
  }
  const byId = new Map(known.flatMap((one) => (one.id === null ? [] : [[one.id, one] as const])))
  const self = new Set(
    tokenize(ledger.personName)
      .filter((token) => token.kind === "word")
      .map((token) => token.lower),
  )
  const posting = readPosting(ledger)
  const gaps = new Set([...(posting?.all ?? [])].filter((concept) => !byConcept.has(concept)))
  return { known, byId, byConcept, ...words, gaps, posting, self }
}

function readPosting(ledger: Ledger): Library["posting"] {
  if (!ledger.posting) return null
  const { text, title, company } = ledger.posting
  const tokens = tokenize(`${title}\n${company}\n${text}`)
  const concepts = (part: string) =>
    new Set(
      tokenize(part)
        .filter(isContent)
        .map((token) => token.concept),
    )
  return {
    tokens,
    title: concepts(title),
    company: concepts(company),
    all: new Set(tokens.filter(isContent).map((token) => token.concept)),
  }
}

export function isGoal(field: EvidenceField | null): boolean {
  return field === "shortTermGoals" || field === "longTermGoals"
}

interface Words {
  lowers: Set<string>
  capitals: Set<string>
  plain: Set<string>
  shaped: Set<string>
  runs: string[][]
}

function knownText(id: string | null, text: string, field: EvidenceField | null, words: Words): Known {
  const run: string[] = []
  words.runs.push(run)
  const concepts = indexWords(text, (form) => {
    words.lowers.add(form.lower)
    if (form.capital) run.push(form.written)
    if (form.capital) words.capitals.add(form.lower)
    else words.plain.add(form.lower)
    if (form.shaped) words.shaped.add(form.written)
  })
  return {
    id,
    text,
    field,
    goal: isGoal(field),
    onlyOne: false,
    concepts,
    get tokens() {
      return tokensOf(text)
    },
    reading: () => readingOf(text),
  }
}

function profileLines(profile: ProfileFacts): { text: string; field: EvidenceField }[] {
  const prose = (["bio", "experience", "xFactor", "shortTermGoals", "longTermGoals"] as const).flatMap((field) =>
    (profile[field] ?? "").split(/\n+|(?<=[.!?])\s+(?=\p{Lu})/u).map((text) => ({ text: text.trim(), field })),
  )
  const skills = (profile.skills ?? []).map((text) => ({ text, field: "skill" as const }))
  const fields = [
    { text: profile.title ?? "", field: "title" as const },
    { text: profile.industry ?? "", field: "industry" as const },
  ]
  return [...fields, ...skills, ...prose].filter((line) => line.text !== "")
}
