import type { DraftSentence } from "../../../evidence/schema"
import type { Material } from "../../material-schema"
import { fact } from "../compose"
import { contentWords, overlap } from "../wording/focus"
import { withAbbreviations } from "../wording/typed-names"
import type { Story } from "./story"

const maxTags = 3

/** Hashtags of the person's own skills that the stories mention; none if they mention none. */
export function hashtagsOf(stories: Story[], { skills }: Material): DraftSentence[] {
  const shown = new Set(stories.flatMap(({ lead }) => lead.skills))
  const said = contentWords(stories.flatMap(({ told }) => told.map(({ text }) => text)).join(" "))
  const isTold = (skill: string) => shown.has(skill) || sharesAll(contentWords(skill), said)
  return skills
    .filter(({ text }) => isTag(text) && isTold(text))
    .slice(0, maxTags)
    .map(({ text, evidenceIds }) => fact(hashtag(text), evidenceIds))
}

const sharesAll = (words: Set<string>, said: Set<string>) => words.size > 0 && overlap(words, said) === words.size

/** A single thing in a few words: no list ("HTML and CSS"), no "P&L", nothing that starts with a figure. */
function isTag(skill: string): boolean {
  return (
    skill.split(/\s+/).length <= 3 &&
    !/&|,|\/(?!B\b)|\band\b|^\d/i.test(skill) &&
    // "training of apprentice" is not a hashtag that anybody follows.
    !/\s(?:of|for|with|to|in|on|at|the)\s/i.test(skill)
  )
}

/** "Erasure coding" becomes "#ErasureCoding", "C++" becomes "#Cpp". */
function hashtag(text: string): string {
  const words =
    withAbbreviations(text)
      .replace(/\+\+/g, "pp")
      .replace(/#/g, "Sharp")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return `#${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("")}`
}
