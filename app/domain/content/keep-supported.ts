import type { Ledger } from "../evidence/schema"
import { verifySentences } from "../evidence/verify"
import { ResumeContent } from "../resume/schema"
import { mapStrings } from "./replace-text"

/**
 * The structured resume without what nothing in the ledger carries. Its strings have no marks of their own, so what
 * is not supported does not get in: it stands, marked, in the document alone.
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
  const supported = new Set(claims.filter((claim) => claim.status === "supported").map((claim) => claim.text))
  return ResumeContent.parse(mapStrings(resume, (text) => (supported.has(text) ? text : "")))
}
