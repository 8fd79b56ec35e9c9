import { basename } from "node:path"
import { filesOf, scoreOf } from "./import/load"

/**
 * Reads the files of the resume corpus and prints how many roles, employers, dates and bullets are correct. Accepts
 * another folder of the same layout; `--wrong` prints the differences.
 */
const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"))
const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice(7)
const total = {
  contact: { right: 0, all: 0 },
  fields: { right: 0, all: 0 },
  bullets: { right: 0, all: 0 },
  skills: { right: 0, all: 0 },
  lost: 0,
}
const share = ({ right, all }: { right: number; all: number }) => `${right}/${all}`.padStart(8)

console.log(`${"file".padEnd(44)} fields  bullets  skills  lost`)
for (const path of filesOf(folder).filter((name) => !only || name.includes(only))) {
  const score = await scoreOf(path).catch((error: unknown) => {
    console.log(`${basename(path).padEnd(40)} ${error}`)
    if (process.argv.includes("--wrong") && error instanceof Error) console.log(error.stack)
    return null
  })
  if (!score) continue
  console.log(
    `${basename(path).padEnd(40)} ${share(score.fields)} ${share(score.bullets)} ${share(score.skills)} ${String(score.lost.length).padStart(5)}`,
  )
  for (const key of ["contact", "fields", "bullets", "skills"] as const) {
    total[key].right += score[key].right
    total[key].all += score[key].all
  }
  total.lost += score.lost.length
  if (process.argv.includes("--wrong")) {
    for (const wrong of score.wrong) console.log(`    ${wrong}`)
    if (score.lost.length > 0) console.log(`    lost: ${score.lost.join(" ")}`)
  }
}
const percent = ({ right, all }: { right: number; all: number }) => `${((100 * right) / all).toFixed(1)} %`
console.log(
  `\nname, email and phone ${percent(total.contact)}, roles, employers and dates ${percent(total.fields)} (goal 92 %), bullets ${percent(total.bullets)} (goal 95 %), skills ${percent(total.skills)}, words lost ${total.lost} (goal 0)`,
)
