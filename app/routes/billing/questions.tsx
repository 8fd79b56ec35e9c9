/** Frequently asked questions about plans. */
export function Questions({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <section aria-labelledby="questions" className="mt-14">
      <h2 id="questions" className="text-2xl">
        Questions
      </h2>
      <dl className="mt-6 grid gap-x-6 gap-y-8 md:grid-cols-3">
        {questions.map(({ question, answer }) => (
          <div key={question} className="border-t border-line pt-3">
            <dt className="font-serif text-lg">{question}</dt>
            <dd className="mt-1 text-sm text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
