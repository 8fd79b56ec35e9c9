import type { Part } from "../../../document/document-part"
import type { DraftSentence } from "../../../evidence/schema"
import { countWords } from "../../rules"
import { connective, labeled } from "../compose"

/** Spoken words per second of an unhurried presenter: 150 a minute. */
const pace = 2.5
/** The shortest time that a line or a text on the screen needs. */
const shortest = 3

/** One moment of a video: what is said, what stands on the screen and what is filmed meanwhile. */
export interface Beat {
  say: DraftSentence
  screen?: DraftSentence | null
  show?: string | null
}

function secondsOf({ say }: Beat): number {
  return Math.max(shortest, Math.ceil(countWords(say.text) / pace))
}

/** Beats within a length: of those in the middle the last go first, never the opening, never the close. */
export function within(opening: Beat[], middle: Beat[], close: Beat[], seconds: number): Beat[] {
  const sum = (beats: Beat[]) => beats.reduce((total, beat) => total + secondsOf(beat), 0)
  const kept = [...middle]
  while (kept.length > 0 && sum([...opening, ...kept, ...close]) > seconds) kept.pop()
  return [...opening, ...kept, ...close]
}

/** Beats as parts: "0–3 s, on screen", "0–3 s, say" and "0–3 s, show". The opening has to work within three seconds. */
export function timed(beats: Beat[]): Part[] {
  let at = 0
  return beats.flatMap((beat, nth) => {
    const end = nth === 0 ? shortest : at + secondsOf(beat)
    const span = `${at}–${end} s`
    at = end
    return [
      ...(beat.screen ? [labeled(`${span}, on screen`, beat.screen)] : []),
      labeled(`${span}, say`, beat.say),
      ...(beat.show ? [labeled(`${span}, show`, connective(beat.show))] : []),
    ]
  })
}
