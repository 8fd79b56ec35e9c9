import { isCarried } from "../evidence/rules"
import type { Ledger } from "../evidence/schema"
import { verifySentences } from "../evidence/verifier/verify"
import { mapStrings } from "./replace-text"
import { ResumeContent } from "./resume-schema"

/**
 * The structured resume without what nothing in the ledger carries. Its strings have no marks of their own, so what
 * is not carried does not get in: it stands, marked, in the document alone.
 */
export function keepSupported(resume: ResumeContent, ledger: Ledger): ResumeContent {
  const strings: string[] = []
  mapStrings(resume, (text) => {
    strings.push(text)
    return text
  })
  const claims = verifySentences(
    strings.map((text) => ({ text, kind: "fact", evidenceIds: [] })),
    ledger,
  )
  const supported = new Set(claims.filter((claim) => isCarried(claim.status)).map((claim) => claim.text))
  return ResumeContent.parse(mapStrings(resume, (text) => (supported.has(text) || isDatesOf(text, ledger) ? text : "")))
}

/** Dates stand alone in a resume's fields, away from what they belong to: they must be in the profile as written. */
function isDatesOf(text: string, ledger: Ledger): boolean {
  if (!/^[\p{L}\d\s.,/–—-]{1,40}$/u.test(text) || !/\b\d{4}\b/.test(text)) return false
  return ledger.items.some((item) => item.kind !== "reflection" && item.text.includes(text))
}
