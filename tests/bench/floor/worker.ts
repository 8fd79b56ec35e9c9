import * as build from "virtual:remix/server-build"
import { createRequestHandler } from "@remix-run/cloudflare"

const handle = createRequestHandler(build)

export default {
  fetch: (request: Request, env: { DB: D1Database }) => handle(request, Object({ db: env.DB })),
}
