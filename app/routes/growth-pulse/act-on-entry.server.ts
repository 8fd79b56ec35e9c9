import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { decideLines } from "../../domain/achievements/review/decide-lines.server"
import { DecideLines } from "../../domain/achievements/review/step-schema"
import { waitingText } from "../../domain/achievements/rules"
import { deleteEntry } from "../../domain/growth-pulse/entries/delete-entry.server"
import { editEntry } from "../../domain/growth-pulse/entries/edit-entry.server"
import { type FoundReflection, findReflection } from "../../domain/growth-pulse/entries/lines-of-entry.server"
import { answerFollowUp } from "../../domain/growth-pulse/follow-up/answer-follow-up.server"
import { AnswerFollowUp, DeleteEntry, EditEntry } from "../../domain/growth-pulse/schema"
import { runQuery } from "../../domain/kernel/query.server"
import type { Actor } from "../../domain/users/actor"
import { runForm } from "../../http/forms/run-form.server"
import { redirectWithToast } from "../../http/visitor/toast.server"

/** Handles a reflection's forms: decisions about its lines, the follow-up answer, edits and deletion. */
export async function actOnEntry(args: ActionFunctionArgs, actor: Actor, found: FoundReflection, formData: FormData) {
  const { deps } = args.context
  const { id } = found.entry
  // Keeps the way back to the posting whose question was answered.
  const page = `/growth-pulse/${id}${new URL(args.request.url).search}`
  const intent = formData.get("intent")
  if (intent === "edit") {
    const edit = (input: EditEntry) => editEntry(deps, actor, input, found)
    const toast = { title: "Reflection saved", description: "Its lines were updated." }
    return runForm(args, EditEntry, edit, () => redirectWithToast(page, toast), formData)
  }
  if (intent === "delete") {
    formData.set("id", id)
    const remove = (input: { lines: boolean }) => deleteEntry(deps, actor, input, found)
    const toast = { title: "Reflection deleted", description: "Documents keep the text they were written from." }
    return runForm(args, DeleteEntry, remove, () => redirectWithToast("/growth-pulse", toast), formData)
  }
  const decide = async (input: DecideLines) => {
    const decided = await decideLines(deps, found.lines, found.profile, input)
    // A typed answer is saved whichever button was pressed.
    const answer = AnswerFollowUp.safeParse({ response: input.followUp })
    if (!answer.success) return { ...decided, answered: false, isLater: input.intent === "later" }
    const now = await runQuery(deps.db, findReflection(deps, actor.userId, id))
    await answerFollowUp(deps, actor, answer.data, now)
    return { ...decided, answered: true, isLater: input.intent === "later" }
  }
  return runForm(
    args,
    DecideLines,
    decide,
    ({ agreed, setAside, left, answered, isLater }) => {
      if (isLater) return redirectWithToast("/dashboard", { title: "Kept for later" })
      const isAside = agreed === 0 && setAside > 0 && !answered
      const waiting =
        left > 0 ? waitingText(left) : isAside ? "You can restore it in Achievements, under “Set aside”." : ""
      const [title, description] = [told(agreed, setAside, answered), waiting].filter(Boolean)
      return title ? redirectWithToast(page, { title, description }) : redirect(page)
    },
    formData,
  )
}

function told(agreed: number, setAside: number, answered: boolean): string {
  if (answered) return "Your answer was added to the reflection"
  if (agreed > 0) return agreed === 1 ? "1 line agreed" : `${agreed} lines agreed`
  return setAside > 0 ? "Line set aside" : ""
}
