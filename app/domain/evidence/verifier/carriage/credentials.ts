/** Words for certifications. They have no synonyms, and all must be matched. */
export const credentials =
  /^(?:bachelor|master|doctor|phd|mba|msc|bsc|ma|ba|diploma|degree|certif|licen[cs]|associate|level)/
