import * as z from "zod"
import { dataPolicies } from "../data-policies.server"
import { exportNow } from "../domain/archive/export/start-export.server"
import { startImport } from "../domain/archive/import/start-import.server"
import { archiveFileName } from "../domain/archive/object-keys"
import { accountDeleted } from "../domain/archive/rules"
import { ImportAccount, ImportSummary } from "../domain/archive/schema"
import { deleteAccount } from "../domain/deletion/delete-account.server"
import type { Endpoints } from "../http/api/endpoint.server"
import { change, work } from "../http/api/endpoint-kinds.server"
import { streamed } from "../http/api/reply"
import { fileHeaders, streamOf } from "../http/responses/file-response.server"

const Imported = z.object({ import: ImportSummary })

export const accountData: Endpoints = {
  "POST /api/users/delete": change({
    scope: "session",
    cost: "password",
    body: "none",
    summary:
      "Deletes the account and everything in it, including uploads and the customer record at the payment provider.",
    output: z.object({ message: z.string() }),
    run: async (deps, actor, _, { caller }) => {
      await deleteAccount(deps, actor, caller, dataPolicies)
      return { message: accountDeleted.description }
    },
  }),
  "GET /api/users/export": change({
    scope: "export",
    cost: "archive",
    body: "none",
    summary: "Everything stored about the user, as a ZIP.",
    produces: "application/zip",
    run: async (deps, actor, _, { caller }) =>
      streamed(
        streamOf(exportNow(deps, actor, caller, dataPolicies)),
        fileHeaders(archiveFileName(deps.now()), "application/zip"),
      ),
  }),
  "POST /api/users/import": work({
    scope: "session",
    cost: "archive",
    body: "multipart",
    summary:
      "Imports an export into an account that has no reflections or documents yet. Send a form with the ZIP in `file`.",
    input: ImportAccount,
    output: Imported,
    run: (deps, actor, input, { idempotency }) => startImport(deps, actor, input, idempotency),
    answer: (found) => Imported.parse(found),
  }),
}
