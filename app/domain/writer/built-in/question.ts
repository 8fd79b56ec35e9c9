import type { Achievement } from "../material-schema"

const down =
  /^I (?:also )?(?:cut|reduced|lowered|shortened|decreased|trimmed|halved|brought down) ((?:the |our |my )?.+?)(?: (?:by|from|to|over|with|within|in|while|and)\b|\s+(?:roughly |about |around |nearly |over )?[\d£$€]|,|\.)/i
const up =
  /^I (?:also )?(?:grew|increased|raised|doubled|improved|expanded) ((?:the |our |my )?.+?)(?: (?:by|from|to|over|with|within|in|while|and)\b|\s+(?:roughly |about |around |nearly |over )?[\d£$€]|,|\.)/i
const gone = /^((?:The |Our |My )?.+?) (?:went|dropped|fell|came) (?:down )?(?:from|to|by)\b/i

/** A question to the reader about what the achievement changed, drawn from its own words; else the given plain one. */
export function questionAbout(lead: Achievement, otherwise: string): string {
  const texts = [lead.claim, ...lead.result]
  const lowered = texts.map((text) => down.exec(text)?.[1] ?? gone.exec(text)?.[1]).find(isTopic)
  if (lowered) return `How do you keep ${asTopic(lowered)} down?`
  const raised = texts.map((text) => up.exec(text)?.[1]).find(isTopic)
  if (raised) return `What has helped you grow ${asTopic(raised)}?`
  return lead.skills[0] ? `What has worked for you in ${asTopic(lead.skills[0])}?` : otherwise
}

function isTopic(topic: string | undefined): topic is string {
  return (
    topic !== undefined &&
    topic.split(/\s+/).length <= 4 &&
    !/\b(?:it|that|this|them|we|they)\b/i.test(topic) &&
    !/\d/.test(topic.replace(/\b[a-z]\d+\b/gi, ""))
  )
}

/** The topic as the reader's own: "the monthly bill" is "your monthly bill". */
function asTopic(topic: string): string {
  if (/^(?:the|our|my) /i.test(topic)) return topic.replace(/^\S+/, "your")
  return /^[A-Z][a-z]+ing$|^[A-Z][a-z-]+ [a-z]/.test(topic) ? topic.charAt(0).toLowerCase() + topic.slice(1) : topic
}
