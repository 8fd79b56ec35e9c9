import { readFileSync } from "node:fs"
import { basename, join } from "node:path"
import { expect, test } from "vitest"
import { filesOf, malformedFiles, scoreOf } from "../../../../tests/bench/import/load"
import { readResumeFile } from "./read-file"
import { UnreadableResume } from "./unreadable"

test("roles, employers, dates and bullets of the corpus are read, and no text is lost", async () => {
  const scores = await Promise.all(filesOf().map(scoreOf))
  const share = (key: "contact" | "fields" | "bullets" | "skills") =>
    scores.reduce((sum, score) => sum + score[key].right, 0) / scores.reduce((sum, score) => sum + score[key].all, 0)
  expect(scores.length).toBeGreaterThanOrEqual(30)
  expect(share("fields")).toBeGreaterThan(0.98)
  expect(share("bullets")).toBeGreaterThan(0.98)
  expect(share("contact")).toBeGreaterThan(0.97)
  expect(share("skills")).toBeGreaterThan(0.96)
  expect(scores.filter(({ lost }) => lost.length > 0).map(({ file }) => basename(file))).toEqual([])
})

const read = (name: string) => readResumeFile(new Uint8Array(readFileSync(join(malformedFiles, name))))

test.each([
  ["empty.pdf", "resume_empty"],
  ["encrypted.pdf", "resume_encrypted"],
  ["scanned.pdf", "resume_no_text"],
  ["bomb-inflate.pdf", "resume_damaged"],
  ["bomb-nested.pdf", "resume_damaged"],
  ["zip-bomb.docx", "resume_too_large"],
  ["not-a-zip.docx", "resume_kind"],
  ["zip-without-csv.zip", "resume_no_csv"],
  ["not-a-resume.json", "resume_no_resume"],
  ["program.exe.pdf", "resume_kind"],
  ["xxe.docx", "resume_damaged"],
])("%s is refused with %s", async (name, code) => {
  await expect(read(name)).rejects.toMatchObject({ code })
})

test.each(["truncated.pdf", "broken-quotes.zip"])("%s is read in part or refused", async (name) => {
  const answer = await read(name).catch((error: unknown) => error)
  if (answer instanceof Error) expect(answer).toBeInstanceOf(UnreadableResume)
  else expect(answer).toHaveProperty("notRead")
})
