import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { readResumeFile } from "../../../app/domain/resume-import/reading/read-file"
import { type Expected, judge, type Score } from "./judge"

const corpus = new URL("../../resumes-corpus/", import.meta.url).pathname

/** The files of the visible corpus, or of another folder with the same layout. */
export function filesOf(root = corpus): string[] {
  return ["files", "linkedin"].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => !name.endsWith(".expected.json"))
      .sort()
      .map((name) => join(root, folder, name)),
  )
}

export const malformedFiles = join(corpus, "malformed")

export async function scoreOf(path: string): Promise<Score> {
  const expected: Expected = JSON.parse(readFileSync(path.replace(/\.\w+$/, ".expected.json"), "utf8"))
  return judge(expected, await readResumeFile(new Uint8Array(readFileSync(path))))
}
