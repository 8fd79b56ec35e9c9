import type { DraftSentence } from "../../../evidence/schema"
import { inFull, type Story } from "./story"
import { leans } from "./wording"

/** What stands together on one slide or in one post. */
export type Page = DraftSentence[]

/** A story page by page: the hook, then where it was with what was done, then the rest, a page each. */
export function pagesOf(story: Story, fits: (page: Page) => boolean): Page[] {
  const { hook, rest } = story.written
  const [first, ...others] = rest
  const setting = story.setting ? [story.setting] : []
  if (!first) return fits([hook, ...setting]) ? [[hook, ...setting]] : [[hook]]
  const withFirst = !leans(first.text) && fits([...setting, first])
  const withHook = !withFirst && fits([hook, ...setting])
  const opening = [withHook ? [hook, ...setting] : [hook], withFirst ? [...setting, first] : [first]]
  return [...opening, ...others.map((line) => [line])]
}

/** Those of the lead's place first, then place by place: none is read as done at another. */
function byPlace(lead: Story, stories: Story[]): Story[] {
  const places = [...new Set([lead, ...stories].map((story) => story.of.role))]
  return places.flatMap((place) => stories.filter((story) => story.of.role === place))
}

/**
 * Other stories, each in one sentence, with the place where that is another than before; a story that sets out from a
 * situation or an outcome keeps it, beside the deed or on the page before.
 */
export function othersInTurn(lead: Story, stories: Story[], fits: (page: Page) => boolean): Page[] {
  const named = new Set([lead.setting?.text])
  return byPlace(lead, stories).flatMap((story) => {
    const isNew = story.setting !== null && !named.has(story.setting.text)
    // Without its place it would be read as done at the place before.
    if (!story.setting && story.of.role !== lead.of.role) return []
    named.add(story.setting?.text)
    const told = inFull(story)
    const setting = isNew && story.setting ? [story.setting] : []
    const ways = [[[...setting, ...told]], [told], told.map((line) => [line])]
    return ways.find((pages) => pages.every(fits)) ?? []
  })
}
