import { readResumeText } from "../../app/domain/resume-import/reading/read-file"

/** The roles that a pasted resume is read as: "title / employer / place / start / end", then notes and bullets. */
export const rolesOf = (text: string) =>
  readResumeText(text)
    .sections.filter(({ kind }) => kind === "work")
    .flatMap(({ entries }) =>
      entries.map(({ title, employer, location, start, end, notes, bullets }) => [
        [title, employer, location, start, end].join(" / "),
        ...[...notes, ...bullets].map((line) => line.text),
      ]),
    )
