import { pastOf } from "../../../language/verbs/past-tense"

const saw =
  /^(?:(?:I|We) )?[Ss]aw (.+?) (go|fall|rise|drop|grow|climb|jump|double|halve|increase|decrease|improve|shrink) (.+)$/

/**
 * "Saw the overtime fall from 410 hours to 290" as "The overtime fell from 410 hours to 290": it states a change and no
 * action, so it is checked as the change. Other sentences stay.
 */
export function asObserved(sentence: string): string {
  const [, thing = "", move = "", rest = ""] = saw.exec(sentence) ?? []
  return thing ? `${thing.charAt(0).toUpperCase()}${thing.slice(1)} ${pastOf(move)} ${rest}` : sentence
}
