import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import * as z from "zod"
import { giveFeedback, muteSource, saveItem } from "../../domain/feed/personal/change-item.server"
import type { Feedback } from "../../domain/feed/personal/rules"
import type { Deps } from "../../domain/kernel/deps"
import type { Actor } from "../../domain/users/actor"
import { runToldForm } from "../../http/forms/run-told-form.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import { sourceMuted } from "../../ui/insights/insight-texts"
import { toldWhere } from "./told-where.server"

type Change = (deps: Deps, actor: Actor, id: string) => Promise<unknown>

const saved =
  (isSaved: boolean): Change =>
  (deps, actor, id) =>
    saveItem(deps, actor, id, isSaved)
const wanted =
  (feedback: Feedback | null): Change =>
  (deps, actor, id) =>
    giveFeedback(deps, actor, id, feedback)
const muted =
  (isMuted: boolean): Change =>
  (deps, actor, id) =>
    muteSource(deps, actor, id, isMuted)

/** The changes a card's buttons request, by intent. */
const changes = {
  save: saved(true),
  unsave: saved(false),
  more: wanted("more"),
  less: wanted("less"),
  neither: wanted(null),
  mute: muted(true),
  unmute: muted(false),
} as const
const ChangeInsight = z.object({ intent: z.enum(["save", "unsave", "more", "less", "neither", "mute", "unmute"]) })

/** Applies the change a card's button requested and returns to the card. */
export function changeInsight(args: ActionFunctionArgs, actor: Actor, form: FormData) {
  const id = args.params.id ?? ""
  const saves = /save$/.test(String(form.get("intent")))
  const failure = saves ? "Failed to update save status" : "Failed to save your choice"
  const told = toldWhere(form, failure, id)
  const change = async ({ intent }: z.output<typeof ChangeInsight>) => {
    await changes[intent](args.context.deps, actor, id)
    return intent
  }
  const back = (intent: string) => (intent === "mute" ? redirectWithToast(told.to, sourceMuted) : redirect(told.to))
  return runToldForm(args, ChangeInsight, change, back, form, told)
}
