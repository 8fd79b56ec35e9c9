// Prints every visible string of the product in one list, for proofreading.
import { visibleStrings } from "./visible-strings"

let last = ""
for (const { file, line, text } of visibleStrings()) {
  if (file !== last) console.log(`\n${file}`)
  last = file
  console.log(`  ${line}: ${text}`)
}
