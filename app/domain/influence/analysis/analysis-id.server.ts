import type { Deps } from "../../kernel/deps"
import type { InfluenceType } from "../kinds"
import { rubricVersion } from "../rubric/criteria"

interface Text {
  contentType: InfluenceType
  contentText: string
}

/** The id of an analysis. The same text of the same kind has one analysis per rubric version. */
export async function analysisId(deps: Deps, userId: string, { contentType, contentText }: Text): Promise<string> {
  const hash = await deps.hash(`${userId}\n${rubricVersion}\n${contentType}\n${contentText.normalize("NFC")}`)
  return `text-${hash.slice(0, 32)}`
}
