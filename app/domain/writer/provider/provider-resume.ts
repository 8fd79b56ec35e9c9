import type { ResumeBody, ResumeEntry } from "../../document/body"
import { type HeadingFields, headingOf, headingText } from "../../document/heading"
import { filled } from "../../document/leaves"
import type { DraftSentence } from "../../evidence/schema"
import { fact } from "../built-in/compose"
import { resumeWithinWords } from "../built-in/resume/resume-within-words"
import { writingRules } from "../rules"
import { cleanText, type Decoding, idsOf, isNew } from "./provider-document"
import type { ResumeAnswer } from "./provider-schema"

type Line = ResumeAnswer["summary"][number]

/** Converts a model's answer to a resume. What exceeds the length limit is dropped along with everything after it. */
export function resumeOf(answer: ResumeAnswer, decoding: Decoding): ResumeBody {
  const said = new Set<string>()
  const linesOf = (lines: Line[]) =>
    lines.flatMap(({ text, evidence }): DraftSentence[] => {
      const clean = cleanText(text, decoding)
      return clean !== "" && isNew(clean, said) ? [fact(clean, idsOf(evidence, decoding))] : []
    })
  const entry = (
    title: string,
    organization: string,
    { location, dates, evidence }: Place,
    lines: Line[],
  ): ResumeEntry => {
    const fields = cleanFields({ title, organization, location, dates }, decoding)
    const text = headingText(fields)
    // Text without a heading would be read as part of the previous role.
    if (!text) return listed([])
    return { ...listed(linesOf(lines)), heading: headingOf(fact(text, idsOf(evidence, decoding)), fields) }
  }
  const { technical, tools, soft } = answer.skills
  // A line under a role is not repeated above it.
  const work = answer.experience.map((role) => entry(role.title, role.company, role, role.responsibilities))
  const projects = [listed(linesOf(answer.projects))]
  const body = filled([
    { kind: "summary", entries: [{ ...listed([]), notes: linesOf(answer.summary) }] },
    {
      kind: "skills",
      entries: [
        { ...listed(linesOf(technical)), group: "technical" },
        { ...listed(linesOf(tools)), group: "tools" },
        { ...listed(linesOf(soft)), group: "soft" },
      ],
    },
    { kind: "work", entries: work },
    { kind: "projects", entries: projects },
    {
      kind: "education",
      entries: answer.education.map((study) => entry(study.degree, study.institution, study, study.details)),
    },
    { kind: "recognition", entries: [listed(linesOf(answer.awards_certifications))] },
  ])
  return resumeWithinWords(body, writingRules.resume.maxWords)
}

type Place = { location: string; dates: string; evidence: string[] }

const listed = (bullets: DraftSentence[]): ResumeEntry => ({ heading: null, notes: [], bullets })

function cleanFields({ title, organization, location, dates }: HeadingFields, decoding: Decoding): HeadingFields {
  const clean = (text: string) => cleanText(text, decoding)
  return {
    title: clean(title),
    organization: clean(organization),
    location: clean(location),
    dates: clean(dates),
  }
}
