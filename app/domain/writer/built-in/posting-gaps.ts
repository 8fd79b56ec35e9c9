import { isHeldByOtherName } from "../../career/equal-papers"
import { laidOut } from "../../language/laid-out"
import { isBaseVerb } from "../../language/verbs/past-tense"
import type { WritingRequest } from "../writer"
import { contentWords } from "./wording/focus"

/** Names and terms of the posting without evidence: shown next to the text, never used in it. */
export function gapsOf(request: WritingRequest): string[] {
  if (!request.posting) return []
  const texts = request.evidence.map((item) => item.text)
  const own = contentWords([...texts, request.posting.title, request.posting.company].join(" "))
  const asked = (request.criteria?.join("\n") ?? askingPart(request.posting.text))
    .slice(0, longestRead)
    .replace(aboutTheAd, "")
  const isOwn = (term: string) => [...contentWords(term)].every((word) => own.has(word))
  const gaps = [...asked.matchAll(names)].flatMap(({ 0: found, index }) => {
    const term = `${found.includes(" ") ? opening(asked.slice(Math.max(0, index - 60), index)) : ""}${found}`.replace(
      /-(?:backed|based|driven|powered|style)$/i,
      "",
    )
    const isPlain = !term.includes(" ") && isWord(term)
    const isAnswered = isOwn(term) || isHeldByOtherName(term, texts) || hasAnother(asked, index, found, own)
    return isPlain || isAnswered ? [] : [term]
  })
  const [some] = [[...new Set(gaps)].slice(0, 5)]
  return some.length === 0
    ? []
    : [
        `The posting names ${some.join(", ")}; nothing you have captured shows it. If you have it, reflect on a time you used it.`,
      ]
}

const names = /(?<=[\p{Ll},;:(][^\S\n]*)\p{Lu}[\p{L}\p{N}+#.&-]*[\p{L}\p{N}+#](?:[^\S\n]\p{Lu}[\p{L}\p{N}+#-]*)*/gu

/** The first word of a line belongs to the name after it: "Qualified Teacher Status". */
const opening = (before: string) => /(?:^|\n)[^\p{L}\n]{0,4}(\p{Lu}\p{Ll}+ )$/u.exec(before)?.[1] ?? ""

/** "A WMS (SAP EWM preferred)", "IOSH or NEBOSH": the person has an accepted alternative. */
function hasAnother(asked: string, at: number, term: string, own: Set<string>): boolean {
  const [, example = ""] = /^ \(([^()\n]{2,60})\)/.exec(asked.slice(at + term.length, at + term.length + 70)) ?? []
  const line =
    asked
      .slice(Math.max(0, at - 60), at)
      .split("\n")
      .at(-1) ?? ""
  const [, before = ""] = /^(.{2,60}) or $/.exec(line) ?? []
  const isNamed = (text: string) =>
    (text.match(/\p{Lu}[\p{L}\p{N}+#.]+/gu) ?? []).some((name) => [...contentWords(name)].some((word) => own.has(word)))
  return isNamed(example) || isNamed(before)
}

/** A word that a list of duties starts with: "Recruit", "Knowledge". */
const isWord = (term: string) =>
  isBaseVerb(term) || /^(?:Knowledge|Experience|Ability|Skills?|Understanding|Proven|Excellent|Strong|Good)$/.test(term)

const longestRead = 20_000

/** The lines starting at the first requirements heading, if there is one. */
function askingPart(text: string): string {
  const at = text.search(asking)
  return at < 0 ? text : text.slice(at)
}

const asking =
  /^[^\S\n]*(?:essential|desirable|(?:key |minimum |job )?requirements?|(?:minimum |basic |preferred |required )?qualifications|must[- ]haves?|(?:key |required )?skills|selection criteria|person specification|what you(?:'ll| will)? (?:need|bring)|you (?:have|bring|will have))\b[^\n]{0,40}$/imu

/**
 * Lines that describe the job or the ad instead of requiring something: "Salary: Grade 8", "For a chat contact Joanne
 * Firth".
 */
const aboutTheAd = new RegExp(
  laidOut`
    ^[^\S\n]*(?:
      (?:(?:job|post|role|vacancy) )?(?:
        title|ref(?:erence)?|salary|pay|rate|grade|band|contract|employment|hours|location|place|base|department|team|
        division|closing|deadline|interviews?|start|e-?mail|phone|website|company|employer|organi[sz]ation
      )\b[^:\n]{0,24}:|
      [^\n]{0,120}\b(?:
        contact|informal|enquir|inquir|queries|equal(?:ity)? |committed to|disability confident|dbs check
      )\b
    ).*$
  `,
  "gimu",
)
