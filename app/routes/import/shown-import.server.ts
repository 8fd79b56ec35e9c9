import type { Deps } from "../../domain/kernel/deps"
import { mapQuery, type Query, together, type Who } from "../../domain/kernel/query.server"
import { findProfile } from "../../domain/profile/save-profile.server"
import { titleOf } from "../../domain/resume-import/current-title"
import { findResumeImport } from "../../domain/resume-import/get-resume-import.server"
import { mayBeHeadline } from "../../domain/resume-import/reading/contact-pieces"
import { contactOf, type ReviewEntry, type ReviewList, reviewOf, shownPlace } from "../../domain/resume-import/review"

export type ShownImport =
  | { state: "none" }
  | { state: "reading"; name: string; jobId: string }
  | { state: "failed"; name: string; reason: string }
  | { state: "accepted"; name: string }
  | {
      state: "read"
      name: string
      review: {
        id: string
        title: string
        /** The profile's current title, if it has a different one. */
        heldTitle: string
        isTitleKept: boolean
        contact: ReturnType<typeof contactOf>
        entries: ReviewEntry[]
        lists: ReviewList[]
      }
      notRead: { text: string; source: string }[]
      labels: string[]
    }

/** The newest import as its page shows it. */
export function shownImport(deps: Deps, who: Who): Query<ShownImport> {
  return mapQuery(together(findResumeImport(deps, who), findProfile(deps, who)), ([found, profile]): ShownImport => {
    if (!found) return { state: "none" }
    const { id, name, jobId, resume, fault, accepted } = found
    if (jobId) return { state: "reading", name, jobId }
    if (fault !== null) return { state: "failed", name, reason: fault }
    if (accepted || !resume) return accepted ? { state: "accepted", name } : { state: "none" }
    const title = titleOf(resume)
    const heldTitle = profile && profile.title !== title ? profile.title : ""
    const left = [...resume.contact.extra, ...resume.notRead]
    return {
      state: "read",
      name,
      review: {
        ...{ id, title, heldTitle, isTitleKept: heldTitle === "" || !mayBeHeadline(heldTitle) },
        ...{ contact: contactOf(resume), ...reviewOf(resume) },
      },
      notRead: left.map(({ text, place }) => ({ text, source: shownPlace(place) })),
      labels: [...new Set((resume.labels ?? []).map(({ text }) => text))],
    }
  })
}
