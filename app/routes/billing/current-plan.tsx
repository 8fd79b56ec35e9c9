import { Form } from "@remix-run/react"
import type { ReactNode } from "react"
import type { Limit } from "../../domain/kernel/tier"
import { Badge } from "../../ui/badge"
import { Button } from "../../ui/button"
import { Card } from "../../ui/card"
import { Notice } from "../../ui/feedback/notice"
import { SubmitButton } from "../../ui/form/submit-button"
import { UsageBar } from "../../ui/plans/usage-bar"
import type { ShownStanding } from "./standing.server"

interface CurrentPlanProps {
  planName: string
  standing: ShownStanding | null
  usage: { growthPulseCount: number; growthLimit: Limit; contentGenCount: number; contentLimit: Limit }
  resets: { date: string; text: string }
  annual: boolean
}

export function CurrentPlan({ planName, standing, usage, resets, annual }: CurrentPlanProps) {
  return (
    <Card
      title={`Current plan: ${planName}`}
      action={standing && <Badge tone={standing.tone}>{standing.status}</Badge>}
    >
      {standing?.warning && (
        <Notice variant={standing.tone === "caution" ? "caution" : "destructive"} className="mb-5">
          {standing.warning.text}
          <Day of={standing.warning.until} />
          {standing.warning.after}
        </Notice>
      )}
      <div className="grid gap-x-12 gap-y-5 md:grid-cols-2">
        <div className="space-y-4">
          <UsageBar label="Growth Pulse Entries" used={usage.growthPulseCount} limit={usage.growthLimit} />
          <UsageBar label="AI Content Generation" used={usage.contentGenCount} limit={usage.contentLimit} />
        </div>
        <dl className="divide-y divide-line self-start text-sm">
          <Row name="Limits reset">
            <Day of={resets} />
          </Row>
          {standing?.nextBilling && (
            <Row name="Next billing date">
              <Day of={standing.nextBilling} />
            </Row>
          )}
          {standing && <Row name="Status">{standing.status}</Row>}
        </dl>
      </div>
      {standing && <Actions standing={standing} annual={annual} />}
    </Card>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-2 first:pt-0">
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Day({ of }: { of: { date: string; text: string } | null }) {
  return of && <time dateTime={of.date}>{of.text}</time>
}

function Actions({ standing, annual }: { standing: ShownStanding; annual: boolean }) {
  return (
    <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
      {standing.canPay && (
        <Form method="post">
          <input type="hidden" name="priceId" value={standing.priceId} />
          <input type="hidden" name="isAnnual" value={String(standing.isAnnual)} />
          <input type="hidden" name="tier" value={standing.tier} />
          <SubmitButton name="intent" value="pay" busyLabel="Processing...">
            Pay Now
          </SubmitButton>
        </Form>
      )}
      {standing.canResume && (
        <Form method="post" preventScrollReset>
          <SubmitButton name="intent" value="resume" busyLabel="Resuming...">
            Resume
          </SubmitButton>
        </Form>
      )}
      {standing.canCancel && (
        <Form method="get" preventScrollReset>
          {annual && <input type="hidden" name="interval" value="annual" />}
          <Button type="submit" variant="secondary" name="cancel" value="ask">
            Cancel Subscription
          </Button>
        </Form>
      )}
    </div>
  )
}
