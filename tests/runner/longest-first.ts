import { BaseSequencer, type TestSpecification } from "vitest/node"

/** Files that take half a minute or more. On a machine without timings, file size is a poor estimate. */
const longest = [
  "tests/hostile/hostile-texts.test.ts",
  "tests/chaos/outage.test.ts",
  "tests/resumes/built-in-writer.test.ts",
  "app/domain/influence/imports/import-engagement.test.ts",
  "tests/sandbox/billing.test.ts",
  "tests/chaos/kill.built.test.ts",
  "tests/api/fuzz.test.ts",
  "tests/api/dear-texts.test.ts",
  "tests/chaos/crash.built.test.ts",
  "tests/chaos/import.built.test.ts",
]

const isLong = ({ moduleId }: TestSpecification) => longest.some((file) => moduleId.endsWith(`/${file}`))

/** Starts the longest files first, so that none of them runs alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
