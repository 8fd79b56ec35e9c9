import { countWords } from "../rules"
import { lacksSubject } from "./first-person"
import { looksBack } from "./stories/course"

/** Words that belong to talk and not to a text that somebody applies with. */
const talk = /\b(?:just|only|really|actually|bit|folks|guys|everybody|basically|though)\b/i

/** "I did it over one summer with a mug of tea": how it went, of a deed that is told already. */
const circumstance = /^(?:I|We) (?:also )?did (?:it|this|that|so|them)\b/

/** "I went through the tray after that": it is understood only behind what came before. */
const following = /\b(?:after|before|since) (?:that|this|then)[.,]/

const shortest = 6

/** Whether a sentence of a reflection can stand in a letter or an answer as it is. */
export const fitsInText = (text: string) =>
  countWords(text) >= shortest &&
  !talk.test(text) &&
  !circumstance.test(text) &&
  !following.test(text) &&
  !lacksSubject(text) &&
  !looksBack(text)
