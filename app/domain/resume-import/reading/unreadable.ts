import type { ResumeFaultCode } from "../../wording/resume-fault"

/** A file that is not read as a resume; `code` says why. */
export class UnreadableResume extends Error {
  constructor(readonly code: ResumeFaultCode) {
    super(code)
    this.name = "UnreadableResume"
  }
}
