import { useLocation } from "@remix-run/react"
import { PageHeader } from "../../ui/shell/page-header"
import { TabLinks } from "../../ui/tab-links"

const tabs = [
  { to: "/settings", label: "Account" },
  { to: "/settings/sessions", label: "Sign-ins" },
  { to: "/settings/tokens", label: "API tokens" },
  { to: "/settings/ai-runs", label: "AI use" },
]

/** The settings title and tabs. */
export function SettingsHeader() {
  const { pathname } = useLocation()
  // Pages without their own tab belong to the first.
  const shown = tabs.find(({ to }) => to === pathname) ?? tabs[0]
  return (
    <>
      <PageHeader title="Account Settings" />
      <TabLinks label="Settings" tabs={tabs.map((tab) => ({ ...tab, current: tab === shown }))} />
    </>
  )
}
