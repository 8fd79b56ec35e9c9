import { namesOccupation } from "../../../career/headings/role-heading"
import type { DraftSentence } from "../../../evidence/schema"
import { article } from "../../../language/words/article"
import { asksForGoals, startsAim } from "../../aims"
import type { Instructions } from "../../instructions"
import type { WritingRequest } from "../../writer"
import type { IsCarried } from "../carried-by"
import { fact } from "../compose"
import { lowered } from "../wording/wording"

const maxAims = 2

/**
 * The person's aim, if they state it for this letter or ask to use the goals of their profile, which are otherwise
 * private. A wish stays a wish.
 */
export function aimsFor(request: WritingRequest, { aims }: Instructions, isCarried: IsCarried): DraftSentence[] {
  const stated = aims.map((aim, at): DraftSentence[] => [
    { text: at === 0 ? `My goal is to ${aim}.` : `I would also like to ${aim}.`, kind: "opinion", evidenceIds: [] },
  ])
  const goals = asksForGoals(request.customPrompt) ? goalsOf(request) : []
  return [...stated, ...(stated.length > 0 ? [] : goals)]
    .slice(0, maxAims)
    .flatMap((forms) => forms.find(isCarried) ?? [])
}

/** The profile's goals, each in the wordings that may fit it: "head of department", "run my own site". */
function goalsOf({ evidence }: WritingRequest): DraftSentence[][] {
  return (["shortTermGoals", "longTermGoals"] as const).flatMap((field) => {
    const item = evidence.find((each) => each.field === field)
    const said = item?.text.trim().replace(/[.!]+$/, "") ?? ""
    if (!item || said === "" || said.length > 160) return []
    const opens = field === "shortTermGoals" ? "My goal is" : "In the longer term, my goal is"
    const plain = lowered(said.replace(/^(?:I (?:want|hope|aim|plan|would like) )?to /i, ""))
    const isDeed = startsAim(plain)
    const forms = isDeed
      ? [`${opens} to ${plain}.`]
      : [...(namesOccupation(plain) ? [`${opens} to become ${article(plain)} ${plain}.`] : []), `${opens} ${plain}.`]
    return [forms.map((text) => fact(text, [item.id]))]
  })
}
