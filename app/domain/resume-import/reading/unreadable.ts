import type { ResumeFaultCode } from "../../wording/resume-fault"

/** A file that cannot be read as a resume; `code` is the reason. */
export class UnreadableResume extends Error {
  constructor(readonly code: ResumeFaultCode) {
    super(code)
    this.name = "UnreadableResume"
  }
}
