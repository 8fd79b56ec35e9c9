import type { PersonToHide } from "../../../ai/person-to-hide"
import type { WritingRequest } from "../../writer"

/** What the rounds after a draft work with. */
export interface RoundContext {
  request: WritingRequest
  person: PersonToHide
}
