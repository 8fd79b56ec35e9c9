/** The words that start a wish about the text itself: "I want to show …" is an instruction, not an aim. */
const aboutText =
  /^(?:show|sound|focus|mention|highlight|emphasi[sz]e|stress|include|leave|keep|start|begin|open|end|close|talk|write|come|seem|look|appear|be seen|stand|apply|use|avoid|say|tell|thank|address|explain|send|submit|get across|present|make (?:it|this|the)|have (?:it|this|the))\b/i
const asked =
  "(?:please\\s+)?(?:and\\s+)?(?:(?:mention|say|add|include|explain|tell (?:them|the reader)|write|note)\\s+(?:that\\s+)?)?"
const wish = new RegExp(
  `^${asked}I(?:\\s+(?:really|also|now|eventually))*(?:\\s+(?:want|wish|hope|aim|plan|intend)|\\s+would\\s+(?:like|love)|['’]d\\s+(?:like|love)|(?:\\s+am|['’]m)\\s+(?:looking|hoping|keen|eager|aiming|planning))\\s+to\\s+(.{3,160})$`,
  "i",
)
const goal = new RegExp(
  `^${asked}(?:my|the)?\\s*(?:(?:short|long)(?:er)?[- ]term|career|next|main|personal)?\\s*(?:goal|aim|ambition|step|aspiration)s?\\s*(?:is|are|:|[–-])\\s*(?:to\\s+)?(.{3,160})$`,
  "i",
)
const startsWithVerb = /^\p{Ll}+\b(?!ing\b)/u

/** The aim that a piece of the instructions states, worded to follow "My goal is to"; null if it states none. */
export function aimIn(piece: string): string | null {
  const wanted = wish.exec(piece)?.[1]
  if (wanted) return aboutText.test(wanted) ? null : ended(wanted)
  const [, named = ""] = goal.exec(piece) ?? []
  if (!named || aboutText.test(named)) return null
  const isDeed = /\b(?:is|are|:|[–-])\s*to\s/i.test(piece) || startsAim(named)
  return startsWithVerb.test(named) && isDeed ? ended(named) : null
}

/** Verbs that goals start with where "to" is left out: "Short-term goal: become a team lead". */
const verbs =
  /^(?:become|be|lead|manage|run|move|work|build|open|start|get|grow|learn|teach|join|set up|progress|step|take|finish|complete|qualify|train|specialize|specialise|own|find|help|make|head)\b/i

/** Whether a goal starts with its verb: "run my own site", unlike "head of department". */
export const startsAim = (goal: string): boolean =>
  verbs.test(goal) && !/^(?:head|lead|train) (?:of\b|\p{Ll}+er\b)/u.test(goal)

const ended = (text: string) => text.replace(/\s+(?:please|too|as well)$/i, "").replace(/[\s.!;,]+$/, "")

/** Whether the instructions ask for the goals that the profile states, which are private otherwise. */
export const asksForGoals = (instructions: string | null): boolean =>
  /\b(?:mention|include|add|refer to|use|work in|with|about|state|say|share)\b[^.;\n]{0,30}\bmy\s+(?:(?:short|long|career)(?:er)?[- ]?(?:term)?\s+)*(?:and\s+long[- ]term\s+)?(?:goals?|aims?|ambitions?|aspirations?)\b/i.test(
    instructions ?? "",
  )
