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
}

/** The invented people of a folder of tests/people, by name. */
export function loadPeople(folder: string): Case[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")))
}
