import type { Industry } from "../../kernel/industry"
import { listed } from "../../kernel/listed"
import { type FeedItem, leastMatch, type PartKind, type ReasonPart } from "./rules"

/**
 * One sentence per kind of match, filled with labels. A "less like this" never selects an article, so it has no
 * sentence.
 */
const sentences = {
  industry: (labels: string[]) => `Because it is about your industry, ${listed(labels)}`,
  skill: (labels: string[]) => `Because you list ${listed(labels)} among your skills`,
  goal: (labels: string[]) => `Because your goals mention ${listed(labels.map(quoted))}`,
  role: (labels: string[]) => `Because your title mentions ${listed(labels.map(quoted))}`,
  reflection: (labels: string[]) => `Because you wrote about ${listed(labels)}`,
  more: (labels: string[]) => `Because you asked for more like ${listed(labels.map(quoted))}`,
} satisfies Partial<Record<PartKind, (labels: string[]) => string>>

/** The catch-all industry, which is not named to the user. */
const unnamedIndustry: Industry = "Other"

const personal = ["skill", "goal", "reflection", "more", "role"] as const

/** One sentence on why an article was chosen: its strongest match, if anything specific matches. */
export function reasonOf(parts: readonly ReasonPart[]): string {
  const match = strongestMatch(parts)
  return match ? sentences[match.kind](match.labels) : "Because it is useful in every profession"
}

/** True if an insight scores high enough and something specific matches, because points alone explain nothing. */
export const isMatch = ({ relevanceScore, parts }: Pick<FeedItem, "relevanceScore" | "parts">) =>
  relevanceScore >= leastMatch && strongestMatch(parts) !== null

/** The strongest match in the user's own words, else the user's industry; null if the article is of the general shelf. */
function strongestMatch(parts: readonly ReasonPart[]): { kind: keyof typeof sentences; labels: string[] } | null {
  const best = personal
    .map((kind) => {
      const own = parts.filter((part) => part.kind === kind)
      if (isTooVague(kind, own)) return { kind, labels: [], points: 0 }
      return { kind, labels: own.map(({ label }) => label), points: own.reduce((sum, part) => sum + part.points, 0) }
    })
    .reduce((a, b) => (b.points > a.points ? b : a))
  if (best.points > 0) return best
  const industry = parts.find(({ kind, label }) => kind === "industry" && label !== unnamedIndustry)
  return industry ? { kind: "industry", labels: [industry.label] } : null
}

/** True if the match is a single stray word of a goal, a title or a reflection, which would not convince a reader. */
const isTooVague = (kind: (typeof personal)[number], own: readonly ReasonPart[]) =>
  (kind === "goal" || kind === "role" || kind === "reflection") &&
  !own
    .map(({ label }) => label)
    .join(" ")
    .includes(" ")

const quoted = (text: string) => `“${text}”`
