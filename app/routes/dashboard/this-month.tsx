import type { Limit } from "../../domain/kernel/tier"
import { Card } from "../../ui/card"
import { TextLink } from "../../ui/text-link"
import { UsageBar } from "../../ui/usage-bar"

interface ThisMonthProps {
  usage: { growthPulseCount: number; growthLimit: Limit; contentGenCount: number; contentLimit: Limit }
  viewer: { planName: string }
  profileTitle: string
}

/** Usage of the plan's limits, with links to the plan and the profile. */
export function ThisMonth({ usage, viewer, profileTitle }: ThisMonthProps) {
  return (
    <div className="space-y-10">
      <Card
        look="ruled"
        title="This month"
        action={
          <TextLink to="/billing" className="text-sm">
            {viewer.planName} plan
          </TextLink>
        }
      >
        <div className="space-y-4">
          <UsageBar label="Growth Pulse Entries" used={usage.growthPulseCount} limit={usage.growthLimit} />
          <UsageBar label="AI Content Generation" used={usage.contentGenCount} limit={usage.contentLimit} />
        </div>
      </Card>
      <Card
        look="ruled"
        title="Your profile"
        action={
          <TextLink to="/onboarding" className="text-sm">
            Edit profile
          </TextLink>
        }
      >
        <p className="text-sm text-muted">{profileTitle || "No title yet."}</p>
      </Card>
    </div>
  )
}
