/** The number of lines that make a hyphen right before a word a habit. */
const habit = 3

/** "-ran the skid steer": a hyphen typed without a space is a mark where several lines have it and none has a space. */
export function withSpacedMarks(lines: string[]): string[] {
  const isTight = (line: string) => /^\s*-\p{L}/u.test(line)
  const hasHabit = lines.filter(isTight).length >= habit && !lines.some((line) => /^\s*-\s/.test(line))
  return hasHabit ? lines.map((line) => (isTight(line) ? line.replace("-", "- ") : line)) : lines
}
