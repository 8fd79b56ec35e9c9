import * as z from "zod"
import { dataPolicies } from "../app/data-policies.server"
import { finishDeletion } from "../app/domain/deletion/finish-deletion.server"
import { runFanOut } from "../app/domain/fan-out/run-fan-out.server"
import { runPage } from "../app/domain/fan-out/run-page.server"
import { fanOutNames } from "../app/domain/fan-out/schema"
import { runJob } from "../app/domain/jobs/run-job.server"
import type { Deps } from "../app/domain/kernel/deps"
import { runTask } from "../app/domain/schedule/run-task.server"
import { taskNames } from "../app/domain/schedule/schema"
import { storeEvent } from "../app/domain/tracking/track.server"
import { jobRegistry } from "../app/jobs.server"
import { fanOutOf } from "../app/schedules.server"
import { sliceOf } from "../app/tasks.server"

const FanOut = z.object({ v: z.literal(1), name: z.enum(fanOutNames), slot: z.string() })

/** The queue messages. They contain ids and positions, never records. */
export const QueueMessage = z.discriminatedUnion("type", [
  z.object({ v: z.literal(1), type: z.literal("ping") }),
  z.object({ v: z.literal(1), type: z.literal("job"), jobId: z.string(), alone: z.literal(true).optional() }),
  z.object({ v: z.literal(1), type: z.literal("task"), name: z.enum(taskNames), slot: z.string() }),
  z.object({ v: z.literal(1), type: z.literal("erase"), userId: z.string() }),
  FanOut.extend({ type: z.literal("fan-out") }),
  FanOut.extend({ type: z.literal("fan-out.page"), after: z.string(), upTo: z.string() }),
  z.object({
    v: z.literal(1),
    type: z.literal("track"),
    id: z.string(),
    name: z.string(),
    properties: z.string(),
    userId: z.string().nullable(),
    at: z.string(),
  }),
])
export type QueueMessage = z.output<typeof QueueMessage>

/**
 * Maps each message to its command. A dead-lettered job is tried once more, and its row decides: a finished job stays
 * finished, a job that keeps failing ends as failed. The sweep handles the other dead letters, because it reads their
 * rows.
 */
export async function handleMessage(deps: Deps, message: QueueMessage, dead = false): Promise<void> {
  switch (message.type) {
    case "ping":
      return
    case "track":
      return storeEvent(deps, message)
    case "job":
      if (dead) deps.log("job.dead_letter", { jobId: message.jobId })
      return runJob(deps, jobRegistry, message.jobId, message.alone)
    case "task":
      return dead ? undefined : runTask(deps, sliceOf, message)
    case "erase":
      return dead ? undefined : finishDeletion(deps, dataPolicies, message.userId)
    case "fan-out":
      return dead ? undefined : runFanOut(deps, fanOutOf, message)
    case "fan-out.page":
      return dead ? undefined : runPage(deps, fanOutOf, message)
  }
}
