import { ButtonLink } from "../../ui/button-link"
import { Card } from "../../ui/card"

/** The page's two actions, at the top on narrow screens. */
export function QuickActions() {
  return (
    <Card title="Quick Actions" className="max-lg:hidden">
      <div className="flex flex-col gap-3">
        <ButtonLink to="?analyze=1" variant="primary" preventScrollReset>
          Analyze Content
        </ButtonLink>
        <ButtonLink to="?add=1" preventScrollReset>
          Add Engagement
        </ButtonLink>
        <ButtonLink to="/influence-score/import" variant="quiet">
          Import an export
        </ButtonLink>
      </div>
    </Card>
  )
}
