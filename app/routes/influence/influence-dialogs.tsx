import { AddDialog } from "./add-dialog"
import { AnalysisDetail } from "./analysis-detail"
import { AnalyzeDialog } from "./analyze-dialog"
import type { ShownInfluence } from "./shown-influence.server"
import type { WantedView } from "./wanted"

interface InfluenceDialogsProps {
  shown: ShownInfluence
  wanted: WantedView
  today: string
  answer: unknown
}

/** The dialogs of analyzing, of adding numbers, and of one analysis. */
export function InfluenceDialogs({ shown, wanted, today, answer }: InfluenceDialogsProps) {
  return (
    <>
      <AnalyzeDialog open={wanted.analyze} documents={shown.documents} today={today} answer={answer} />
      <AddDialog open={wanted.add || wanted.piece !== null} piece={shown.piece} today={today} answer={answer} />
      <AnalysisDetail analysis={shown.analysis} closeHref={`?tab=${wanted.tab}`} />
    </>
  )
}
