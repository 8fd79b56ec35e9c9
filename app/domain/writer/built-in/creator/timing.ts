import type { Part } from "../../../document/part"
import type { DraftSentence } from "../../../evidence/schema"
import { countWords } from "../../rules"
import { labelled } from "../compose"

/** Spoken words per second of an unhurried presenter: 150 a minute. */
const pace = 2.5

/** The shortest time that a line or a text on the screen needs. */
const shortest = 3

/** One moment of a video: what is said, and what stands on the screen meanwhile. */
export interface Beat {
  say: DraftSentence[]
  screen?: DraftSentence | null
}

/** Seconds that a beat takes: to say it, or to read it where nothing is said. */
function lengthOf(beat: Beat): number {
  const spoken = beat.say.length > 0 ? beat.say : beat.screen ? [beat.screen] : []
  const words = spoken.reduce((sum, line) => sum + countWords(line.text), 0)
  return Math.max(shortest, Math.ceil(words / pace))
}

/** Beats within a length: of those in the middle the last go first, never the opening, never the close. */
export function within(opening: Beat[], middle: Beat[], close: Beat[], seconds: number): Beat[] {
  const sum = (beats: Beat[]) => beats.reduce((total, beat) => total + lengthOf(beat), 0)
  const kept = [...middle]
  while (kept.length > 0 && sum([...opening, ...kept, ...close]) > seconds) kept.pop()
  return [...opening, ...kept, ...close]
}

/** Beats as parts: "0–3 s, on screen" and "0–3 s, say". */
export function timed(beats: Beat[]): Part[] {
  let at = 0
  return beats.flatMap((beat) => {
    const span = `${at}–${at + lengthOf(beat)} s`
    // A hook has to work within three seconds, however long its sentence is.
    const shown = at === 0 ? `0–${shortest} s` : span
    at += lengthOf(beat)
    return [
      ...(beat.screen ? [labelled(`${shown}, on screen`, beat.screen)] : []),
      ...(beat.say.length > 0 ? [labelled(`${span}, say`, ...beat.say)] : []),
    ]
  })
}
