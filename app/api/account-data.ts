import * as z from "zod"
import { archiveFileName } from "../domain/archive/object-keys"
import { accountDeleted } from "../domain/archive/rules"
import { ImportAccount, ImportSummary } from "../domain/archive/schema"
import { exportNow } from "../domain/archive/start-export.server"
import { startImport } from "../domain/archive/start-import.server"
import { deleteAccount } from "../domain/deletion/delete-account.server"
import { callerOf } from "../http/caller.server"
import { change, type Endpoints, work } from "../http/endpoint.server"
import { fileResponse, streamOf } from "../http/file-response.server"

const Imported = z.object({ import: ImportSummary })

export const accountData: Endpoints = {
  "POST /api/users/delete": change({
    cost: "password",
    summary: "Deletes the account and everything it owns, uploads and the payment provider's customer included.",
    session: true,
    output: z.object({ message: z.string() }),
    run: async (call, actor) => {
      await deleteAccount(call.deps, actor, callerOf(call))
      return { message: accountDeleted.description }
    },
  }),
  "GET /api/users/export": change({
    cost: "archive",
    summary: "Everything held about the user, as a ZIP.",
    scope: "export",
    produces: "application/zip",
    run: async (call, actor) =>
      fileResponse(
        streamOf(exportNow(call.deps, actor, callerOf(call))),
        archiveFileName(call.deps.now()),
        "application/zip",
      ),
  }),
  "POST /api/users/import": work({
    cost: "archive",
    summary:
      "Brings an export, sent as a form with the ZIP in `file`, into an account without reflections and documents.",
    session: true,
    upload: true,
    input: ImportAccount,
    output: Imported,
    start: ({ deps, idempotency }, actor, input) => startImport(deps, actor, input, idempotency),
    answer: (found) => Imported.parse(found),
  }),
}
