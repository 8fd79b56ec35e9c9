import { proBanner } from "../../domain/influence/score-terms"
import { ButtonLink } from "../../ui/button-link"
import { Card } from "../../ui/card"
import { Notice } from "../../ui/feedback/notice"

const offers = [
  ["A score you can track", "Content quality and engagement, each with its weight, and a daily trend."],
  [
    "Feedback on each text",
    "Six criteria, each with the sentence in question and a better version from your own achievements.",
  ],
  ["What works for you", "Themes, kinds, weekdays and lengths, from the numbers of your own posts."],
] as const

/** The page for other plans. */
export function NotPro() {
  return (
    <>
      <Notice
        action={
          <ButtonLink to="/billing" size="small" variant="primary">
            See plans
          </ButtonLink>
        }
      >
        {proBanner}
      </Notice>
      <Card look="ruled" title="Included with Pro" className="mt-10">
        <dl className="grid gap-8 sm:grid-cols-3">
          {offers.map(([name, text]) => (
            <div key={name}>
              <dt className="font-medium">{name}</dt>
              <dd className="mt-1 text-sm text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </>
  )
}
