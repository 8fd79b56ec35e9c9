import type { ApplicationStatus } from "../../domain/job-analysis/rules"

export const statusLabels: Record<ApplicationStatus, string> = {
  saved: "Saved",
  applied: "Applied",
  interviewing: "Interviewing",
  offer: "Offer",
  closed: "Closed",
}

export const statusOptions = Object.entries(statusLabels).map(([value, label]) => ({ value, label }))

/** A posting's title, or a placeholder. */
export const titleOf = ({ title }: { title: string }) => title || "Untitled posting"
