import { memoizeText } from "../../language/memoize-text"
import { indexWords, isContent, type Token, tokenize } from "../../language/words/tokens"
import { headingsOfSentences } from "../evidence-from-profile"
import type { Claim, EvidenceField, EvidenceItem, Ledger } from "../schema"
import { maxRemembered } from "./budget"
import { addRun, addShort, type Initials, type Shorts } from "./names/short-forms"
import { plain } from "./plain-sentence"
import { figureOf, indexFigures } from "./reading/figures"
import { type Reading, read } from "./reading/reading"
import { profileLines, readable, withinBudget } from "./within-budget"

/** A text by the person that may support a sentence: an item of the ledger, or a line of the profile (no id). */
export interface Known {
  id: string | null
  text: string
  field: EvidenceField | null
  goal: boolean
  /** True if no other item of the same field says something else. */
  onlyOne: boolean
  readonly tokens: Token[]
  concepts: Set<string>
  /** The numbers in it, as digits or words. */
  figures: ReadonlySet<number>
  reading: () => Reading
}

export interface Library {
  known: Known[]
  byId: Map<string, Known>
  /** The ids of the confirmations by their sentence, which is their whole content. */
  confirmed: Map<string, string>
  byConcept: Map<string, Known[]>
  /** The items by the numbers in them. */
  byFigure: Map<number, Known[]>
  /** Every word of the ledger and the profile, including function words. */
  lowers: Set<string>
  /** Lower-case forms of the capitalized words, and words shaped like names ("AWS", "BPharm"). */
  capitals: Set<string>
  /** Words that occur without a capital. */
  plain: Set<string>
  shaped: Set<string>
  /** The capitalized words of each text, in order, to match abbreviations against. */
  initials: Initials
  /** The words of the ledger that are shaped like abbreviations. */
  shorts: Shorts
  /** Concepts and plain words of the posting that are in no item and no profile line (V5). */
  gaps: Set<string>
  posting: ReadPosting | null
  agreedRoles: ReadonlyMap<string, string>
  /** The headings in the work history above each of its sentences. Parsed on first use. */
  readonly headings: ReadonlyMap<string, ReadonlySet<string>>
  /** Lower-case parts of the person's name. */
  self: Set<string>
  /** Cached verdicts by sentence, since a document repeats wordings. */
  verdicts: Map<string, Claim>
}

interface ReadPosting {
  title: Set<string>
  company: Set<string>
  all: Set<string>
  lowers: Set<string>
  /** Capitalized words, which include its places. */
  capitals: Set<string>
}

const noNames: ReadonlySet<string> = new Set()

/** Tokens and parsed clauses of items, memoized because they depend on the text alone. */
const tokensOf = memoizeText(tokenize, maxRemembered)
const readingOf = memoizeText((text) => read(text, noNames, true), maxRemembered)

/** Tokenizes every item. Clauses and numbers are parsed lazily. */
export function readLedger(ledger: Ledger): Library {
  const words: Words = {
    lowers: new Set(),
    capitals: new Set(),
    plain: new Set(),
    shaped: new Set(),
    initials: new Map(),
    shorts: new Map(),
  }
  const isConfirmation = ({ kind }: EvidenceItem) => kind === "confirmation"
  const items = withinBudget(ledger.items.filter((item) => !isConfirmation(item)))
  const known = items.map(({ id, text, field }) => knownText(id, readable(text), field, words))
  const texts = new Set(items.map(({ text }) => text.trim()))
  for (const line of ledger.profile ? profileLines(ledger.profile) : []) {
    if (texts.has(line.text)) continue
    texts.add(line.text)
    known.push(knownText(null, line.text, line.field, words))
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
  const byFigure = indexFigures(known)
  const byId = new Map(known.flatMap((one) => (one.id === null ? [] : [[one.id, one] as const])))
  const self = new Set(
    tokenize(ledger.personName)
      .filter((token) => token.kind === "word")
      .map((token) => token.lower),
  )
  const posting = readPosting(ledger)
  let headings: ReadonlyMap<string, ReadonlySet<string>> | null = null
  const gaps = new Set([...(posting?.all ?? [])].filter((concept) => !byConcept.has(concept)))
  return {
    known,
    byId,
    confirmed: new Map(ledger.items.filter(isConfirmation).map(({ id, text }) => [plain(text), id])),
    byConcept,
    byFigure,
    ...words,
    gaps,
    posting,
    agreedRoles: ledger.agreedRoles ?? new Map(),
    get headings() {
      headings ??= headingsOfSentences(ledger.profile?.experience ?? "")
      return headings
    },
    self,
    verdicts: new Map(),
  }
}

function readPosting(ledger: Ledger): Library["posting"] {
  if (!ledger.posting) return null
  const { text, title, company } = ledger.posting
  const words = tokenize(`${title}\n${company}\n${text}`)
  const concepts = (part: string) =>
    new Set(
      tokenize(part)
        .filter(isContent)
        .map((token) => token.concept),
    )
  return {
    title: concepts(title),
    company: concepts(company),
    all: new Set(words.filter(isContent).map((token) => token.concept)),
    lowers: new Set(words.map((token) => token.lower)),
    capitals: new Set(words.filter((token) => token.capital).map((token) => token.lower)),
  }
}

function isGoal(field: EvidenceField | null): boolean {
  return field === "shortTermGoals" || field === "longTermGoals"
}

type Words = Pick<Library, "lowers" | "capitals" | "plain" | "shaped" | "initials" | "shorts">

function knownText(id: string | null, text: string, field: EvidenceField | null, words: Words): Known {
  const run: string[] = []
  const figures = new Set<number>()
  const concepts = indexWords(text, (form) => {
    const figure = figureOf(form)
    if (figure !== null) figures.add(figure)
    words.lowers.add(form.lower)
    if (form.capital) run.push(form.written)
    if (form.capital) words.capitals.add(form.lower)
    else words.plain.add(form.lower)
    if (form.shaped && !words.shaped.has(form.written)) {
      words.shaped.add(form.written)
      addShort(words.shorts, form.written)
    }
  })
  addRun(words.initials, run)
  return {
    id,
    text,
    field,
    goal: isGoal(field),
    onlyOne: false,
    concepts,
    figures,
    get tokens() {
      return tokensOf(text)
    },
    reading: () => readingOf(text),
  }
}
