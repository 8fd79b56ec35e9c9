import { knownNames } from "../../../achievements/reading/roles/known-names"
import { rolesOf } from "../../../career/held-roles"
import type { DraftSentence, EvidenceItem, Ledger } from "../../../evidence/schema"
import { ledgerOf } from "../../ledger-of"
import type { Achievement, Material } from "../../material-schema"
import type { WritingRequest } from "../../writer"
import { carriedIn } from "../carried-by"
import { fact } from "../compose"
import { type ExcludedIn, excludedBy } from "../wording/excluded"
import { contentWords, overlap } from "../wording/focus"
import { tellsSameFact } from "../wording/told-once"
import { leastOnTopic } from "../wording/topic"
import { type Candidate, candidatesOf } from "./candidates"
import { carriedOf, problemOf, shortOf } from "./carried-openings"
import { type Change, changeIn, tellsChange } from "./change"
import { inCourse } from "./course"
import { fullerStory } from "./fuller-story"
import { groupsOf } from "./groups"
import { nearest } from "./nearest"
import { amountsOnce } from "./told-twice"

/** One thing that the person did: the material of a post, a script or a series. */
export interface Story {
  lead: Achievement
  /** The strongest line, in the person's voice. */
  hook: DraftSentence
  /** The hook in at most eight words, spoken and read within three seconds; null if no wording is supported. */
  short: DraftSentence | null
  /** The sentences of the story, including the hook. */
  told: DraftSentence[]
  /** The same without the hook. */
  body: DraftSentence[]
  /** The lesson in the person's own words; null if there is none. */
  lesson: DraftSentence | null
  change: Change | null
  /**
   * The earlier state of the measured thing, as short as possible; null if it cannot be worded or the story does not
   * contain its change.
   */
  problem: DraftSentence | null
}

interface Telling {
  achievements: Achievement[]
  /** The subjects of other stories. */
  others: Achievement[]
  items: EvidenceItem[]
  ledger: Ledger
  names: Names
  excluded: ExcludedIn
  isWhole: boolean
}

/** A story from the achievements of one reflection (or one line of the work history); null if they do not make one. */
function storyOf({ achievements, others, items, ledger, names, excluded, isWhole }: Telling): Story | null {
  const [lead] = achievements
  if (!lead) return null
  const change = changeIn(lead)
  const isElsewhere = ({ text }: Candidate) => others.some(({ claim }) => tellsSameFact(claim, text))
  const candidates = candidatesOf(achievements, items, names).filter(({ text }) => excluded(text) === null)
  const fit = carriedOf(candidates, ledger).map((each) => ({
    ...each,
    isElsewhere: !each.isLine && isElsewhere(each),
  }))
  const told = fit.filter((each) => !each.isLesson)
  const ofLead = told.filter((each) => opensOn(each, lead))
  const byWeight = [...(ofLead.length > 0 ? ofLead : told)].sort((a, b) => b.weight - a.weight || a.at - b.at)
  const [hook] = byWeight
  if (!hook || hook.weight < leastWeight) return null
  const course = standing(inCourse(nearest(told, hook, lead)))
  const lesson = fit.find((each) => each.isLesson)
  const once = amountsOnce(course.map(sentence), carriedIn(ledger))
  const all = once.filter((each) => each !== null)
  const fuller = (one: DraftSentence | null | undefined) =>
    one && all.find((each) => each !== one && each.text.startsWith(one.text.slice(0, -1)))
  const sentences = all.filter((each) => !fuller(each))
  const plain = once[course.indexOf(hook)]
  const opening = fuller(plain) ?? plain ?? sentence(hook)
  const body = sentences.filter((each) => each !== opening)
  const story = {
    lead,
    hook: opening,
    short: shortOf(byWeight.filter(isOfDeed), lead, ledger),
    told: sentences,
    body,
    lesson: lesson ? sentence(lesson) : null,
    change,
    problem: problemOf(change, course, lead, ledger),
  }
  if (!isWhole) return story
  return fullerStory(story, { items, ledger, names, excluded, others: others.map(({ claim }) => claim) })
}

/** A story opens on its subject. Other text of the reflection, however good, belongs to another story. */
const opensOn = ({ isLead, text }: Candidate, { bullet }: Achievement) =>
  isLead || overlap(contentWords(text), contentWords(bullet)) > 0

/** A story opens with its line or a change; asides are not hooks. */
const isOfDeed = ({ isLead, text }: Candidate) => isLead || tellsChange(text)

/** Drops sentences whose pronoun refers to something that is not mentioned right before them. */
function standing(course: Candidate[]): Candidate[] {
  const kept: Candidate[] = []
  for (const each of course) if (!each.isOpen || kept.at(-1)?.at === each.behind) kept.push(each)
  return kept
}

/** Below this weight, no sentence of a story is worth opening with. */
const leastWeight = -4

const sentence = ({ text, evidenceIds }: Candidate) => fact(text, evidenceIds)

/**
 * The stories that can be told, best first: requested ones, then measured and richly told ones. A text to read takes a
 * whole story as it was told; a script and a series take its strongest sentences.
 */
export function storiesOf(
  request: WritingRequest,
  material: Material,
  most: number,
  form: "whole" | "strongest" = "strongest",
): Story[] {
  const byId = new Map(request.evidence.map((item) => [item.id, item]))
  const groups = groupsOf(material.achievements, byId).slice(0, most + 5)
  const names = knownNames(rolesOf(request.profile.experience), request.profile.skills)
  const profile = request.evidence.filter((item) => item.kind === "profile")
  const whole = ledgerOf(request)
  const excluded = excludedBy(request.customPrompt)
  const stories = groups.flatMap((achievements) => {
    const items = [...new Set(achievements.flatMap((each) => each.evidenceIds))].flatMap((id) => byId.get(id) ?? [])
    const ledger = {
      ...whole,
      items: [...items, ...profile.slice(0, 60).filter((item) => !items.includes(item))],
    }
    return (
      storyOf({
        ...{ achievements, ledger, names, excluded, isWhole: form === "whole" },
        others: material.achievements.filter((each) => !achievements.includes(each)),
        items: items.filter(({ kind }) => kind !== "profile"),
      }) ?? []
    )
  })
  return untold(stories.sort((a, b) => richness(b) - richness(a))).slice(0, most)
}

/** Above every other measure of a story. */
const ofTopic = 1000

const isAsked = ({ onTopic }: Achievement) => onTopic >= leastOnTopic

/** The stories about the topic of the instructions; all of them if there is no topic or none matches it. */
export function askedFor(stories: Story[]): Story[] {
  const asked = stories.filter(({ lead }) => isAsked(lead))
  return asked.length > 0 ? asked : stories
}

/** Drops stories whose opening or sentences a better one already contains. */
function untold(stories: Story[]): Story[] {
  const kept: Story[] = []
  for (const each of stories) {
    const said = kept.flatMap(({ told }) => told)
    const isSaid = ({ text }: DraftSentence) => said.some((other) => tellsSameFact(other.text, text))
    const own = (sentences: DraftSentence[]) => sentences.filter((one) => !isSaid(one))
    if (!isSaid(each.hook)) kept.push({ ...each, told: own(each.told), body: own(each.body) })
  }
  return kept
}

type Names = ReadonlyMap<string, string>

function richness({ lead, body, change, lesson, short }: Story): number {
  const told = lead.told === "reflection" ? 15 : 0
  return (
    lead.quality +
    told +
    (body.length > 0 ? 20 : 0) +
    10 * Math.min(3, body.length) +
    (change ? 10 : 0) +
    (lead.figure?.from && lead.figure.to ? 30 : 0) +
    (lesson ? 6 : 0) +
    (short ? 8 : 0) +
    15 * Math.min(8, lead.relevance) +
    (isAsked(lead) ? ofTopic * lead.onTopic : 0)
  )
}
