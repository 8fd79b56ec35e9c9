import * as build from "virtual:remix/server-build"
import { createRequestHandler } from "@remix-run/cloudflare"
import { runCron } from "./cron"
import type { Env } from "./env"
import { consume } from "./queue"
import { serve } from "./serve"

const handle = createRequestHandler(build)

export default {
  fetch: (request, env, ctx) => serve(request, env, ctx, handle),
  queue: (batch, env, ctx) => consume(batch, env, ctx),
  scheduled: (controller, env, ctx) => runCron(controller, env, ctx),
} satisfies ExportedHandler<Env>
