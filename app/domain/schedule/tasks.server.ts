import { endDemoAccounts } from "../account/end-demo-accounts.server"
import { reconcile } from "../billing/reconcile.server"
import type { Deps } from "../deps"
import { forgetFanOuts } from "../fan-out/sweep-fan-outs.server"
import { purgePoolSlice } from "../feed/purge-pool.server"
import { purgeArchives } from "../leaving/purge-archives.server"
import { ages, purgeByAge } from "../retention/purge-by-age.server"
import { purgeMedia } from "../retention/purge-media.server"
import type { Slice, TaskName } from "./schema"

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
