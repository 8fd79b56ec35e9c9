/** A reflection as stored. */
export interface Reflection {
  id: string
  question: string
  response: string
  /** ISO 8601, UTC. */
  createdAt: string
}
