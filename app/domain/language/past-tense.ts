/** Irregular verbs: base, past. Where base and past are spelt alike the verb stands once. */
const irregular = new Map(
  (
    "be was|become became|begin began|bend bent|bind bound|bring brought|build built|buy bought|catch caught|choose chose|come came|cut|deal dealt|" +
    "do did|draw drew|drive drove|eat ate|fall fell|feed fed|feel felt|fight fought|find found|fly flew|forget forgot|get got|give gave|go went|" +
    "grow grew|hear heard|hit|hold held|keep kept|know knew|lay laid|lead led|learn learned|leave left|lend lent|let|lose lost|make made|mean meant|" +
    "meet met|oversee oversaw|pay paid|put|quit|read|rebuild rebuilt|redo redid|remake remade|rerun reran|reset|rethink rethought|rewrite rewrote|" +
    "ride rode|ring rang|rise rose|run ran|say said|see saw|seek sought|sell sold|send sent|set|shake shook|shoot shot|show showed|shut|sing sang|" +
    "sit sat|sleep slept|speak spoke|spend spent|spin spun|split|spread|spring sprang|stand stood|steer steered|stick stuck|strike struck|swim swam|" +
    "take took|teach taught|tear tore|tell told|think thought|throw threw|undertake undertook|undo undid|wake woke|wear wore|win won|withdraw withdrew|write wrote"
  )
    .split("|")
    .map((pair): [string, string] => {
      const [base = "", past = base] = pair.split(" ")
      return [base, past]
    }),
)
const irregularPasts = new Set(irregular.values())
const basesOfPasts = new Map([...irregular].map(([base, past]) => [past, base]))

/** The base form of an irregular past: "rebuilt" → "rebuild"; nothing for any other word. */
export function baseOfPast(past: string): string | undefined {
  return basesOfPasts.get(past)
}
const irregularByIng = new Map([...irregular].map(([base, past]) => [ingOf(base), past]))

/** Words in -ed that open a description and not a deed. */
const notVerbs = new Set([
  "based",
  "located",
  "interested",
  "experienced",
  "skilled",
  "qualified",
  "detailed",
  "related",
  "united",
  "red",
  "need",
  "used",
  "speed",
  "indeed",
  "seed",
  "bed",
])
const adverb =
  /^(?:successfully|personally|single-handedly|independently|also|recently|quickly|partly|largely|jointly|always|then|later|first|regularly|regulary|finally|[a-z]+ly)$/i

/** The past tense of a verb's base form: "rebuild" → "rebuilt", "stop" → "stopped". */
export function pastOf(base: string): string {
  const known = irregular.get(base)
  if (known) return known
  if (/e$/.test(base)) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  if (/^[^aeiou]*[aeiou][bdgklmnprt]$/.test(base)) return `${base}${base.at(-1)}ed`
  return `${base}ed`
}

/** The past tense of an -ing form: "reworking" → "reworked", "cutting" → "cut". */
export function pastOfIng(ing: string): string {
  const known = irregularByIng.get(ing)
  if (known) return known
  const stem = ing.slice(0, -3)
  return /[^aeiou]y$/.test(stem) ? `${stem.slice(0, -1)}ied` : `${stem}ed`
}

function ingOf(base: string): string {
  if (/[^e]e$/.test(base) && base !== "be") return `${base.slice(0, -1)}ing`
  if (/^[^aeiou]*[aeiou][bdgmnprt]$/.test(base) || /^(?:begin|forget|reset|rerun)$/.test(base))
    return `${base}${base.at(-1)}ing`
  return `${base}ing`
}

/** True for a word that can be a past tense ("led", "Redesigned", "co-facilitated"). */
export function isPast(word: string): boolean {
  const plain = word
    .toLowerCase()
    .replace(/^(?:co-|re-|self-|open-|de-)/, "")
    .replace(/[^a-z-]/g, "")
  if (notVerbs.has(plain)) return false
  return irregularPasts.has(plain) || (/[a-z]{2}ed$/.test(plain) && plain.length > 3)
}

/** True for the base form of a verb that people open a line of their history with ("Lead", "Build"). Nouns alike are left out. */
export function isBaseVerb(word: string): boolean {
  return bases.has(word.toLowerCase())
}
const bases = new Set(
  "lead build run write teach make take give keep hold bring grow drive speak sell buy meet oversee manage design develop mentor coach coordinate own maintain support help train review organise organize plan deliver analyse analyze supervise research assist handle prepare install repair inspect produce represent negotiate recruit implement administer arrange conduct compile ensure provide improve liaise facilitate create direct operate cook serve advise treat care do".split(
    " ",
  ),
)

/** How many of a text's first words are adverbs before a verb in the past ("Successfully won" → 1); -1 if no such verb opens it. */
export function openingVerbAt(words: string[]): number {
  const at = words.findIndex((word) => !adverb.test(word))
  return at >= 0 && at < 3 && isPast(words[at] ?? "") ? at : -1
}

const honoured = /^(?:awarded|recogni[sz]ed|nominated|named|certified|shortlisted|commended)\b(?!,)/i
const chosen =
  /^(?:promoted|selected|appointed|elected|invited|chosen|hired|seconded|asked|tasked|elevated|honou?red)\s+(?:to|as|for|by|in|into|from|at|because)\b/i
const withoutObject =
  /^(?:used|built|adopted|written|made|deployed|open-sourced|featured|cited|designed|funded|created|developed|based|run|published|covered|shipped)\s+(?:by|in|with|at|as|for|to|on|across)\b/i

/** A deed done to the person: "Awarded 'Teacher of the Month'" is not "I awarded". */
export function isPassiveOfPerson(fragment: string): boolean {
  return honoured.test(fragment) || chosen.test(fragment)
}

/** A deed done to a thing: "Used in a course at two universities" has no person in it. */
export function isPassiveOfThing(fragment: string): boolean {
  return (
    withoutObject.test(fragment) ||
    /^(?:[a-z]+ed|read|seen|taken|sent|done|held|given|shown|run|led) by\b/i.test(fragment)
  )
}
