import { Card } from "../../ui/card"
import { TabLinks } from "../../ui/tab-links"
import { AnalysisList } from "./analysis-list"
import { EngagementList } from "./engagement-list"
import { PatternsTab } from "./patterns-tab"
import type { ShownInfluence } from "./shown-influence.server"
import type { Tab, WantedView } from "./wanted"

const labels: [Tab, string][] = [
  ["analysis", "Content Analysis"],
  ["engagement", "Engagement Metrics"],
  ["patterns", "What works for you"],
]

/** The lists behind the score, each under its own address. */
export function Analytics({ shown, wanted: { tab } }: { shown: ShownInfluence; wanted: WantedView }) {
  return (
    <Card look="ruled" title="Detailed Analytics" id="analytics">
      <TabLinks
        label="Detailed Analytics"
        tabs={labels.map(([name, label]) => ({ to: `?tab=${name}#analytics`, label, current: name === tab }))}
      />
      <div className="mt-2">
        {tab === "analysis" && <AnalysisList items={shown.analyses} nextCursor={shown.nextCursor} />}
        {tab === "patterns" && shown.patterns && <PatternsTab found={shown.patterns} />}
        {tab === "engagement" && <EngagementList items={shown.engagements} nextCursor={shown.nextCursor} />}
      </div>
    </Card>
  )
}
