import type { Achievement, Material } from "../../material-schema"
import { contentWords } from "../wording/focus"
import { tellsSameFact } from "../wording/told-once"

/** Words that a line may contain besides those of a certificate: "passed", "exam", "the first time". */
const maxBeyond = 4

/** Whether a line only states a certificate or an award, which its own section lists already. */
export function isListedPaper({ bullet, pinned }: Achievement, { qualifications, awards }: Material): boolean {
  const words = contentWords(bullet).size
  return (
    !pinned &&
    [...qualifications, ...awards].some(
      ({ text }) => words <= contentWords(text).size + maxBeyond && tellsSameFact(text, bullet),
    )
  )
}
