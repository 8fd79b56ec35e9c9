/** A measured change or amount in a line. Values as the person wrote them ("18 %", "£850k"); null if not given. */
export interface Figure {
  from: string | null
  to: string | null
  unit: string | null
  /** The counted or measured noun: "waiting time". */
  counted: string | null
  direction: "up" | "down" | null
}

/** The STAR parts of a line: verbatim spans of the evidence. */
export interface LineParts {
  situation: string[]
  task: string[]
  action: string[]
  result: string[]
}

/**
 * The role of a line: known from its words or because only one is possible, to be asked if several are possible, or
 * none.
 */
export type LineRole = { kind: "known"; roleId: string } | { kind: "ask"; roleIds: string[] } | { kind: "none" }

/** An achievement as proposed by the reader. */
export interface ProposedLine {
  /** Resume voice, at most 28 words. */
  text: string
  role: LineRole
  /** Days (YYYY-MM-DD), both included; equal if only one day is known. */
  period: { from: string; to: string }
  parts: LineParts
  figure: Figure | null
  /** Skills of the profile, and those named in the text. */
  skills: string[]
  /** 0 to 100. */
  strength: number
  evidenceIds: string[]
}

/** The one question about what a reflection lacks, and the purpose of its answer. */
export interface FollowUp {
  about: "result" | "before" | "share" | "role" | "object"
  question: string
}
