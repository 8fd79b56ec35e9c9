export type TalkActor = "me" | "we" | "other" | "thing" | "none"

/** A stretch of talk with at most one verb group, from `first` to before `last`. */
export interface TalkClause {
  first: number
  last: number
  sentence: number
  /** The mark before it: "" within a stretch, "\n" and ". ! ? ;" where a sentence begins. */
  mark: string
  /** The joining word that opens it: "and", "because", "which". */
  lead: string
  /** The position of the subject; null where it is left out or inherited. */
  subject: [number, number] | null
  actor: TalkActor
  /** Its first verb word, helping verbs included; -1 where it has none. */
  verb: number
}
