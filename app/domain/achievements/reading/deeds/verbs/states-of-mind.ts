import { laidOut } from "../../../../language/laid-out"
import type { Talk } from "../../../../language/talk/read-talk"

/** Moods and physical states that somebody gets into, which are not actions. */
const states = new RegExp(laidOut`
  ^(?:
    sick|ill|tired|weary|exhausted|fed|lost|stuck|bored|cold|wet|hurt|scared|afraid|nervous|anxious|worried|stressed|
    angry|mad|annoyed|irritated|frustrated|impatient|upset|fond|used|accustomed|curious|excited|keen|interested|
    confused|overwhelmed|suspicious|skeptical|sceptical|wary|jealous|lonely|restless|desperate|convinced|aware
  )$
`)

const degrees = /^(?:a|bit|little|rather|really|so|very|quite|pretty|too|increasingly|slightly|more|and|thoroughly)$/

/** "grew rather tired of watching", "got sick of it", "got lost": a state of mind or body after the verb. */
export function becameSo({ words }: Talk, first: number, last: number): boolean {
  let at = first
  while (at < last && degrees.test(words[at]?.lower ?? "")) at++
  return states.test(words[at]?.lower ?? "")
}
