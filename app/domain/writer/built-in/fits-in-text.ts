import { countWords } from "../rules"
import { lacksSubject } from "./first-person"
import { looksBack } from "./stories/course"

/** Words that belong to talk and not to a text that somebody applies with. */
const talk = /\b(?:just|only|really|actually|bit|folks|guys|everybody|basically|though)\b/i

const shortest = 6

/** Whether a sentence of a reflection can stand in a letter or an answer as it is. */
export const fitsInText = (text: string) =>
  countWords(text) >= shortest && !talk.test(text) && !lacksSubject(text) && !looksBack(text)
