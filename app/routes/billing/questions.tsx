/** Frequently asked questions about plans. */
export function Questions({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <section aria-labelledby="questions" className="mt-14 max-w-prose">
      <h2 id="questions" className="text-2xl">
        Questions
      </h2>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {questions.map(({ question, answer }) => (
          <div key={question} className="py-4">
            <dt className="font-medium">{question}</dt>
            <dd className="mt-1 text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
