import { lowerText } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"

const usual =
  /^(?:(?:which|it|that|this) )?(?:(?:usually|normally) )?(?:(?:it|that|this) )?(?:would |will )?(?:(?:usually|normally) )?takes? (?:me |us )?((?:about |around )?(?:\d+(?:\.\d+)?|two|three|four|five|six|seven|eight|nine|ten))( \p{L}+)?(?: usually| normally)?$/u

const time = /\b(?:minute|hour|day|week|month)s?\b/

/** "did all 12 in a day and a half, usually would take me 4": the usual time, after the one it took. */
export function usualTime(talk: Talk, text: string, at: number): string | null {
  const [own, next] = [talk.clauses[at], talk.clauses[at + 1]]
  if (next?.sentence !== own?.sentence || !next) return null
  const said = lowerText(talk.words, next)
  const [, number, unit = ""] = (/\b(?:usually|normally)\b/.test(said) && usual.exec(said)) || []
  const [, span = ""] = / in ((?:\S+ ){0,2}(?:minute|hour|day|week|month)s?\b.*)$/.exec(text) ?? []
  if (!number || !span || (unit && !time.test(unit))) return null
  const [word = ""] = time.exec(span) ?? []
  return ` instead of the usual ${number}${unit || ` ${word.replace(/s?$/, "s")}`}`
}
