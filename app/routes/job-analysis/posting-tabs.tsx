import { TabLinks } from "../../ui/tab-links"

/** The ways to add a posting, each with its own address. */
export function PostingTabs({ current }: { current: "text" | "url" | "file" }) {
  const tabs = [
    { to: "/job-analysis", label: "Text", current: current === "text" },
    { to: "/job-analysis?from=url", label: "URL", current: current === "url" },
    { to: "/job-analysis/file", label: "PDF", current: current === "file" },
  ]
  return (
    <div className="mb-5">
      <TabLinks label="How to add the posting" tabs={tabs} />
    </div>
  )
}
