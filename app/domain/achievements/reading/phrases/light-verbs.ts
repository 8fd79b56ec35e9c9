import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"

/** "3 of them had a look before me. Found it in the end": "a look" is an action noun, not the referent of "it". */
export function isLight({ words }: Talk, { verb }: Told): boolean {
  const [own = "", article = "", noun = ""] = words.slice(verb, verb + 3).map(({ lower }) => lower)
  return /^(?:had|have|took|take|gave|give)$/.test(own) && article === "a" && doings.test(noun)
}

const doings = /^(?:look|go|try|chat|word|peek|crack|stab|shot|bash|think|glance|listen|dig|poke|break|rest|guess)$/
