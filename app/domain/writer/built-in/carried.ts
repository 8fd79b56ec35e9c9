import type { Claim, Ledger } from "../../evidence/schema"
import { verifySentences } from "../../evidence/verifier/verify"
import type { Achievement, RoleMaterial } from "../material-schema"
import { closedSentence } from "./first-person"
import { roleHeading } from "./role-sentences"

/** The achievements whose line itself the verifier lets stand. */
export function linesCarried(achievements: Achievement[], ledger: Ledger): Achievement[] {
  const drafts = achievements.map(({ bullet, evidenceIds }) => ({ text: bullet, evidenceIds, kind: "fact" as const }))
  const claims = verifySentences(drafts, ledger)
  return achievements.filter((_, at) => isCarried(claims[at]))
}

/**
 * Of what a carried line could be told as, that which the verifier lets stand too. Where it refuses the sentence made of
 * a line, the line's own words are used.
 */
export function formsCarried(achievements: Achievement[], ledger: Ledger): Achievement[] {
  const forms = achievements.map((each) => [...new Set(formsOf(each))])
  const drafts = forms.flatMap((texts, at) =>
    texts.map((text) => ({ text, kind: "fact" as const, evidenceIds: achievements[at]?.evidenceIds ?? [] })),
  )
  const claims = verifySentences(drafts, ledger)
  let from = 0
  return achievements.map((each, at) => {
    const to = from + (forms[at]?.length ?? 0)
    const refused = claims.slice(from, to).filter((claim) => !isCarried(claim))
    from = to
    return refused.length === 0 ? each : without(each, new Set(refused.map(({ text }) => text)))
  })
}

const formsOf = ({ bullet, claim, situation, task, action, result }: Achievement) =>
  [claim, ...situation, ...task, ...action, ...result].filter((text) => text !== "" && text !== bullet)

const isCarried = (claim: Claim | undefined) => claim?.status === "supported" || claim?.status === "close"

/** A line stands under a role only where the words behind it belong there; else it is one of no known role. */
export function placedOnly(achievements: Achievement[], roles: RoleMaterial[], ledger: Ledger): Achievement[] {
  const guessed = achievements.filter(({ role }) => role !== null)
  const claims = verifySentences(
    guessed.map(({ bullet, evidenceIds, role }) => ({
      ...{ text: bullet, evidenceIds, kind: "fact" as const },
      placement: { role: roleHeading(roles[role ?? 0]!).text },
    })),
    ledger,
  )
  const doubted = new Set(guessed.filter((_, at) => !isCarried(claims[at])))
  return achievements.map((each) => (doubted.has(each) ? { ...each, role: null, roleNamed: false } : each))
}

function without(each: Achievement, out: Set<string>): Achievement {
  const kept = (texts: string[]) => texts.filter((text) => !out.has(text))
  const claim = out.has(each.claim) ? closedSentence(each.bullet) : each.claim
  const [action, result] = [kept(each.action), kept(each.result)]
  const whole = action.length === each.action.length && result.length === each.result.length
  const [situation, task] = [kept(each.situation), kept(each.task)]
  return {
    ...each,
    ...{ claim, situation, task },
    action: whole ? action : [claim],
    result: whole ? result : [],
    story: [...situation, claim],
  }
}
