import { meaningsOf } from "../../../language/words/lexicon"
import type { Line } from "../posting"
import { isDeed } from "../skills/verb-words"
import { roleWord } from "../title/role-nouns"

const word = "[\\p{Ll}\\d][\\p{Ll}\\d'’.-]*"
const pair = `${word} (?:&|\\+|and) ${word}`
const whole = new RegExp(`^(?:${word}(?: ${word})?|${pair})$`, "u")
/** "moss & kettle, Wellington St": a pair of words before a comma at the very start. */
const opening = new RegExp(`^(${word} [&+] ${word})(?=,\\s)`, "u")
/** "hutch & co makes booking software", "skyra forecasts wind". */
const subject = new RegExp(`^(${word} [&+] ${word}|${word}) (\\p{Ll}+)s(?= )`, "u")
/** The number of first lines in which a name may have a line of its own. */
const head = 4

/** "Prairie Creek School District 308": a body with a number in its name. */
const numbered =
  /^(?:\p{Lu}[\p{L}'’.-]+ ){1,6}(?:District|Board|Authority|Schools?|Division|Region|Station)(?: No\.?)? #?\d{1,4}$/u

/** An employer that writes its own name without capitals, or with a number. */
export function employerOfOwnLine(lines: Line[]): string | null {
  const texts = lines.slice(0, 200).map(({ text }) => text.slice(0, 200))
  const own = texts
    .slice(0, head)
    .find((text) => whole.test(text) && isName(text) && isOwnWord(text) && isToldOf(text, texts))
  if (own) return own
  const body = texts.slice(0, head).find((text) => numbered.test(text) && !roleWord.test(text))
  if (body) return body
  const opened = opening.exec(texts[0] ?? "")?.[1]
  if (opened && isName(opened)) return opened
  return texts.map(doing).find((name) => name !== null) ?? null
}

/** The name before a verb at the start of a line: a pair, or one word that means nothing. */
function doing(text: string): string | null {
  const [, name = "", verb = ""] = subject.exec(text) ?? []
  const isPair = /[&+]/.test(name)
  const isActing = isDeed(verb) || isDeed(`${verb}s`) || verb === "i"
  return name && isActing && isName(name) && (isPair || isUnknown(name)) ? name : null
}

const isName = (text: string) => text.length > 2 && text.length <= 40 && !roleWord.test(text) && /\p{L}{3}/u.test(text)
/** A pair, or a word that means nothing else. */
const isOwnWord = (name: string) => / (?:&|\+|and) /.test(name) || name.split(" ").some(isUnknown)
const isUnknown = (name: string) =>
  /^\p{Ll}{4,}$/u.test(name) && meaningsOf(name).own.length === 0 && meaningsOf(name.replace(/s$/, "")).own.length === 0

/** Whether a further line speaks of the name: "skyra forecasts", "at skyra". */
const isToldOf = (name: string, texts: string[]) =>
  texts.filter((text) => ` ${text} `.replace(/[^\p{L}\d&+'’.-]+/gu, " ").includes(` ${name} `)).length > 1
