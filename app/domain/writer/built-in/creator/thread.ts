import { postLimit } from "../../../document/kinds"
import type { DraftSentence } from "../../../evidence/schema"
import type { Material } from "../../material-schema"
import type { Writing, WritingRequest } from "../../writer"
import { connective, labelled } from "../compose"
import { hashtagsFor } from "../hashtags"
import { creatorAdvice } from "./advice"
import { seriesOf } from "./cast"
import { ownWords, questionFor } from "./close"
import { othersInTurn, type Page, pagesOf } from "./pages"
import { type Story, storiesOf, supportedOf } from "./story"

export const mostPosts = 9

/** Posts of 280 characters at most, one fact each: the hook, its story, then the best of each place worked at. */
export function writeThread(request: WritingRequest, material: Material): Writing {
  const pool = seriesOf(storiesOf(request, material)).filter((story) => fits([story.written.hook]))
  const own = ownWords(request, material).filter((line) => fits([line]))
  const [lead] = pool
  const posts = lead ? postsOf(lead, pool, own, request, material) : own.slice(0, 2).map((line) => [line])
  const used = pool.filter((story) => story === lead || posts.some((lines) => lines.includes(story.whole)))
  return {
    title: "Thread",
    body: { parts: posts.map((lines, at) => labelled(`${at + 1}/${posts.length}`, ...lines)) },
    advice: creatorAdvice(request, material, used),
  }
}

function postsOf(
  lead: Story,
  pool: Story[],
  own: DraftSentence[],
  request: WritingRequest,
  material: Material,
): Page[] {
  const others = pool.filter((story) => story !== lead && fits([story.whole])).slice(0, mostPosts - 3)
  const newestFirst = others.sort((a, b) => (a.of.role ?? 0) - (b.of.role ?? 0))
  const story = pagesOf(lead, fits).filter(fits)
  const point = lead.lesson ? [[lead.lesson]] : own.slice(0, 1).map((line) => [line])
  const asked = others.length > 2 ? connective("What would you like to hear more about?") : questionFor(lead, request)
  const tags = hashtagsFor(material, [lead.of]).slice(0, 2)
  const fit = supportedOf(tags, request)
  const room = Math.max(0, mostPosts - story.length - point.length - 1)
  const told = othersInTurn(lead, newestFirst, fits).slice(0, room)
  const last = [asked, ...tags.filter((tag) => fit.has(tag))]
  const body = lead.lesson ? [...story, ...point, ...told] : [...story, ...told, ...point]
  return [...body.slice(0, mostPosts - 1), fits(last) ? last : [asked]].filter(fits)
}

function fits(lines: Page): boolean {
  const text = lines.map((line) => line.text).join(" ")
  return `${mostPosts}/${mostPosts}: ${text}`.length <= postLimit
}
