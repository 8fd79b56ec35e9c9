import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { ProfileFacts } from "../../../app/domain/career/schema"

export interface Case {
  id: string
  name: string
  profession: string
  profile: ProfileFacts
  reflections: { question: string; response: string; createdAt: string }[]
  keyResults: { reflection: number; says: string; must: string[]; subject: string; role: string | null }[]
  mustNotAppear: { reflection: number; text: string; why: string }[]
  /** A job posting that the letter and the resume are tailored to, and criteria to answer. */
  posting?: string
  criteria?: string[]
}

/** The invented people in folders of tests/people, by name. */
export function loadPeople(...folders: string[]): Case[] {
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8"))),
  )
}
