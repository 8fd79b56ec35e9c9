/** The possible fields of an export's column. */
export const fields = ["date", "description", "views", "likes", "comments", "shares", "reposts"] as const
export type ColumnField = (typeof fields)[number]

export const fieldNames: Record<ColumnField, string> = {
  date: "Date",
  description: "Description",
  views: "Views or impressions",
  likes: "Likes or reactions",
  comments: "Comments or replies",
  shares: "Shares",
  reposts: "Reposts, added to shares",
}

/** Column headers of the platforms' exports, in several languages. If two match, the one listed first counts. */
const headers: Record<ColumnField, readonly string[]> = {
  date: "publish time|published|created date|created|post date|date published|time|date|erstellungsdatum|veröffentlicht|veröffentlichungszeit|datum|hora de publicación|fecha de publicación|fecha|date de publication|data di pubblicazione|data de publicação".split(
    "|",
  ),
  description:
    "post title|post text|tweet text|description|title|text|caption|message|content|titel des beitrags|beitragstext|beschreibung|titel|título|descripción|texto|titre|description de la publication".split(
      "|",
    ),
  views:
    "views|impressions|video views|impressionen|aufrufe|visualizaciones|impresiones|vues|visualizzazioni|visualizações".split(
      "|",
    ),
  likes:
    "likes|reactions|claps|favorites|reaktionen|gefällt mir|reacciones|me gusta|réactions|j'aime|reazioni|curtidas".split(
      "|",
    ),
  comments:
    "comments|replies|responses|kommentare|antworten|comentarios|respuestas|commentaires|commenti|comentários".split(
      "|",
    ),
  shares: "shares|geteilte beiträge|geteilt|veces compartido|compartidos|partages|condivisioni|compartilhamentos".split(
    "|",
  ),
  reposts: "reposts|retweets|republicaciones|republications".split("|"),
}

export type Mapping = Partial<Record<ColumnField, number>>

const key = (text: string) => text.trim().toLowerCase()

/** Maps the columns of a header row to fields. `chosen` contains the headers that the user picked. */
export function mappingOf(cells: readonly string[], chosen: Partial<Record<ColumnField, string>> = {}): Mapping {
  const known = cells.map(key)
  const mapping: Mapping = {}
  for (const field of fields) {
    const picked = chosen[field]
    const names = picked ? [key(picked)] : headers[field]
    const found = names.map((name) => known.indexOf(name)).find((at) => at >= 0 && !Object.values(mapping).includes(at))
    if (found !== undefined) mapping[field] = found
  }
  return mapping
}
