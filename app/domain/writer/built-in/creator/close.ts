import type { Part } from "../../../document/part"
import type { DraftSentence } from "../../../evidence/schema"
import type { Line, Material } from "../../material-schema"
import { countWords } from "../../rules"
import type { WritingRequest } from "../../writer"
import { connective, fact, heading, paragraph, pick } from "../compose"
import { hashtagsFor } from "../hashtags"
import { firstPersonBio } from "../person-sentences"
import { phrasesFor } from "../phrases"
import { questionAbout } from "../question"
import { distinct, type Story, supportedOf } from "./story"
import { dangles } from "./wording"

/** A question to the audience about the story, in its own words where they name a topic. */
export function questionFor(story: Story, request: WritingRequest): DraftSentence {
  const { question } = phrasesFor(request.profile.desiredProfessionalTone)
  const otherwise = pick(story.of.bullet, question)
  const misses = /\b(?:numbers|measure)\b/.test(otherwise) && !story.of.hasNumber
  return connective(askedRightly(questionAbout(story.of, misses ? "How do you go about it?" : otherwise), story))
}

/** What rose is not to be kept down; and a topic that opened a sentence is written small within one. */
function askedRightly(question: string, { of }: Story): string {
  const topic = /^How do you keep (.+) down\?$/.exec(question)?.[1]
  const span = [of.claim, ...of.result]
    .map((text) => /\bfrom \D{0,3}(\d[\d.,]*)\D+ to \D{0,3}(\d[\d.,]*)/.exec(text))
    .find(Boolean)
  const rose = span ? Number(span[2]?.replace(/,/g, "")) > Number(span[1]?.replace(/,/g, "")) : false
  const asked = topic && rose ? `What has helped you with ${topic}?` : question
  if (topic && /^\p{Lu}\p{Ll}+s$/u.test(topic)) return asked.replace(topic, topic.toLowerCase())
  return asked.replace(/(?<= )\p{Lu}(?=\p{Ll}+-\p{Ll})/u, (letter) => letter.toLowerCase())
}

/** Questions that fit any story: for the second and later ones of a document. */
const anyStory = [
  "What has worked for you?",
  "How do you go about it?",
  "What would you add?",
  "What would you try next?",
]

/** A question about the story that the document has not asked yet. */
export function freshQuestion(story: Story, request: WritingRequest, asked: Set<string>): DraftSentence {
  const options = [questionFor(story, request), ...anyStory.map(connective)]
  const fresh = options.find((each) => !asked.has(each.text)) ?? questionFor(story, request)
  asked.add(fresh.text)
  return fresh
}

/** Whether the question for a story names what it is about. */
export function namesTopic(question: DraftSentence): boolean {
  return /^(?:How do you keep|What has helped you grow) /.test(question.text)
}

/** What the person says of themselves that can be said aloud and belongs to no story. */
export function ownWords(request: WritingRequest, material: Material): DraftSentence[] {
  const own = [...material.unique, ...firstPersonBio(material)].map(saying).filter((line) => !dangles(line.text))
  const fit = supportedOf(own, request)
  return own.filter((line) => fit.has(line) && line.text.split(/\s+/).length <= 22)
}

const saying = (line: Line) =>
  fact(line.text.replace(/^I am (?=an? .+ for \d+ years\b)/, "I have been "), line.evidenceIds)

/** What is posted below: a line that is not said above, and hashtags from the person's own skills. */
export function captionOf(
  name: "Caption" | "Description",
  stories: Story[],
  said: DraftSentence[],
  request: WritingRequest,
  material: Material,
): Part[] {
  const told = stories.map((story) => story.of)
  const tags = hashtagsFor(material, told)
  const fit = supportedOf(tags, request)
  const spoken = said.map(plain)
  const isSaid = (line: DraftSentence) => spoken.some((other) => other === plain(line))
  const isCovered = (line: DraftSentence) => spoken.join(" ").includes(plain(line))
  const wholes = stories.map((story) => story.whole)
  const titles = stories
    .slice(0, 1)
    .flatMap((story) => (story.title && countWords(story.title.text) > 5 ? [story.title] : []))
  const line =
    [...wholes, ...ownWords(request, material)].find((each) => !isCovered(each)) ??
    [...titles, ...wholes].find((each) => !isSaid(each))
  const sentences = [
    ...(line ? [closed(line)] : []),
    ...distinct(
      tags.filter((tag) => fit.has(tag)),
      [],
    ),
  ]
  return sentences.length > 0 ? [heading(name), paragraph(...sentences)] : []
}

const plain = (line: DraftSentence) => line.text.toLowerCase().replace(/[^\p{L}\p{N}% ]/gu, "")

const closed = (line: DraftSentence): DraftSentence =>
  /[.!?]$/.test(line.text) ? line : { ...line, text: `${line.text}.` }
