import { purgeArchives } from "./domain/archive/purge-archives.server"
import { reconcile } from "./domain/billing/reconcile.server"
import { endDemoAccounts } from "./domain/demo/end-demo-accounts.server"
import { forgetFanOuts } from "./domain/fan-out/sweep-fan-outs.server"
import { purgePoolSlice } from "./domain/feed/pool/purge-pool.server"
import type { Deps } from "./domain/kernel/deps"
import { ages, purgeByAge } from "./domain/retention/purge-by-age.server"
import { purgeMedia } from "./domain/retention/purge-media.server"
import type { Slice, TaskName } from "./domain/schedule/schema"

type AgedTask = keyof typeof ages

/** What each task does that is more than letting rows go by their age: a missing one does not compile. */
const slices: Record<Exclude<TaskName, AgedTask>, Slice<Deps>> = {
  "billing.reconcile": reconcile,
  "purge.demo-accounts": endDemoAccounts,
  "purge.archives": purgeArchives,
  "purge.articles": purgePoolSlice,
  "purge.media": purgeMedia,
  "purge.fan-outs": forgetFanOuts,
}

export function sliceOf(name: TaskName): Slice<Deps> {
  return isAged(name) ? (deps) => purgeByAge(deps, ages[name]) : slices[name]
}

const isAged = (name: TaskName): name is AgedTask & TaskName => name in ages
