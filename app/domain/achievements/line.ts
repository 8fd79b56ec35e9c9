/** A measured change or amount that a line carries. Values as the person wrote them ("18 %", "£850k"); null where not told. */
export interface Figure {
  from: string | null
  to: string | null
  unit: string | null
  /** The noun that is counted or measured: "waiting time". */
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
 * Under which role of the history a line stands: named by the words (or the only one that can be meant), to be asked
 * because several are possible, or none.
 */
export type LineRole = { kind: "known"; roleId: string } | { kind: "ask"; roleIds: string[] } | { kind: "none" }

/** One achievement as the reader proposes it. */
export interface ProposedLine {
  /** Resume voice, at most 28 words. */
  text: string
  role: LineRole
  /** Days (YYYY-MM-DD), both included; equal where one day is known only. */
  period: { from: string; to: string }
  parts: LineParts
  figure: Figure | null
  /** Of the profile, and those named in the words. */
  skills: string[]
  /** 0 to 100. */
  strength: number
  evidenceIds: string[]
}

/** The one question asked about what a reflection lacks, and what the answer is for. */
export interface FollowUp {
  about: "result" | "before" | "share" | "role" | "object"
  question: string
}
