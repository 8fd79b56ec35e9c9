import type { ActionFunctionArgs } from "@remix-run/cloudflare"
import { redirect } from "@remix-run/cloudflare"
import { DomainError } from "../../domain/kernel/errors"
import { acceptImport } from "../../domain/resume-import/accept-import.server"
import { AcceptImport, BringResume } from "../../domain/resume-import/schema"
import { startResumeImport } from "../../domain/resume-import/start-resume-import.server"
import { NoFields, runForm } from "../../http/forms/run-form.server"
import { readUpload } from "../../http/input/read-file.server"
import { requireUser } from "../../http/visitor/guards.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import { confirmationOf } from "./confirmation"
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
