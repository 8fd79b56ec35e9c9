import type { ComponentProps } from "react"
import { LatestDocuments } from "./latest-documents"
import { Throughline } from "./throughline"

type YourWorkProps = ComponentProps<typeof Throughline> & ComponentProps<typeof LatestDocuments>

/** What a person did on a line of time, and what was written from it. */
export function YourWork({ knots, documents }: YourWorkProps) {
  return (
    <div className="space-y-12">
      <Throughline knots={knots} />
      <LatestDocuments documents={documents} />
    </div>
  )
}
