import { laidOut } from "../../../language/laid-out"
import { roleWord } from "../title/role-nouns"
import { about, duties, must, nice, offer, out } from "./section-words"

/** The section that a heading starts. */
export type Section = "must" | "nice" | "duties" | "about" | "offer" | "out"

/** Headings that boards and public services put around a posting, and that are its only remaining trace in a copy. */
const boardHeadings: [Section, RegExp][] = [
  [
    "out",
    new RegExp(
      laidOut`
        ^(?:
          this job is open to|clarification from the agency|additional information|how you will be evaluated|
          required documents|how to apply|agency contact information|next steps|fair and transparent|
          documents to download|employer certification(?: \/ accreditation badges)?|
          disclosure and barring service check|certificate of sponsorship|hiring activity|job activity|
          ability to (?:commute|relocate)(?:\/relocate)?|set alert for similar jobs|employer questions|be careful|
          beware of imposters|similar jobs(?: \(\d+\))?|follow us|share this(?: job)?|report this job(?: ad)?|
          apply for this job|job highlights|profile insights|date to apply by|
          contact details(?: for the recruiting team)?
        )$
      `,
      "i",
    ),
  ],
  ["about", /^(?:about (?:the )?company|working for our organi[sz]ation)$/i],
  ["must", /^(?:applicant requirements|conditions of employment|person specification)$/i],
]

/** The section that the fixed heading of a board starts. */
const boardSection = (text: string) => boardHeadings.find(([, words]) => words.test(text))?.[0] ?? null

/** Who should not apply: "You'll hate it here if", "This isn't for you if". */
const deterrent = new RegExp(
  laidOut`
    \b(?:
      hate (?:it|this|working)|
      (?:won't|will not|wouldn't|might not|may not|not going to) (?:like|love|enjoy|be happy|thrive|fit)|
      (?:is|are)(?:n't| not) (?:right |the (?:right )?(?:place|job|role|one) )?for you|
      not (?:the (?:right )?(?:place|job|role|one) |right |a (?:good )?fit )?(?:for you|if)\b|
      (?:don't|do not) (?:bother|apply)\b.*\b(?:if|unless)|(?:isn't|not) for (?:everyone|people who|those who)|
      (?:skip|pass on) (?:this|us) if|turn ?offs?|red flags?|we(?:'re| are) not (?:for|looking for)|
      who (?:this|it)(?: role| job)? (?:isn't|is not) for
    )
  `,
  "i",
)

const wanted = new RegExp(
  `${roleWord.source}\\s+(?:required|wanted|needed)\\b|^(?:se )?(?:buscamos|busca|suchen|gesucht|recherchons|recherche|hiring|looking for|seeking)\\s*:?\\s.*${roleWord.source}`,
  "iu",
)

const kinds: [Section, RegExp][] = [
  ["out", deterrent],
  ["nice", nice],
  ["offer", /(?:von uns|bei uns) erwarten|erwartet (?:sie|dich) bei uns/i],
  [
    "must",
    new RegExp(
      laidOut`
        ^(?:i |we )?needs?$|
        (?:right|well|thrive|happy|good|suited) (?:for|in|to|at) (?:this|it|here)(?: role| job)? if\b|
        do (?:really )?well here|vous,? c'est|qui êtes-vous|ce qu'il (?:vous )?faut|wünschen wir uns|wir wünschen uns|
        to do this well|you probably$|employment standards|minimum standards
      `,
      "i",
    ),
  ],
  ["must", /^essential(?! (?:functions|duties|job|responsib))|selection criteria|minimum qualif|about you/i],
  [
    "duties",
    /essential (?:functions|duties|job|responsib)|\b(?:candidate|applicant|post-?holder|incumbent|appointee|person(?: appointed)?) (?:will|shall)(?: be)?$/i,
  ],
  ["must", /^what (?:we.re|we are) looking|^(?:key )?(?:skills|requirements|qualifications)/i],
  ["out", out],
  ["duties", duties],
  ["offer", offer],
  ["must", must],
  ["about", about],
]

/** The section that a heading names; null if it names none. */
export function sectionNamed(heading: string): Section | null {
  const text = heading
    .slice(0, 120)
    .replace(/(?:[:?.!…\s-]|\p{Extended_Pictographic}|\uFE0F|\u200D)+$/u, "")
    .replaceAll("’", "'")
    .trim()
  // "Plumber required" is a title.
  if (wanted.test(text)) return null
  return boardSection(text) ?? kinds.find(([, words]) => words.test(text))?.[0] ?? null
}

/** Words that only occur in headings: "Essential criteria", "Skills and knowledge". */
const headingWords = new RegExp(
  laidOut`
    ^(?:
      essential|desirable|desired|required|preferred|minimum|mandatory|additional|key|main|basic|core|general|
      technical|professional|personal|other|the|your|our|and|&|of|to|for|what|you|who|we|are|is|need|have|bring|about|
      job|role|position|post|requirements?|qualifications?|criteria|conditions|employment|skills?|experience|
      knowledge|abilities|education|training|competenc(?:y|ies)|attributes|qualities|behaviou?rs?|values|aptitudes?|
      certifications?|responsibilities|duties|accountabilities|tasks|functions?|must|haves?|must-haves?|nice|
      nice-to-haves?|benefits?|perks|pay|person|specification|overview|summary|purpose|description|profile|
      eligibility|bonus|points|us
    )$
  `,
  "i",
)

/** Whether a line is a heading regardless of its context. */
export function isSurelyHeading(text: string): boolean {
  if (boardSection(text.replace(/[:\s]+$/, "")) !== null) return true
  const words = text.replace(/[:\s]+$/, "").split(/[\s/]+/)
  // "You'll hate it here if" continues in the lines below it.
  if (words.length <= 9 && /\sif[:…\s]*$/i.test(text)) return sectionNamed(text) !== null
  return words.length <= 6 && words.every((word) => headingWords.test(word)) && sectionNamed(text) !== null
}
