import type { PersonToHide } from "../../../ai/person-to-hide"
import type { WritingRequest } from "../../writer"

/** The context of the rounds after a draft. */
export interface RoundContext {
  request: WritingRequest
  person: PersonToHide
}
