import fc from "fast-check"
import { expect, test } from "vitest"
import { termsOf } from "../../language/words/stems"
import { isMatch, reasonOf } from "./reason"
import { partsOf, type RankableArticle, type RelevanceProfile, relevanceOf } from "./relevance"
import { type RelevanceInput, relevanceProfileOf } from "./relevance-profile"

const nobody: RelevanceInput = { industry: "", title: "", skills: [], goals: "", keywords: [], tastes: [] }

function article(text: string, more: Partial<RankableArticle> = {}): RankableArticle {
  return {
    id: "1",
    type: "article",
    source: "A",
    host: "a.example.com",
    isOfIndustry: true,
    at: "2026-01-01",
    terms: new Set(termsOf(text)),
    ...more,
  }
}

const told = (more: Partial<RelevanceInput>) => relevanceProfileOf({ ...nobody, industry: "Technology", ...more })
const score = (text: string, reader: RelevanceProfile) => relevanceOf(partsOf(article(text), reader))
const reason = (text: string, reader: RelevanceProfile) => reasonOf(partsOf(article(text), reader))

test("each match of an article is a part with its points, and the percentage is their sum", () => {
  const reader = told({
    title: "Senior Site Reliability Engineer",
    skills: ["Kubernetes", "Machine learning", "Go"],
    goals: "Become an engineering manager",
    keywords: ["triage"],
  })
  const parts = partsOf(article("Kubernetes triage for managers, and what an engineer learns"), reader)
  expect(parts).toEqual([
    { kind: "industry", label: "Technology", points: 30 },
    { kind: "skill", label: "Kubernetes", points: 20 },
    { kind: "goal", label: "engineering", points: 12 },
    { kind: "goal", label: "manager", points: 8 },
    { kind: "role", label: "Engineer", points: 10 },
    { kind: "reflection", label: "triage", points: 12 },
  ])
  expect(relevanceOf(parts)).toBe(92)
})

test("an article must contain all words of a skill, in any form", () => {
  const reader = told({ skills: ["Machine learning", "C++", "CI/CD", "AWS (EC2, S3)"] })
  expect(score("A history of the sewing machine", reader)).toBe(30)
  expect(score("How machines learn", reader)).toBe(50)
  expect(score("Modern C++ in one page", reader)).toBe(50)
  expect(score("Vitamin C in one page", reader)).toBe(30)
  expect(score("A CI pipeline, and CD on top", reader)).toBe(50)
  expect(score("Ten years of AWS", reader)).toBe(50)
})

test("words that express rank or merely mark a goal match nothing", () => {
  const reader = told({
    title: "Senior Lead",
    goals: "I want to become better, grow my career and reach the next role",
  })
  expect(reader.wanted).toEqual({ skill: [], goal: [], role: [], reflection: [] })
})

test("the reason names the strongest match in the user's own words", () => {
  const reader = told({
    title: "Nurse",
    skills: ["Kubernetes", "Terraform"],
    goals: "Speak at a conference about accessibility",
    keywords: ["night shift", "triage"],
  })
  expect(reason("Running Kubernetes", reader)).toBe("Because you list Kubernetes among your skills")
  expect(reason("Kubernetes by Terraform", reader)).toBe("Because you list Kubernetes and Terraform among your skills")
  expect(reason("Accessibility at the conference", reader)).toBe(
    "Because your goals mention “conference” and “accessibility”",
  )
  expect(reason("Who takes the night shift", reader)).toBe("Because you wrote about night shift")
  expect(reason("Nothing of the kind", reader)).toBe("Because it is about your industry, Technology")
  expect(reasonOf(partsOf(article("Anything", { isOfIndustry: false }), reader))).toBe(
    "Because it is useful in every profession",
  )
  expect(reasonOf([{ kind: "industry", label: "Other", points: 30 }])).toBe("Because it is useful in every profession")
})

test("a single stray word of a goal, a title or a reflection is never the reason", () => {
  const reader = told({ title: "Nurse", goals: "Speak at a conference about accessibility", keywords: ["triage"] })
  for (const text of ["A day as a nurse", "The conference", "Better triage"])
    expect(reason(text, reader)).toBe("Because it is about your industry, Technology")
})

test("an article that matches single words only is not a match, however many points they add up to", () => {
  const parts = [
    { kind: "general", label: "Every profession", points: 10 },
    { kind: "goal", label: "conference", points: 12 },
    { kind: "role", label: "nurse", points: 10 },
    { kind: "reflection", label: "triage", points: 12 },
  ] as const
  expect(isMatch({ relevanceScore: 44, parts: [...parts] })).toBe(false)
  expect(isMatch({ relevanceScore: 44, parts: [...parts, { kind: "skill", label: "SQL", points: 20 }] })).toBe(true)
  expect(isMatch({ relevanceScore: 39, parts: [{ kind: "skill", label: "SQL", points: 20 }] })).toBe(false)
})

test('similarity to a "more like this" article adds points, to a "less like this" article it subtracts them', () => {
  const one = { title: "Queues under load", terms: termsOf("Queues under load: backpressure, retries, latency") }
  const same = "Retries and backpressure: queues and latency under load"
  expect(score(same, told({ tastes: [{ ...one, feedback: "more" }] }))).toBe(45)
  expect(score(same, told({ tastes: [{ ...one, feedback: "less" }] }))).toBe(0)
  expect(score("Knitting a load of socks", told({ tastes: [{ ...one, feedback: "more" }] }))).toBe(30)
  expect(reason(same, told({ tastes: [{ ...one, feedback: "more" }] }))).toBe(
    "Because you asked for more like “Queues under load”",
  )
})

const words = ["kubernetes", "triage", "budget", "nursing", "pricing", "retries", "audit", "python", "conference"]
const someWords = fc.subarray(words)
const anyTold = fc.record({
  industry: fc.constantFrom("Technology" as const, "" as const),
  title: someWords.map((all) => all.join(" ")),
  skills: someWords,
  goals: someWords.map((all) => all.join(" ")),
  keywords: someWords,
  tastes: fc.array(
    fc.record({ title: fc.string(), terms: someWords, feedback: fc.constantFrom("more" as const, "less" as const) }),
    { maxLength: 5 },
  ),
})
const anyArticle = fc.record({ text: someWords.map((all) => all.join(" ")), isOfIndustry: fc.boolean() })

test("a score is the sum of its nonzero parts, clamped to 0 to 100", () => {
  fc.assert(
    fc.property(anyTold, anyArticle, (reader, { text, isOfIndustry }) => {
      const parts = partsOf(article(text, { isOfIndustry }), relevanceProfileOf(reader))
      const sum = parts.reduce((total, { points }) => total + points, 0)
      expect(relevanceOf(parts)).toBe(Math.min(100, Math.max(0, sum)))
      expect(parts.every(({ points, label }) => Number.isInteger(points) && points !== 0 && label !== undefined)).toBe(
        true,
      )
      expect(partsOf(article(text, { isOfIndustry }), relevanceProfileOf(reader))).toEqual(parts)
    }),
  )
})

test("another fact about the user, or another matching word in the article, never lowers the score", () => {
  fc.assert(
    fc.property(anyTold, anyArticle, fc.constantFrom(...words), (reader, { text, isOfIndustry }, word) => {
      const wanting = { ...reader, tastes: reader.tastes.filter(({ feedback }) => feedback === "more") }
      const at = (given: RelevanceInput, content: string) =>
        relevanceOf(partsOf(article(content, { isOfIndustry }), relevanceProfileOf(given)))
      const before = at(wanting, text)
      expect(at({ ...wanting, skills: [...wanting.skills, word] }, text)).toBeGreaterThanOrEqual(before)
      expect(at({ ...wanting, goals: `${wanting.goals} ${word}` }, text)).toBeGreaterThanOrEqual(before)
      expect(at({ ...wanting, title: `${wanting.title} ${word}` }, text)).toBeGreaterThanOrEqual(before)
      expect(at({ ...wanting, keywords: [...wanting.keywords, word] }, text)).toBeGreaterThanOrEqual(before)
      expect(at(wanting, `${text} ${word}`)).toBeGreaterThanOrEqual(before)
    }),
  )
})
