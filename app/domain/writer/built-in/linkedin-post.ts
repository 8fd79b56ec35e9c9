import type { Part } from "../../document/part"
import type { DraftSentence, EvidenceItem } from "../../evidence/schema"
import type { Achievement, Line, Material } from "../material-schema"
import { countWords, writingRules } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { adviceFor } from "./advice"
import { bullet, connective, fact, factOf, paragraph, pick, withinWords } from "./compose"
import { contentWords, overlap } from "./focus"
import { hashtagsFor } from "./hashtags"
import { isSupported } from "./is-supported"
import { firstPersonBio } from "./person-sentences"
import { phrasesFor } from "./phrases"
import { questionAbout } from "./question"
import { roleSentence } from "./role-sentences"

/** A post: the strongest result first, what happened, what else belongs to it, the point, a question, hashtags. */
export function writeLinkedinPost(request: WritingRequest, material: Material): Writing {
  const told = material.achievements.filter((each) => each.claim !== "" || each.story.length > 0)
  const best = leadOf(told)
  const lead = best && { ...best, headline: carriedHeadline(best, request.evidence) }
  if (!lead)
    return {
      title: "LinkedIn post",
      body: { parts: withoutDeeds(material) },
      advice: adviceFor(request, material, []),
    }
  const phrases = phrasesFor(request.profile.desiredProfessionalTone)
  const hooks = lead.turn && !/\d/.test(lead.claim) ? [lead.turn.before, lead.turn.after] : [wholeHook(lead)]
  const story = storyOf(lead, hooks, material)
  const others = told.filter(
    (each) =>
      each !== best && each.claim !== "" && !each.shared && (each.told === "reflection" || each.result.length > 0),
  )
  const sameRole = others.filter((each) => each.role !== null && each.role === lead.role)
  const more = story.length >= 4 ? [] : (sameRole.length > 0 ? sameRole : others).slice(0, 3)
  const opening = pick(lead.bullet, sameRole.length > 0 ? phrases.alsoSameRole : phrases.alsoElsewhere)
  const point = pointOf(lead, material)
  const tags = hashtagsFor(material, [lead, ...more])
  const parts: Part[] = [
    paragraph(...hooks.map((text) => fact(text, lead.evidenceIds))),
    ...(story.length > 0 ? [paragraph(...story)] : []),
    ...(more.length > 0
      ? [paragraph(connective(opening)), ...more.map((each) => bullet(fact(each.bullet, each.evidenceIds)))]
      : []),
    ...(point ? [paragraph(factOf(point))] : []),
    paragraph(connective(questionAbout(lead, pick(lead.bullet, phrases.question)))),
    ...(tags.length > 0 ? [paragraph(...tags)] : []),
  ]
  const used = [lead, ...more]
  return {
    title: "LinkedIn post",
    body: { parts: withinWords(parts, writingRules.linkedin_post.maxWords) },
    advice: adviceFor(request, material, used),
  }
}

/** An outcome set apart from its means is used only where the item carries both so. */
function carriedHeadline(lead: Achievement, evidence: EvidenceItem[]): Achievement["headline"] {
  const items = evidence.filter((item) => lead.evidenceIds.includes(item.id))
  return lead.headline && isSupported(Object.values(lead.headline), items) ? lead.headline : null
}

/** The newest of the strongest reflections with a measured result, else the strongest; without one, of all. */
function leadOf(all: Achievement[]): Achievement | undefined {
  if ((all[0]?.relevance ?? 0) >= 5) return all[0]
  const reflected = all.filter((each) => each.told === "reflection")
  const told = reflected.length > 0 ? reflected : all
  const measured = told.slice(0, 6).filter((each) => each.result.some((text) => /\d/.test(text)))
  return measured.sort((a, b) => (a.role ?? 0) - (b.role ?? 0))[0] ?? told[0]
}

/** The shortest sentence that holds the strongest result and can stand alone. */
function hookOf(lead: Achievement): string {
  if (lead.headline) return lead.headline.what
  const outcome = lead.result.find(
    (text) =>
      /\d/.test(text) &&
      !/^(?:it|that|this|they|he|she)\b/i.test(text) &&
      !/\b(?:we|it|they) (?:was|were)\b/i.test(text),
  )
  if (outcome && (!lead.claim || !/\d/.test(lead.claim))) return outcome
  return lead.claim || (lead.story[0] ?? lead.bullet)
}

/** The hook with the outcome that was noted right beside it ("…; it loads in 0.9 s"). */
function wholeHook(lead: Achievement): string {
  const hook = hookOf(lead)
  const told = lead.story.find((text) => text.startsWith(`${hook.replace(/\.$/, "")}; `))
  return told && countWords(told) <= 30 ? told : hook
}

function storyOf(lead: Achievement, hooks: string[], material: Material): DraftSentence[] {
  const role = lead.role === null ? null : material.roles[lead.role]
  const isHook = (text: string) => hooks.includes(text)
  const repeatsHook = (text: string) => hooks.some((hook) => text.toLowerCase().includes(hook.toLowerCase()))
  const told = lead.headline ? lead.story.filter((text) => text !== lead.claim) : lead.story
  const inOrder = told
    .filter((text) => !isHook(text) && !lead.lessons.includes(text))
    .map((text) => (repeatsHook(text) ? lead.claim : text))
  const setting = role?.evidenceIds.length ? [roleSentence(role)] : []
  const asFacts = (texts: string[]) => texts.map((text) => fact(text, lead.evidenceIds))
  const free = inOrder.findIndex((text) => !/^(?:it|they|she|he|this|that|these|those)\b/i.test(text))
  const at = free < 0 ? inOrder.length : free
  const how = lead.headline ? [lead.headline.how] : []
  return [...asFacts([...how, ...inOrder.slice(0, at)]), ...setting, ...asFacts(inOrder.slice(at))]
}

/** What the person learned or stands for: the lesson told with the deed, else their own words closest to it. */
function pointOf(lead: Achievement, material: Material): Line | null {
  const lesson = lead.lessons[0]
  if (lesson) return { text: lesson, evidenceIds: lead.evidenceIds }
  const words = contentWords(lead.bullet)
  const own = firstPersonBio(material).filter((line) => overlap(words, contentWords(line.text)) >= 2)
  return material.unique[0] ?? own[0] ?? null
}

/** Nothing done is captured yet: what the person says of themselves, and no more. */
function withoutDeeds(material: Material): Part[] {
  const own = [...material.bio, ...material.unique].slice(0, 4)
  return own.length > 0 ? [paragraph(...own.map((line) => factOf(line)))] : []
}
