import type { ComponentProps } from "react"
import { LatestDocuments } from "./latest-documents"
import { Throughline } from "./throughline"

type YourWorkProps = ComponentProps<typeof Throughline> & ComponentProps<typeof LatestDocuments>

/** A person's achievements on a timeline, and the documents written from them. */
export function YourWork({ knots, documents }: YourWorkProps) {
  return (
    <div className="space-y-12">
      <Throughline knots={knots} />
      <LatestDocuments documents={documents} />
    </div>
  )
}
