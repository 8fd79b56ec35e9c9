import { kindOfHeading } from "../sections/section-words"
import type { Line } from "./line"
import { isDated } from "./line-signs"

const label = /^(\p{L}[^:;]{2,40}):\s/u

/** "Earlier career: Manager, Acme (2009–2013); Clerk, Boots (2006–2009)": each job between semicolons on its own line. */
export function jobsApart(lines: Line[]): Line[] {
  return lines.flatMap((line) => {
    if (line.bullet || !line.text.includes(";")) return [line]
    const [whole = "", named = ""] = label.exec(line.text) ?? []
    const text = kindOfHeading(named) === "work" ? line.text.slice(whole.length) : line.text
    const jobs = text.split(";").map((job): Line => ({ ...line, text: job.trim().replace(/\.$/, ""), gap: true }))
    return jobs.length > 1 && jobs.every(isDated) ? jobs : [line]
  })
}
