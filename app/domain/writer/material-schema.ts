import type { Figure } from "../achievements/line"

/** A line of the person's own, with its evidence items. */
export interface Line {
  text: string
  evidenceIds: string[]
}

export interface RoleMaterial {
  kind: "work" | "volunteering" | "project"
  title: string
  /** The person's own sentence about the role ("I'm the head chef at Osteria Lume"); null if there is none. */
  said: string | null
  /** The whole sentence about the role, used as the heading if no shorter heading is supported. */
  asTold: string | null
  /** The title as the person wrote it, for use within a sentence. */
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
  /** The items that support the title, the employer and the dates. */
  evidenceIds: string[]
  /** The scope of the role in the person's words ("I ran daily operations …"), if a line states it. */
  scope: Line | null
  /** Notes on the role from lines without an action: "28 beds, acute medicine". */
  notes: Line[]
}

/** One thing that the person did, in the forms that documents need. All sentences are in the first person. */
export interface Achievement {
  evidenceIds: string[]
  /** The ISO 8601 time of the newest item. */
  createdAt: string
  /** The source: the person's own reflection takes precedence over a line of the profile. */
  told: "reflection" | "profile"
  /** 0 to 100, by the published rubric. */
  quality: number
  /** The person agreed to it. A pinned one comes before all others. */
  agreed: boolean
  pinned: boolean
  /** Its position within its role, in the person's own order. */
  place?: number
  hasNumber: boolean
  /** The measured change in the line, if any. */
  figure: Figure | null
  /** The person's own words for the action, verbatim from the evidence. */
  deed: string[]
  /**
   * The reflection behind it with its question, used only to see what it is about; "" if it is mostly about something
   * else.
   */
  around: string
  /** Done together with others ("we"), so it is never written as done alone. */
  shared: boolean
  /** Index into `Material.roles`; null if no role is known. */
  role: number | null
  /** The person named the role; otherwise it is inferred from the date or is the current one. */
  roleNamed: boolean
  /** The person's own skills that it shows. */
  skills: string[]
  /** How well it matches a topic of the instructions, 0 to 1; from `leastOnTopic` on it is about it. */
  onTopic: number
  /** How much it matches the emphasis of the instructions (5 per word) and the posting (1 per word). */
  relevance: number
  /** For a resume: without subject and period. */
  bullet: string
  /** The strongest single sentence. "" if nothing in it can be used outside a resume. */
  claim: string
  /** The claim and its outcome in one sentence; "" if they are separate. */
  whole: string
  situation: string[]
  task: string[]
  action: string[]
  result: string[]
  /** Everything worth telling, in its original order. */
  story: string[]
}

/** Material for documents: the person's own words, sorted. */
export interface Material {
  title: Line | null
  industry: Line | null
  /** Work first, newest first; then volunteering; then projects. */
  roles: RoleMaterial[]
  /** Strongest first, with those that the request emphasizes before the others. */
  achievements: Achievement[]
  /** The person's own skills, those shown by most achievements first. */
  skills: Line[]
  education: (Line & { degree: string; institution: string; location: string; dates: string; details: Line[] })[]
  qualifications: Line[]
  awards: Line[]
  publications: Line[]
  languages: Line[]
  /** Sentences without fillers. */
  bio: Line[]
  unique: Line[]
  /** The number of lines that await review and cannot be used in documents until then. */
  waiting: number
  /** Stems of the words that the request emphasizes. */
  focus: Set<string>
}
