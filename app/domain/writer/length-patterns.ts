const bound =
  "(?:about|around|roughly|under|below|less than|fewer than|max(?:imum)?(?: of)?|(?:a )?limit of|at most|up to|not? (?:more|longer) than|within)"
export const length = new RegExp(
  `\\b(?:${bound}\\s+)?(\\d{1,4})[\\s-]*words?\\b(?!\\s*(?:per|a) minute)(?:\\s*(?:or less|or fewer|max(?:imum)?|at most|limit))?(\\s*(?:each|apiece|(?:per|for each|for every) (?:criterion|answer|response|question)))?`,
  "i",
)
export const cap =
  /\b(?:under|below|less than|fewer than|max|maximum|limit|at most|up to|not? (?:more|longer)|within|or less|or fewer)\b/i
export const pageLimit = new RegExp(
  `\\b(?:(?:to )?fit(?:s|ting)? (?:it )?(?:on|in|onto|into) |(?:to|on|in) |${bound} )?(?:only |just )?(a single|one|two|three|\\d)[\\s-]pages?\\b(?:\\s*(?:only|or less|max(?:imum)?|at most|limit|long))?`,
  "i",
)
export const pageCounts: Record<string, number> = { "a single": 1, one: 1, two: 2, three: 3 }
