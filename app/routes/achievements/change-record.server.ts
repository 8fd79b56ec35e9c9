import type { ActionFunctionArgs } from "@remix-run/cloudflare"
import { changeAchievement, findLinesToChange } from "../../domain/achievements/change/change-achievement.server"
import { createAchievement } from "../../domain/achievements/change/create-achievement.server"
import { deleteAchievement } from "../../domain/achievements/change/delete-achievement.server"
import { mergeAchievements } from "../../domain/achievements/change/merge-achievements.server"
import { orderAchievements } from "../../domain/achievements/change/order-achievements.server"
import { AddLine, ChangeLine, MoveLine } from "../../domain/achievements/record-schema"
import { MergeAchievements } from "../../domain/achievements/schema"
import { runForm } from "../../http/forms/run-form.server"
import { readyPage, requireReady } from "../../http/visitor/guards.server"
import { redirectWithToast } from "../../http/visitor/toast.server"

const path = "/achievements"
/** Every line that is set aside is listed there with a button to restore it. */
const restorable = "You can restore it under “Set aside”."

/** Handles the page's forms: adding, changing, reordering, deleting and merging lines. */
export async function changeRecord(args: ActionFunctionArgs) {
  const { deps } = args.context
  const form = await args.request.formData()
  const { search } = new URL(args.request.url)
  const done = (title: string, description?: string) => () => redirectWithToast(path + search, { title, description })
  const ids = form.getAll("ids").map(String)
  switch (form.get("intent")) {
    case "add": {
      const actor = await requireReady(args)
      return runForm(args, AddLine, (input) => createAchievement(deps, actor, input), done("Line added"), form)
    }
    case "merge": {
      const { actor, data } = await readyPage(args, (reader, who) => findLinesToChange(reader, who, ids))
      const merge = (input: MergeAchievements) => mergeAchievements(deps, actor, input, data)
      return runForm(args, MergeAchievements, merge, done("Lines merged"), form)
    }
    case "up":
    case "down": {
      const actor = await requireReady(args)
      return runForm(args, MoveLine, (input) => orderAchievements(deps, actor, input), done("Order saved"), form)
    }
    case "delete": {
      const actor = await requireReady(args)
      const remove = ({ id }: ChangeLine) => deleteAchievement(deps, actor, id)
      return runForm(args, ChangeLine, remove, done("Line deleted"), form)
    }
    default: {
      const wanted = String(form.get("id") ?? "")
      const { actor, data } = await readyPage(args, (reader, who) => findLinesToChange(reader, who, [wanted]))
      const change = (input: ChangeLine) => changeAchievement(deps, actor, input, data)
      return runForm(args, ChangeLine, change, done(...said(form.get("intent"))), form)
    }
  }
}

function said(intent: unknown): [title: string, description?: string] {
  if (intent === "agree") return ["Line agreed"]
  if (intent === "aside") return ["Line set aside", restorable]
  if (intent === "pin") return ["Line pinned"]
  return [intent === "unpin" ? "Line unpinned" : "Line saved"]
}
