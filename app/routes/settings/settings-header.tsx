import { useLocation } from "@remix-run/react"
import { PageHeader } from "../../ui/page-header"
import { TabLinks } from "../../ui/tab-links"

const tabs = [
  { to: "/settings", label: "Account" },
  { to: "/settings/sessions", label: "Sign-ins" },
  { to: "/settings/tokens", label: "API tokens" },
  { to: "/settings/ai-runs", label: "AI use" },
]

/** The title of all settings, and the way between them. */
export function SettingsHeader() {
  const { pathname } = useLocation()
  return (
    <>
      <PageHeader title="Account Settings" />
      <TabLinks label="Settings" tabs={tabs.map((tab) => ({ ...tab, current: tab.to === pathname }))} />
    </>
  )
}
