import type { ShownSentence } from "../../../domain/document/document-page"
import { rowId } from "./annotated"

interface NoteLineProps {
  number: number
  sentences: ShownSentence[]
}

/** A closed note as one line: the quotes behind its passage and, if there are several sources, how many. */
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
    return evidence.flatMap(quotesOfItem).sort((a, b) => common(b) - common(a))
  })
  return all.filter(({ words }, at) => all.findIndex((other) => other.words === words) === at)
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

/**
 * The quotes of an evidence item. For an agreed line, these are the person's own words, starting at the first span that
 * the line uses.
 */
function quotesOfItem({ passage, source, behind, onWord }: ShownSentence["evidence"][number]): Quote[] {
  if (onWord) return []
  if (behind.length === 0) return [{ words: passage, source }]
  return behind.map((said) => {
    const found = said.spans.map((span) => said.passage.indexOf(span)).filter((at) => at >= 0)
    const from = found.length > 0 ? Math.min(...found) : 0
    return { words: from > 0 ? `… ${said.passage.slice(from)}` : said.passage, source: said.source }
  })
}
