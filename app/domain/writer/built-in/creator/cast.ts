import type { Story } from "./story"

/** An achievement that holds a word of the person's own instruction counts this much. */
const instructed = 5

/** The stories to choose from: those that the person's instruction asks for, else those they told, else all. */
export function poolOf(stories: Story[]): Story[] {
  const asked = stories.filter((story) => story.of.relevance >= instructed)
  const told = stories.filter((story) => story.of.told === "reflection")
  return [asked, told, stories].find((some) => some.length > 0) ?? []
}

/** The stories of a series: those that the instruction asks for first, then the others told, where they are few. */
export function seriesOf(stories: Story[]): Story[] {
  const pool = poolOf(stories)
  const told = stories.filter((story) => story.of.told === "reflection" && !pool.includes(story))
  return pool.length >= 5 ? pool : [...pool, ...told]
}

export interface Cast {
  tiktok: Story | undefined
  reel: Story | undefined
  short: Story | undefined
}

/**
 * Who posts all three videos should not tell one story three times: the Short takes what taught something, the Reel
 * what changed from one state to another, TikTok the best told of the others. With one story all three tell it.
 */
export function castOf(stories: Story[]): Cast {
  const pool = poolOf(stories)
  const short =
    pool.find((story) => story.lesson) ??
    pool.slice(1).find((story) => story.of.headline) ??
    pool[2] ??
    pool[1] ??
    pool[0]
  const left = pool.filter((story) => story !== short)
  const changed = left.filter((story) => story.before && story.after)
  const reel = changed.find((story) => story !== left[0]) ?? left[1] ?? changed[0] ?? left[0] ?? short
  const others = left.filter((story) => story !== reel)
  const tiktok = others.slice(0, 4).find((story) => story.isRich) ?? others[0] ?? left[0] ?? short
  return { tiktok, reel, short }
}
