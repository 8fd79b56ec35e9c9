const longestTitle = 200

/** "Resume: Porter, Saint Hild": the title of a document for a job; null if the posting names neither. */
export function titledByJob(label: string, job: { title: string; company: string } | null): string | null {
  const named = [job?.title, job?.company].filter(Boolean).join(", ")
  return named ? `${label}: ${named}`.slice(0, longestTitle) : null
}
