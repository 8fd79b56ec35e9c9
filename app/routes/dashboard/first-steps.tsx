import Check from "lucide-react/dist/esm/icons/check.js"
import { TextLink } from "../../ui/text-link"

interface FirstStepsProps {
  steps: { hasResume: boolean; hasReflection: boolean; hasDocument: boolean }
}

/** A new user's first steps, each with its own checkmark. */
export function FirstSteps({ steps }: FirstStepsProps) {
  const all = [
    {
      done: steps.hasResume,
      label: "Add your work history",
      to: "/import",
      text: "A resume, LinkedIn or pasted text.",
    },
    {
      done: steps.hasReflection,
      label: "Answer one question",
      to: "/growth-pulse",
      text: "Two minutes, in your words.",
    },
    {
      done: steps.hasDocument,
      label: "Get your first document",
      to: "/content",
      text: "Every sentence with its source.",
    },
  ]
  const next = all.findIndex(({ done }) => !done)
  return (
    <section aria-labelledby="first-steps" className="mb-10 border-y border-line py-5">
      <h2 id="first-steps" className="text-xl">
        Three steps to your first document
      </h2>
      <ol className="first-steps">
        {all.map(({ done, label, to, text }, at) => (
          <li key={label} data-done={done ? "" : undefined} aria-current={at === next ? "step" : undefined}>
            <span className="thread-dot">{done ? <Check aria-hidden size="0.875rem" /> : at + 1}</span>
            <p>
              {done ? label : <TextLink to={to}>{label}</TextLink>}
              {done && <span className="sr-only"> (done)</span>}
              <span className="block text-sm text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
