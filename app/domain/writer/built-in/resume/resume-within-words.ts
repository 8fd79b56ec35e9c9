import type { ResumeBody } from "../../../document/body"
import { mapResume } from "../../../document/leaves"
import { draftParts } from "../../../document/render/parts"
import { withinWords } from "../compose"

/** A resume of at most the given number of words. What does not fit is dropped along with everything after it. */
export function resumeWithinWords(body: ResumeBody, maxWords: number): ResumeBody {
  const kept = new Set(withinWords(draftParts(body), maxWords).flatMap(({ sentences }) => sentences))
  return mapResume(body, (sentence) => (kept.has(sentence) ? sentence : null))
}
