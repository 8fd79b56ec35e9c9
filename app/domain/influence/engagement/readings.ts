/** The counts of a piece on a day. A count is null if its source does not report it. */
export interface Counts {
  likes: number | null
  comments: number | null
  shares: number | null
  views: number | null
}

export interface DatedCounts extends Counts {
  /** The day (YYYY-MM-DD) of the reading. */
  on: string
}

/** Days after publication at which readings are compared. */
const growthMarks = [
  { label: "24 hours", days: 1 },
  { label: "7 days", days: 7 },
  { label: "30 days", days: 30 },
] as const

export interface Growth {
  label: string
  reading: DatedCounts
}

/** The last reading up to each mark after publication, and the latest of all; each reading appears once. */
export function growthOf(publishedOn: string, readings: readonly DatedCounts[]): Growth[] {
  const ageOf = ({ on }: DatedCounts) => Math.round((Date.parse(on) - Date.parse(publishedOn)) / 86_400_000)
  const found: Growth[] = []
  let from = -1
  for (const { label, days } of growthMarks) {
    const reading = readings.findLast((one) => ageOf(one) <= days && ageOf(one) > from)
    if (reading) found.push({ label, reading })
    from = days
  }
  const last = readings.findLast((one) => ageOf(one) > from)
  return last ? [...found, { label: `${ageOf(last)} days`, reading: last }] : found
}
