import type { ShownSentence } from "../../../domain/document/document-page"
import { rowId } from "../../../ui/evidence/row-id"

interface NoteLineProps {
  number: number
  sentences: ShownSentence[]
}

/** A closed note in two lines at most: the quotes behind its passage and, if there are several sources, how many. */
export function NoteLine({ number, sentences }: NoteLineProps) {
  const quotes = quotesOf(sentences)
  const sources = new Set(quotes.map(({ source }) => source)).size
  return (
    <a className="note-line" href={`#${rowId(number)}`}>
      <span className="note-quotes">
        <span className="sr-only">Source of sentence </span>
        <b>{number}</b> {saidOf(sentences, quotes)}
      </span>
      {sources > 1 && <span className="note-count">{sources} sources</span>}
    </a>
  )
}

/** A confirmed sentence or a typed line is its own evidence, so a quote of it would look like a source. */
function saidOf(sentences: ShownSentence[], quotes: Quote[]): string {
  if (sentences.every(({ status }) => status === "confirmed")) return "On your word alone"
  const onWord = sentences.some(({ evidence }) => evidence.some((item) => item.onWord))
  if (quotes.length === 0) return onWord ? "On your word alone" : "Your profile"
  const said = quotes.map(({ words }) => `“${words}”`).join(" ")
  return onWord ? `On your word. ${said}` : said
}

interface Quote {
  words: string
  source: string
}

/**
 * The quotes behind a passage without duplicates; for each sentence, the quotes that share the most words with it come
 * first.
 */
function quotesOf(sentences: ShownSentence[]): Quote[] {
  const all = sentences.flatMap(({ text, evidence }) => {
    const said = wordsOf(text)
    const common = ({ words }: Quote) => [...wordsOf(words)].filter((word) => said.has(word)).length
    return evidence.flatMap((item) => quotesOfItem(item, said)).sort((a, b) => common(b) - common(a))
  })
  return all.filter(({ words }, at) => all.findIndex((other) => other.words === words) === at)
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

/**
 * The quotes of an evidence item; for an agreed line, the person's own words. Each starts where it is closest to the
 * sentence, because a note has room for its first words only, and neighboring sentences often share a source.
 */
function quotesOfItem(
  { passage, source, behind, onWord }: ShownSentence["evidence"][number],
  sentence: Set<string>,
): Quote[] {
  if (onWord) return []
  if (behind.length === 0) return [{ words: fromClosest(passage, [], sentence), source }]
  return behind.map((said) => ({ words: fromClosest(said.passage, said.spans, sentence), source: said.source }))
}

/** The characters of a quote that a closed note has room for. */
const noteRoom = 45

/** A passage from the first of its clauses and used spans that shares at least half as much as any with the sentence. */
function fromClosest(passage: string, spans: string[], sentence: Set<string>): string {
  const used = spans.map((span) => passage.indexOf(span)).filter((at) => at >= 0)
  const isShort = passage.length <= noteRoom
  const clauses = isShort ? [] : [...passage.matchAll(/[.!?;:,] (?=\S)/g)].map(({ index }) => index + 2)
  const starts = [...new Set([0, ...clauses, ...used])].sort((a, b) => a - b)
  const shared = starts.map((from, at) => {
    const words = [...wordsOf(passage.slice(from, starts[at + 1]))].filter(isTelling)
    return words.filter((word) => sentence.has(word)).length
  })
  const most = Math.max(...shared)
  const from =
    most > 0 ? (starts[shared.findIndex((count) => count >= most / 2)] ?? 0) : Math.min(...used, passage.length)
  if (from === 0 || from === passage.length) return passage
  return `… ${passage.slice(from)}`
}

/** Long enough to mean something, or a number. */
const isTelling = (word: string) => word.length > 3 || /\d/.test(word)
