export type TalkActor = "me" | "we" | "other" | "thing" | "none"

/** Whether the person acts, alone or with others. */
export const isFirstPerson = (actor: TalkActor | undefined): boolean => actor === "me" || actor === "we"

/** A range of talk with at most one verb group, from `first` up to but not including `last`. */
export interface TalkClause {
  first: number
  last: number
  sentence: number
  /** The mark before it: "" within a sentence; "\n" or ". ! ? ;" at the start of one. */
  mark: string
  /** The connective that opens it: "and", "because", "which". */
  lead: string
  /** The range of the subject; null if it is omitted or inherited. */
  subject: [number, number] | null
  actor: TalkActor
  /** The index of its first verb word, auxiliaries included; -1 if there is none. */
  verb: number
}
