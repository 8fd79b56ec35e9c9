import type { ActionFunctionArgs } from "@remix-run/cloudflare"
import { redirect } from "@remix-run/cloudflare"
import { DomainError } from "../../domain/kernel/errors"
import { type AcceptedImport, acceptImport } from "../../domain/resume-import/accept-import.server"
import { AcceptImport, BringResume } from "../../domain/resume-import/schema"
import { startResumeImport } from "../../domain/resume-import/start-resume-import.server"
import { NoFields, runForm } from "../../http/forms/run-form.server"
import { readUpload } from "../../http/input/read-file.server"
import { requireUser } from "../../http/visitor/guards.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import { writeResume } from "./write-resume.server"

/** Starts the reading of a resume, or stores the parts that its owner kept. */
export async function actOnImport(args: ActionFunctionArgs) {
  const actor = await requireUser(args)
  const { deps, upload } = args.context
  if (!upload) {
    const form = await args.request.formData()
    if (form.get("intent") === "write") return writeResume(args, actor, form)
    return runForm(
      args,
      AcceptImport,
      (input) => acceptImport(deps, actor, input),
      (accepted) => redirectWithToast("/import", { title: "Resume imported", description: confirmationOf(accepted) }),
      form,
    )
  }
  const sent = await readUpload(upload, deps).catch((error: unknown) => {
    if (error instanceof DomainError) return error
    throw error
  })
  if (sent instanceof DomainError) {
    const refuse = () => Promise.reject(sent)
    return runForm(args, NoFields, refuse, () => redirect("/import"), new FormData())
  }
  const form = new FormData()
  const [given, file] = [sent.get("text"), sent.get("file")]
  if (typeof given === "string") form.set("text", given)
  return runForm(
    args,
    BringResume.omit({ file: true }),
    ({ text }) => startResumeImport(deps, actor, { text, file: file instanceof File ? file : undefined }),
    () => redirect("/import"),
    form,
  )
}

/** The maximum number of entries that a confirmation names. */
const maxNamed = 3

/** What was added, joined with an earlier entry and left out, so that nothing is missing in silence. */
export function confirmationOf({ lines, leftOut, joined }: AcceptedImport): string {
  return [linesAdded(lines), named(joined, "you already had in other words"), named(leftOut, "left out")]
    .filter(Boolean)
    .join(" ")
}

/** "2 entries left out: Cook, Porter." */
function named(names: string[], what: string): string {
  if (names.length === 0) return ""
  const shown = names.slice(0, maxNamed).map((name) => name.slice(0, 60))
  const count = names.length === 1 ? "1 entry" : `${names.length} entries`
  return `${count} ${what}: ${shown.join("; ")}${names.length > maxNamed ? " and more" : ""}.`
}

const linesAdded = (lines: number) =>
  lines === 0
    ? "No new lines were added to your achievements."
    : lines === 1
      ? "1 line was added to your achievements."
      : `${lines} lines were added to your achievements.`
