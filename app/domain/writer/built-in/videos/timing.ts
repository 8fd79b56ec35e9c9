import type { Part } from "../../../document/document-part"
import type { DraftSentence } from "../../../evidence/schema"
import { countWords } from "../../rules"
import { connective, labeled } from "../compose"

/** Words per second of an unhurried speaker: 150 per minute. */
const pace = 2.5
/** The minimum duration of a spoken line or an on-screen text. */
const shortest = 3

/** The number of words that an opening can have within the shortest time. */
const quick = 8

/** One beat of a video: the words to say, the text on screen and the shot. */
export interface Beat {
  say: DraftSentence
  screen?: DraftSentence | null
  show?: string | null
}

function secondsOf({ say }: Beat): number {
  return Math.max(shortest, Math.ceil(countWords(say.text) / pace))
}

/** Fits beats into a length: drops the last ones of the middle first, never the opening or the close. */
export function within(opening: Beat[], middle: Beat[], close: Beat[], seconds: number): Beat[] {
  const sum = (beats: Beat[]) => beats.reduce((total, beat) => total + secondsOf(beat), 0)
  const kept = [...middle]
  while (kept.length > 0 && sum([...opening, ...kept, ...close]) > seconds) kept.pop()
  return [...opening, ...kept, ...close]
}

/** Beats as parts: "0–3 s, on screen", "0–3 s, say" and "0–3 s, show". The opening must work within three seconds. */
export function timed(beats: Beat[]): Part[] {
  let at = 0
  return beats.flatMap((beat, nth) => {
    // An opening line of up to eight words is spoken quickly; a longer one, which is then the whole story, is not.
    const isQuick = nth === 0 && countWords(beat.say.text) <= quick
    const end = isQuick ? shortest : at + secondsOf(beat)
    const span = `${at}–${end} s`
    at = end
    return [
      ...(beat.screen ? [labeled(`${span}, on screen`, beat.screen)] : []),
      labeled(`${span}, say`, beat.say),
      ...(beat.show ? [labeled(`${span}, show`, connective(beat.show))] : []),
    ]
  })
}
