import type { NumberMention } from "../../../language/numbers/mention"
import type { Reading } from "../reading/reading"

/** The denominator of a frequency: 3 for both numbers of "one week in three", and for "every third week". */
function oneOf({ tokens, mentions }: Reading, mention: NumberMention): number | null {
  const before = tokens[mention.first - 1]?.lower ?? ""
  if (mention.unit === "ordinal") return /^(?:every|each)$/.test(before) ? mention.value : null
  const at = mentions.indexOf(mention)
  const [one, all] = isOne(mention) ? [mention, mentions[at + 1]] : [mentions[at - 1], mention]
  if (!one || !all || !isOne(one) || !/^(?:count|vague)$/.test(all.unit) || all.first - one.last > 3) return null
  const between = tokens.slice(one.last, all.first).map(({ lower }) => lower)
  return between.at(-1) === "in" || between.slice(-2).join(" ") === "out of" ? all.value : null
}

const isOne = ({ text }: NumberMention) => /^(?:one|1)\b/i.test(text)

/** "every 3rd week" supports "one week in three", and "one in ten" supports "every tenth". */
export function happensAsOften(stated: Reading, mention: NumberMention, reading: Reading): boolean {
  const mine = oneOf(stated, mention)
  const everyOther = reading.tokens.some(
    ({ lower }, at) => lower === "other" && /^(?:every|each)$/.test(reading.tokens[at - 1]?.lower ?? ""),
  )
  if (mine === 2 && everyOther) return true
  return mine !== null && mine > 1 && reading.mentions.some((other) => oneOf(reading, other) === mine)
}

/** "trainer of the month in February and again in June" supports "Twice trainer of the month". */
export function happenedAgain({ text, rate }: NumberMention, { tokens }: Reading): boolean {
  return /^twice$/i.test(text) && rate === null && tokens.filter(({ lower }) => lower === "again").length === 1
}
