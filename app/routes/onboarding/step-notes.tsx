import type { ReadHistory } from "../../domain/career/history/read-history"
import { Card } from "../../ui/card"
import { ExperienceExample } from "./experience-example"

/** The wizard's margin: advice for the step, and the history as it was parsed. */
export function StepNotes({ step, history }: { step: 1 | 2 | 3; history: ReadHistory }) {
  return (
    <aside className="space-y-10 text-sm">
      {step === 1 && (
        <Card look="ruled" title="How to write your experience" className="max-lg:hidden">
          <ExperienceExample />
        </Card>
      )}
      {step === 3 && <GoalNotes />}
      {(step === 2 || (step === 1 && history.roles.length > 0)) && <Reading history={history} mend={step === 2} />}
    </aside>
  )
}

function GoalNotes() {
  return (
    <Card look="ruled" title="What this is for">
      <p className="text-muted">
        Your goals shape the questions we ask. We never state them as facts. Your links and email address are added
        after a document is written, so no AI provider sees them.
      </p>
    </Card>
  )
}

/** The parsed experience text, so a mistake is found here and not in a finished resume. */
function Reading({ history, mend }: { history: ReadHistory; mend: boolean }) {
  const { roles, education, others, loose } = history
  const nothing = roles.length === 0 && education.length === 0 && others === 0 && loose === 0
  return (
    <Card look="ruled" title="What we read in your experience">
      {nothing && <p className="text-muted">Nothing yet. You can add it any time.</p>}
      <ul className="space-y-2">
        {roles.map((role) => (
          <li key={role.heading}>
            <span className="font-serif text-base">{role.heading}</span>
            <span className="block text-muted">{role.lines === 0 ? "No lines yet" : count(role.lines, "line")}</span>
          </li>
        ))}
        {education.map((study) => (
          <li key={study} className="font-serif text-base">
            {study}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <p className="mt-2 text-muted">
          {count(others, "certificate, award or language", "certificates, awards and languages")}
        </p>
      )}
      {loose > 0 && (
        <p className="mt-3 text-muted">
          {count(loose, "line is", "lines are")} not under any role.{" "}
          {roles.length === 0 &&
            "Put a line such as “Senior Nurse, Fairview General Hospital (2019 – present)” above them."}
        </p>
      )}
      {mend && !nothing && <p className="mt-3 text-muted">Is something wrong? Choose “Previous” to edit the text.</p>}
    </Card>
  )
}

function count(amount: number, one: string, many = `${one}s`): string {
  return `${amount} ${amount === 1 ? one : many}`
}
