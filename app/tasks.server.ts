import { dataPolicies } from "./data-policies.server"
import { purgeArchives } from "./domain/archive/purge-archives.server"
import { reconcile } from "./domain/billing/reconcile.server"
import { endDemoAccounts } from "./domain/demo/end-demo-accounts.server"
import { purgeFanOuts } from "./domain/fan-out/sweep-fan-outs.server"
import { purgeMedia } from "./domain/feed/pool/purge-media.server"
import { purgePoolSlice } from "./domain/feed/pool/purge-pool.server"
import { purgeUploads } from "./domain/files/uploads.server"
import type { Deps } from "./domain/kernel/deps"
import { agedTables, purgeByAge } from "./domain/retention/purge-by-age.server"
import type { Slice, TaskName } from "./domain/schedule/schema"

/** Every daily task except the deletion of rows by age. */
const slices: Partial<Record<TaskName, Slice<Deps>>> = {
  "billing.reconcile": reconcile,
  "purge.demo-accounts": (deps) => endDemoAccounts(deps, dataPolicies),
  "purge.archives": purgeArchives,
  "purge.uploads": purgeUploads,
  "purge.articles": purgePoolSlice,
  "purge.media": purgeMedia,
  "purge.fan-outs": purgeFanOuts,
}

const aged = new Map(agedTables(dataPolicies).map((table) => [table.task as string, table]))

/** Finds the function that runs a slice of a task. A test covers every one. */
export function sliceOf(name: TaskName): Slice<Deps> {
  const table = aged.get(name)
  const slice = table ? (deps: Deps) => purgeByAge(deps, table) : slices[name]
  if (!slice) throw new Error(`Nothing does the task ${name}.`)
  return slice
}
