import { describe, expect, test } from "vitest"
import { loose, mixesDirections, readLinesOf, shownLines, wordsOf } from "../../../tests/support/brought-back"
import { corpusResumes, corpusView, templateIds, writtenFiles } from "../../../tests/support/resume-files"
import type { ImportedResume } from "../resume-import/reading/imported-resume"
import { readResumeFile } from "../resume-import/reading/read-file"

/** Words that belong to no section. Names of skill groups are listed as not read, because a profile has no groups. */
function lostWords(words: string[], { contact, sections }: ImportedResume): string[] {
  const held = loose(JSON.stringify([contact, sections]))
  return words.filter((word) => !held.includes(loose(word)))
}

describe.each(templateIds)("a resume downloaded in the template %s and imported again", (id) => {
  test.each(corpusResumes)("loses nothing of %s", async (name) => {
    const view = corpusView(name)
    const { pdf, docx } = await writtenFiles(view, id)
    const [fromPdf, fromDocx] = [await readResumeFile(pdf), await readResumeFile(docx)]
    expect(readLinesOf(fromDocx)).toEqual(shownLines(view))
    if (!mixesDirections(view)) expect(readLinesOf(fromPdf)).toEqual(shownLines(view))
    const words = wordsOf(view)
    expect({ pdf: lostWords(words, fromPdf), docx: lostWords(words, fromDocx) }).toEqual({ pdf: [], docx: [] })
  })
})
