import type { DraftSentence, Ledger } from "../../app/domain/evidence/schema"
import { verifySentences } from "../../app/domain/evidence/verifier/verify"
import { tokenize } from "../../app/domain/language/words/tokens"
import { type CorpusCase, loadCorpus } from "../evidence/corpus"
import { tallyByRule } from "../evidence/tally"

const cases = loadCorpus()
const isHeldOut = process.argv.includes("--held-out")

printRules("The corpus of short sentences", cases)
printRules("Sentences as a fluent model writes them", loadCorpus("fluent/"))
printRules("The same, of people written later", loadCorpus("fluent/fresh/"))
printRules("People written blind and read afterwards", loadCorpus("fluent/blind/"))
// Viewed once, at the end of work on the corpus: see its README.
if (isHeldOut) printRules("The people held out", loadCorpus("fluent/held-out/"))
printTiming()

function percent(part: number, whole: number): string {
  return `${((100 * part) / (whole || 1)).toFixed(1)} %`
}

/** How many false sentences of each rule come out supported or close, and how the honest ones come out. */
function printRules(title: string, corpus: CorpusCase[]) {
  const isFact = (one: CorpusCase) => one.expect === "carried" || (one.rule === "honest" && corpus === cases)
  const table = tallyByRule(corpus.filter((one) => one.rule !== "honest"))
  console.log(`${title}: false ones that come out supported or close`)
  console.table(
    [...table].sort().map(([rule, { cases: all, escaped }]) => ({
      rule,
      cases: all,
      escaped: escaped.length,
      rate: percent(escaped.length, all),
      target: rule === "V2" || rule === "V3" ? "0" : "≤ 2 %",
      which: isHeldOut ? "" : escaped.join(" "),
    })),
  )
  console.log("Honest ones")
  const kinds = {
    facts: corpus.filter(isFact),
    "opinions and courtesies": corpus.filter((one) => one.expect === "not-blocked" && !isFact(one)),
  }
  console.table(
    Object.entries(kinds).flatMap(([kind, some]) => {
      const tally = tallyByRule(some).get("honest")
      if (!tally) return []
      const { cases: all, supported, close, blocked } = tally
      return [
        {
          kind,
          cases: all,
          "supported (≥ 40 %)": percent(supported, all),
          "supported or close (≥ 75 %)": percent(supported + close, all),
          "blocked (≤ 2 %)": percent(blocked.length, all),
          which: isHeldOut ? "" : blocked.join(" "),
        },
      ]
    }),
  )
}

/** Times a 60-sentence document against 500 items, cited and uncited, next to splitting the same texts into words. */
function printTiming() {
  const { ledger, cited, uncited } = largeCase(500, 60)
  const floor = leastCpu(() => {
    for (const item of ledger.items) tokenize(item.text)
    for (const sentence of cited) tokenize(sentence.text)
  })
  // A ledger remembers its verdicts, so each run opens a new one, as a request does.
  const anew = () => ({ ...ledger, items: [...ledger.items] })
  const withCites = leastCpu(() => verifySentences(cited, anew()))
  const withSearch = leastCpu(() => verifySentences(uncited, anew()))
  console.log("60 sentences against 500 items (CPU time, best of five times seven runs)")
  console.table([
    { run: "floor: every text split into words once", ms: floor.toFixed(2), ratio: "1.0" },
    { run: "verified, items cited", ms: withCites.toFixed(2), ratio: (withCites / floor).toFixed(1) },
    { run: "verified, items found by best match", ms: withSearch.toFixed(2), ratio: (withSearch / floor).toFixed(1) },
  ])
}

function largeCase(size: number, length: number): { ledger: Ledger; cited: DraftSentence[]; uncited: DraftSentence[] } {
  const people = [...new Map(cases.map((one) => [one.ledger.personName, one.ledger])).values()]
  const items = people.flatMap((ledger) => ledger.items)
  const ledger: Ledger = {
    items: Array.from({ length: size }, (_, at) => ({ ...items[at % items.length]!, id: `item-${at}` })),
    profile: people[0]?.profile ?? null,
    personName: people[0]?.personName ?? "",
    posting: people.find((one) => one.posting !== null)?.posting ?? null,
  }
  const sentences = cases.filter((_, at) => at % Math.floor(cases.length / length) === 0).slice(0, length)
  const idOf = (text: string) => ledger.items.filter((item) => item.text === text).map((item) => item.id)
  const cited = sentences.map((one): DraftSentence => {
    const texts = one.ledger.items.filter((item) => one.cites.includes(item.id)).map((item) => item.text)
    return { text: one.sentence, kind: "fact", evidenceIds: texts.flatMap((text) => idOf(text).slice(0, 1)) }
  })
  return { ledger, cited, uncited: cited.map((sentence) => ({ ...sentence, evidenceIds: [] })) }
}

/** Milliseconds of CPU time, which excludes other processes. */
function leastCpu(run: () => unknown): number {
  for (let warm = 0; warm < 5; warm++) run()
  const runs = 7
  const times = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage()
    for (let at = 0; at < runs; at++) run()
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000 / runs
  })
  return Math.min(...times)
}
