import type { Limit } from "../../domain/billing/schema"
import { Card } from "../../ui/card"
import { TextLink } from "../../ui/text-link"
import { UsageBar } from "../../ui/usage-bar"

interface MarginProps {
  usage: { growthPulseCount: number; growthLimit: Limit; contentGenCount: number; contentLimit: Limit }
  viewer: { planName: string }
  figures: { reflections: number; withNumbers: number; withResult: number; withPeople: number }
  lack: string | null
  profileTitle: string
}

/** What stands beside the page: this month's limits, the ledger's figures, the way to the profile. */
export function Margin({ usage, viewer, figures, lack, profileTitle }: MarginProps) {
  return (
    <aside className="space-y-10">
      <Card look="ruled" title="This month" action={<PlanLink planName={viewer.planName} />}>
        <div className="space-y-4">
          <UsageBar label="Growth Pulse Entries" used={usage.growthPulseCount} limit={usage.growthLimit} />
          <UsageBar label="AI Content Generation" used={usage.contentGenCount} limit={usage.contentLimit} />
        </div>
      </Card>
      <Card look="ruled" title="Your evidence" action={<SmallLink to="/evidence">See it all</SmallLink>}>
        {figures.reflections === 0 ? (
          <p className="text-sm text-muted">So far it holds what your profile says. Reflections give it depth.</p>
        ) : (
          <ul className="space-y-1 text-sm">
            <Figure amount={figures.reflections} text={figures.reflections === 1 ? "reflection" : "reflections"} />
            <Figure amount={figures.withResult} text="with what you did and what came of it" />
            <Figure amount={figures.withNumbers} text="with a number" />
            <Figure amount={figures.withPeople} text="with those who were there" />
          </ul>
        )}
        {lack && <p className="mt-4 border-l-3 border-caution-mark pl-3 text-sm">{lack}</p>}
      </Card>
      <Card look="ruled" title="Your profile" action={<SmallLink to="/onboarding">Edit profile</SmallLink>}>
        <p className="text-sm text-muted">{profileTitle || "No title yet."}</p>
      </Card>
    </aside>
  )
}

function Figure({ amount, text }: { amount: number; text: string }) {
  return (
    <li className="grid grid-cols-[1.5rem_1fr] items-baseline gap-3">
      <span className="text-right font-serif text-lg tabular-nums">{amount}</span>
      {text}
    </li>
  )
}

function PlanLink({ planName }: { planName: string }) {
  return <SmallLink to="/billing">{planName} plan</SmallLink>
}

function SmallLink({ to, children }: { to: string; children: string | string[] }) {
  return (
    <TextLink to={to} className="text-sm">
      {children}
    </TextLink>
  )
}
