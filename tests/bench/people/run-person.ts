import type { ProposedLine } from "../../../app/domain/achievements/line"
import { makeLines } from "../../../app/domain/achievements/reading/lines/make-lines"
import { rolesOf } from "../../../app/domain/career/held-roles"
import type { EvidenceItem, Ledger } from "../../../app/domain/evidence/schema"
import { verifySentences } from "../../../app/domain/evidence/verifier/verify"
import { carries, judgeRole, openPronoun, tells } from "./judge"
import type { Case } from "./load"
import { shown } from "./request-of"

export interface Outcome {
  lines: { reflection: number; line: ProposedLine; status: string }[]
  missed: { reflection: number; says: string; must: string[] }[]
  roles: Record<"right" | "asked" | "wrong", number>
  wrong: string[]
  told: string[]
  open: string[]
  questions: number
}

/** Captures a person's profile and reflections and judges the lines proposed for each. */
export function runPerson(person: Case): Outcome {
  const roles = rolesOf(person.profile.experience)
  const outcome: Outcome = {
    lines: [],
    missed: [],
    roles: { right: 0, asked: 0, wrong: 0 },
    wrong: [],
    told: [],
    open: [],
    questions: 0,
  }
  person.reflections.forEach(({ question, response, createdAt }, at) => {
    const moment = `${createdAt}T12:00:00.000Z`
    const item: EvidenceItem = {
      id: `item_${at}`,
      kind: "reflection",
      text: response,
      source: question,
      field: null,
      createdAt: moment,
    }
    const made = makeLines({
      entry: { id: `entry_${at}`, question, response, createdAt: moment },
      items: [item],
      roles,
      skills: person.profile.skills,
      timeZone: "UTC",
    })
    const lines = made.lines.slice(0, shown)
    const ledger: Ledger = { items: [item], profile: person.profile, personName: person.name, posting: null }
    const claims = verifySentences(
      lines.map(({ text }) => ({ text, kind: "fact", evidenceIds: [item.id] })),
      ledger,
    )
    for (const [which, line] of lines.entries())
      outcome.lines.push({ reflection: at, line, status: claims[which]?.status ?? "" })
    if (made.followUp) outcome.questions++
    for (const result of person.keyResults.filter(({ reflection }) => reflection === at)) {
      const carrying = lines.filter(({ text }) => carries(text, result))
      if (carrying.length === 0) {
        outcome.missed.push(result)
        continue
      }
      const judged = carrying.map((line) => judgeRole(line, result, roles))
      const verdict = judged.includes("wrong") ? "wrong" : judged.includes("right") ? "right" : "asked"
      outcome.roles[verdict]++
      if (verdict === "wrong") outcome.wrong.push(`${at} ${carrying[0]?.text} | ${result.role}`)
    }
    for (const { text, why } of person.mustNotAppear.filter(({ reflection }) => reflection === at)) {
      for (const line of lines)
        if (tells(line.text, text, response)) outcome.told.push(`${at} ${why}: ${line.text} | ${text}`)
    }
    for (const { text } of lines) if (openPronoun(text)) outcome.open.push(`${at} ${text}`)
  })
  return outcome
}
