import { generalShelf } from "../../kernel/general-shelf"
import type { Shelf } from "../../kernel/web"

/** Search queries by shelf: topics that people of an industry read about. */
const topics: Record<Shelf, readonly string[]> = {
  General: ["career development skills", "leadership lessons", "workplace communication", "future of work research"],
  Technology: [
    "software engineering practices",
    "cloud architecture",
    "engineering leadership",
    "AI in software development",
  ],
  Healthcare: ["patient safety improvement", "nursing leadership", "digital health", "healthcare workforce"],
  Finance: ["corporate finance", "risk management banking", "financial planning analysis", "fintech regulation"],
  Education: ["teaching methods research", "education technology classroom", "school leadership", "student engagement"],
  Marketing: ["content marketing strategy", "brand building research", "marketing measurement", "customer insight"],
  Sales: [
    "B2B sales strategy",
    "sales negotiation",
    "customer success account management",
    "sales leadership coaching",
  ],
  Consulting: [
    "management consulting strategy",
    "change management",
    "operating model transformation",
    "client advisory skills",
  ],
  Manufacturing: [
    "lean manufacturing",
    "supply chain resilience",
    "industrial automation",
    "workplace safety manufacturing",
  ],
  Retail: ["retail operations", "e-commerce trends", "retail customer experience", "merchandising strategy"],
  "Non-profit": ["nonprofit fundraising", "program evaluation impact", "nonprofit leadership", "volunteer engagement"],
  Government: [
    "public policy analysis",
    "digital government services",
    "public sector leadership",
    "local government innovation",
  ],
  Media: ["journalism innovation", "audience engagement newsroom", "media business models", "documentary storytelling"],
  "Real Estate": ["commercial real estate market", "property management", "housing policy", "real estate technology"],
  Legal: ["legal practice management", "legal technology", "contract law developments", "law firm careers"],
  Other: ["professional skills learning", "project management", "career change", "personal productivity research"],
}

/** Queries per fill. */
const queriesPerFill = 2

/** The queries of a fill. They rotate weekly and are the same for all users of a shelf. */
export function topicsFor(shelf: Shelf, week: string): string[] {
  const all = topics[shelf]
  const number = Number(/\d+$/.exec(week)?.[0] ?? 0)
  return Array.from(
    { length: queriesPerFill },
    (_, i) => all[(number * queriesPerFill + i) % all.length] ?? generalShelf,
  )
}
