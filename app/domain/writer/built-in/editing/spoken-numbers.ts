const tens = "twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety"
const units = "one|two|three|four|five|six|seven|eight|nine"
const spaced = new RegExp(`\\b(${tens})[ -](${units})\\b`, "giu")
const teens = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(" ")
const ones = units.split("|")
const year = new RegExp(`\\b(in|since|until|by|from|of) twenty (?:twenty[ -](${units})|(${teens.join("|")}))\\b`, "giu")

/** Writes "twenty two minutes" as "twenty-two minutes", and "in twenty nineteen" as a year. */
export const numbersWritten = (text: string): string =>
  text
    .replace(year, (_, before: string, one: string | undefined, teen: string | undefined) =>
      one
        ? `${before} 202${ones.indexOf(one.toLowerCase()) + 1}`
        : `${before} 20${10 + teens.indexOf(teen?.toLowerCase() ?? "")}`,
    )
    .replace(spaced, "$1-$2")
