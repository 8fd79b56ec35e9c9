// Makes workers/adapters/breached-passwords.json from a list of passwords, one a line, most common first.
// The list in use: the entries of 8 and more characters of the package @zxcvbn-ts/language-common (MIT).
import { readFileSync, writeFileSync } from "node:fs"
import { bitsOf } from "../adapters/bloom-filter"

const [list = ""] = process.argv.slice(2)
const passwords = readFileSync(list, "utf8")
  .split("\n")
  .filter((line) => line.length >= 8)
const hashes = 10
const size = Math.ceil(passwords.length * 14.4)
const bits = new Uint8Array(Math.ceil(size / 8))
for (const password of passwords) {
  for (const at of bitsOf(password.toLowerCase(), size, hashes)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7))
}
const json = { size, hashes, bits: Buffer.from(bits).toString("base64") }
writeFileSync("workers/adapters/breached-passwords.json", `${JSON.stringify(json, null, 2)}\n`)
