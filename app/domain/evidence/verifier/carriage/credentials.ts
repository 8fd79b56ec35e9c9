/** Words for what somebody is certified as: no other word stands for one, and none may be left unsaid. */
export const credentials =
  /^(?:bachelor|master|doctor|phd|mba|msc|bsc|ma|ba|diploma|degree|certif|licen[cs]|associate|level)/
