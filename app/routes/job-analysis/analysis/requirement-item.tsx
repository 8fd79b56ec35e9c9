import { Form } from "@remix-run/react"
import type { FormAnswer } from "../../../http/forms/run-form.server"
import { Badge } from "../../../ui/badge"
import { EvidenceQuote } from "../../../ui/evidence/evidence-quote"
import { SubmitButton } from "../../../ui/form/submit-button"
import { GapAnswer } from "./gap-answer"
import type { ShownRequirement } from "./shown-analysis.server"

const statuses = {
  met: { label: "Met", tone: "positive" },
  partly: { label: "Partly met", tone: "caution" },
  gap: { label: "Gap", tone: "negative" },
  open: { label: "Up to you", tone: "neutral" },
  "not mine": { label: "Not mine", tone: "neutral" },
  "not compared": { label: "Not compared", tone: "neutral" },
} as const

interface RequirementItemProps {
  analysisId: string
  requirement: ShownRequirement
  isOpen: boolean
  refused: FormAnswer | undefined
}

/** One requirement: the posting's words next to the person's. */
export function RequirementItem({ analysisId, requirement, isOpen, refused }: RequirementItemProps) {
  const { id, quote, must, kind, status, evidence, years, figure, lacks, question } = requirement
  const { label, tone } = statuses[status]
  const isAside = status === "not mine"
  return (
    <li id={id} className="grid scroll-mt-24 gap-x-8 gap-y-3 py-5 first:pt-1 md:grid-cols-2">
      <div className="min-w-0">
        <p className={`text-pretty wrap-anywhere ${isAside ? "text-muted line-through" : ""}`}>{quote}</p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
          <Badge tone={tone}>{label}</Badge>
          {kind !== "responsibility" && (
            <span>
              {must ? "Required" : "Nice to have"} · {kind}
            </span>
          )}
          {(status === "gap" || isAside) && (
            <Form method="post" action={`/job-analysis/${analysisId}`} preventScrollReset className="-my-1">
              <input type="hidden" name="intent" value="not-mine" />
              <input type="hidden" name="notMine" value={String(!isAside)} />
              <SubmitButton
                variant="quiet"
                size="small"
                className="text-xs"
                name="requirement"
                value={id}
                busyLabel="Saving..."
              >
                {isAside ? "Undo" : "Not mine"}
                <span className="sr-only">: {quote}</span>
              </SubmitButton>
            </Form>
          )}
        </div>
      </div>
      <div className="min-w-0 space-y-3 text-sm">
        {!isAside && evidence.map(({ text, reason }) => <EvidenceQuote key={text} text={text} source={reason} />)}
        {!isAside && years && !evidence.some(({ reason }) => reason.includes(years)) && (
          <p className="text-muted">{years}</p>
        )}
        {!isAside && figure && <p className="text-muted">{figure}</p>}
        {!isAside && lacks && <p className="text-muted">{lacks}</p>}
        {status === "not compared" && <p className="text-muted">We couldn't compare this line with your words.</p>}
        {status === "partly" && !figure && !years && !lacks && (
          <p className="text-muted">Your words show part of this. Add what is missing.</p>
        )}
        {status === "gap" && !years && <p className="text-muted">Nothing you wrote shows this yet.</p>}
        {status === "open" && <p className="text-muted">No evidence is needed here. Mention it when you apply.</p>}
        {question && (
          <GapAnswer
            analysisId={analysisId}
            requirementId={id}
            question={question}
            isGap={status === "gap"}
            isOpen={isOpen}
            refused={refused}
          />
        )}
      </div>
    </li>
  )
}
