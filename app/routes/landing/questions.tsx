import { Section } from "./section"

const questions = [
  {
    question: "Can it make things up?",
    answer:
      "Every sentence is checked against your own words by rules, not by a model. If your words don't support one, we mark it beside the text. A document with an invented claim can't be copied or downloaded until you decide what to do.",
  },
  {
    question: "Which AI writes?",
    answer:
      "You don't need one: the built-in writer arranges your own sentences. If an AI provider writes, the same check decides what stays.",
  },
  {
    question: "Can I bring the resume I have?",
    answer:
      "Yes: a PDF, a Word file, your LinkedIn export or pasted text. You see what we read, line by line, before anything is kept.",
  },
  {
    question: "What happens to my words?",
    answer:
      "You can export or delete everything at any time, on every plan. If an AI provider writes, it may not train on your words. The privacy page lists what we store and send.",
  },
  {
    question: "Who can read what I write?",
    answer:
      "Only you, until you share a document. A private link opens that one document until it expires or you revoke it, and it can have a passcode.",
  },
  {
    question: "What if I stop paying?",
    answer: "Your account continues on the Free plan, and you keep everything you wrote and generated.",
  },
]

export function Questions() {
  return (
    <Section id="questions" title="Questions">
      <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-serif text-xl">{question}</dt>
            <dd className="mt-2 text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
