import type { Figure } from "../achievements/line"

/** A line of the person's own, and the evidence items that carry it. */
export interface Line {
  text: string
  evidenceIds: string[]
}

export interface RoleMaterial {
  kind: "work" | "volunteering" | "project"
  title: string
  /** The person's own sentence about the role ("I'm the head chef at Osteria Lume"); else null. */
  said: string | null
  /** The whole sentence that tells of the role, where no shorter heading is carried by it: it stands as the heading. */
  asTold: string | null
  /** The title as the person wrote it, for the middle of a sentence. */
  titleInProse: string
  company: string
  location: string
  /** As written: "2019 – 2022". */
  dates: string
  /** "2019", "2019-03" or "". */
  start: string
  /** "2022-06", "present" or "". */
  end: string
  isCurrent: boolean
  /** The items that carry the title, the employer and the dates. */
  evidenceIds: string[]
  /** The scope of the role in the person's words ("I ran daily operations …"), where a line tells it. */
  scope: Line | null
  /** Notes on the role, told in lines without a deed: "28 beds, acute medicine". */
  notes: Line[]
}

/** One thing the person did, in the shapes that documents need. All sentences are in the first person. */
export interface Achievement {
  evidenceIds: string[]
  /** ISO 8601, of the newest item. */
  createdAt: string
  /** The source: the person's own reflection counts before a line of the profile. */
  told: "reflection" | "profile"
  /** 0 to 100, by the published rubric. */
  quality: number
  /** The person agreed to it; a pinned one comes before all others. */
  agreed: boolean
  pinned: boolean
  hasNumber: boolean
  /** The measured change that the line tells, where it tells one. */
  figure: Figure | null
  /** The person's own words for the deed, as they stand in the evidence. */
  deed: string[]
  /** Done together with others ("we"): never to be written as done alone. */
  shared: boolean
  /** Index into `Material.roles`, or null where no role is known. */
  role: number | null
  /** The person named the role; otherwise it is inferred from the date or is the current one. */
  roleNamed: boolean
  /** Those of the person's own skills that it shows. */
  skills: string[]
  /** How much of what the instruction (5 a word) and the posting (1 a word) stress it holds. */
  relevance: number
  /** For a resume: no subject, no full stop. */
  bullet: string
  /** The strongest single sentence. "" where nothing in it can stand alone outside a resume. */
  claim: string
  /** The claim and the change that came of it in one sentence; "" where they are told apart. */
  whole: string
  situation: string[]
  task: string[]
  action: string[]
  result: string[]
  /** Everything worth telling, in the order told. */
  story: string[]
}

/** Material for documents: the person's own words, sorted. */
export interface Material {
  title: Line | null
  industry: Line | null
  /** Work first, newest first; then volunteering; then projects. */
  roles: RoleMaterial[]
  /** Strongest first, those that the request stresses before the others. */
  achievements: Achievement[]
  /** The person's own skills, those with most achievements behind them first. */
  skills: Line[]
  education: (Line & { degree: string; institution: string; location: string; dates: string; details: Line[] })[]
  qualifications: Line[]
  awards: Line[]
  publications: Line[]
  languages: Line[]
  /** Sentences, trimmed of fillers. */
  bio: Line[]
  unique: Line[]
  /** Lines that wait for the person's look and that no document may use until then. */
  waiting: number
  /** Stems of the words that the request stresses. */
  focus: Set<string>
}
