import { accountPolicies } from "./domain/account/data-policy.server"
import { achievementsPolicy } from "./domain/achievements/data-policy.server"
import { aiRunsPolicy, breakersPolicy } from "./domain/ai/data-policy.server"
import { archivesPolicy } from "./domain/archive/data-policy.server"
import { billingPolicies } from "./domain/billing/data-policy.server"
import { contentsPolicy, contentVersionsPolicy } from "./domain/content/data-policy.server"
import { deletionsPolicy } from "./domain/deletion/data-policy.server"
import { evidencePolicy } from "./domain/evidence/data-policy.server"
import { fanOutPolicies } from "./domain/fan-out/data-policy.server"
import { feedItemsPolicy, feedsPolicy } from "./domain/feed/personal/data-policy.server"
import { poolPolicies } from "./domain/feed/pool/data-policy.server"
import { uploadsPolicy } from "./domain/files/data-policy.server"
import { entriesPolicy } from "./domain/growth-pulse/data-policy.server"
import { analysesPolicy } from "./domain/influence/analysis/data-policy.server"
import { engagementsPolicy } from "./domain/influence/engagement/data-policy.server"
import { engagementImportsPolicy, stagedEngagementsPolicy } from "./domain/influence/imports/data-policy.server"
import { influencePolicy } from "./domain/influence/score/data-policy.server"
import { jobAnalysisPolicies } from "./domain/job-analysis/data-policy.server"
import { jobsPolicy } from "./domain/jobs/data-policy.server"
import type { DataPolicy } from "./domain/kernel/data-policy"
import { notificationsPolicy } from "./domain/notifications/data-policy.server"
import { snapshotsPolicy } from "./domain/readiness/data-policy.server"
import { resumeImportsPolicy } from "./domain/resume-import/data-policy.server"
import { cronRunsPolicy } from "./domain/schedule/data-policy.server"
import { sharesPolicy } from "./domain/sharing/data-policy.server"
import { trackingPolicy } from "./domain/tracking/data-policy.server"
import { countersPolicy, profilesPolicy, usersPolicy } from "./domain/users/data-policy.server"

/**
 * The retention, archive file and erasure of every table, in the order of the archive. Tests compare this with the
 * database.
 */
export const dataPolicies: readonly DataPolicy[] = [
  usersPolicy,
  profilesPolicy,
  entriesPolicy,
  evidencePolicy,
  achievementsPolicy,
  ...jobAnalysisPolicies,
  contentsPolicy,
  analysesPolicy,
  engagementsPolicy,
  influencePolicy,
  engagementImportsPolicy,
  stagedEngagementsPolicy,
  contentVersionsPolicy,
  sharesPolicy,
  snapshotsPolicy,
  countersPolicy,
  feedsPolicy,
  feedItemsPolicy,
  notificationsPolicy,
  ...billingPolicies,
  jobsPolicy,
  aiRunsPolicy,
  ...accountPolicies,
  archivesPolicy,
  uploadsPolicy,
  resumeImportsPolicy,
  trackingPolicy,
  deletionsPolicy,
  ...poolPolicies,
  ...fanOutPolicies,
  cronRunsPolicy,
  breakersPolicy,
]
