import { countWords } from "../../rules"
import { looksBack } from "../stories/course"
import { lacksSubject } from "./first-person"

/** Casual words that do not belong in an application. */
const talk = /\b(?:just|only|really|actually|bit|folks|guys|everybody|basically|though)\b/i

/** "I did it over one summer with a mug of tea": the circumstances of an action that is already told. */
const circumstance = /^(?:I|We) (?:also )?did (?:it|this|that|so|them)\b/

/** "I went through the tray after that": only understandable after the previous sentence. */
const following = /\b(?:after|before|since) (?:that|this|then)[.,]/

const shortest = 6

/** Whether a sentence of a reflection fits into a letter or an answer unchanged. */
export const fitsInText = (text: string) =>
  countWords(text) >= shortest &&
  !talk.test(text) &&
  !circumstance.test(text) &&
  !following.test(text) &&
  !lacksSubject(text) &&
  !looksBack(text)
