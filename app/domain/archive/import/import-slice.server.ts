import { checkCount, checkSentences } from "../archive-limits"
import type { RestoredKind } from "../archive-schema"
import type { ImportProgress } from "./import-progress"
import type { Importing, Reached } from "./importing.server"
import { kindNames } from "./read-archive"
import { restoreAchievements } from "./restore-achievements.server"
import { restoreDocuments } from "./restore-documents.server"
import { restoreEvidence, restoreReflections } from "./restore-evidence.server"
import { restoreContentAnalyses, restoreEngagement, restoreInfluence } from "./restore-influence.server"
import { restoreAccount, restoreProfile, restoreReadiness } from "./restore-person.server"
import { restorePostings } from "./restore-postings.server"

/**
 * Advances an import by one slice and returns the new progress. Everything is checked before anything is stored. Throws
 * `UnreadableArchive` naming the faulty file and record. Idempotent: stored records are recognized by id, so a slice
 * that died before saving its progress can run again.
 */
export async function importSlice(importing: Importing, before: ImportProgress): Promise<ImportProgress> {
  const progress = { ...before }
  while (progress.phase !== "figures") {
    const kind = kindNames[progress.kind]
    if (kind === undefined) {
      progress.phase = progress.phase === "check" ? "store" : "figures"
      progress.kind = 0
      continue
    }
    const reached = await (progress.phase === "check" ? check : store)(importing, kind, progress)
    progress.at = reached.done ? 0 : reached.at
    progress.kind += reached.done ? 1 : 0
    if (importing.turn.isOver()) break
  }
  return progress
}

async function check(
  { archive, keep, turn }: Importing,
  kind: RestoredKind,
  progress: ImportProgress,
): Promise<Reached> {
  const budget = { left: progress.left }
  let at = progress.at
  await keep()
  for await (const { record, length } of archive.records(kind, at, budget)) {
    at += 1
    checkCount(kind, at)
    await turn.rest(length)
    if ("document" in record) {
      progress.sentences += checkSentences({ file: `${kind}.json`, record: at }, record, progress.sentences)
    }
    if (turn.isOver()) return { at, done: false }
  }
  progress.left = budget.left
  if (kind === "reflections" || kind === "evidence" || kind === "documents") progress[kind] = at
  return { at, done: true }
}

async function store(importing: Importing, kind: RestoredKind, progress: ImportProgress): Promise<Reached> {
  switch (kind) {
    case "account":
      await restoreAccount(importing)
      return { at: 1, done: true }
    case "profile":
      await restoreProfile(importing)
      return { at: 1, done: true }
    case "reflections":
      return restoreReflections(importing, progress.at)
    case "evidence":
      return restoreEvidence(importing, progress.at)
    case "postings":
      return restorePostings(importing, progress.at)
    case "documents": {
      const { doubted, ...reached } = await restoreDocuments(importing, progress.at)
      progress.doubted += doubted
      return reached
    }
    case "readiness":
      return restoreReadiness(importing, progress.at)
    case "achievements":
      return restoreAchievements(importing, progress.at)
    case "content-analyses":
      return restoreContentAnalyses(importing, progress.at)
    case "engagement":
      return restoreEngagement(importing, progress.at)
    case "influence":
      return restoreInfluence(importing, progress.at)
  }
}
