import { readPosting } from "../../app/domain/job-analysis/reading/read-posting"
import { type Judgment, judge } from "../postings/judge-posting"
import { type Label, loadPostings } from "../postings/load-postings"

const isHeldOut = process.argv.includes("--held-out")
const isDetailed = process.argv.includes("--detail") && !isHeldOut

const judged = loadPostings(isHeldOut ? "held-out/" : "").map(({ label, source }) => {
  const today = new Date(`${label.today ?? "2026-01-15"}T00:00:00Z`)
  const read = readPosting(source, today)
  return { label, read, judgment: judge(label, source, read) }
})

const percent = (part: number, whole: number) => (whole === 0 ? "" : `${((100 * part) / whole).toFixed(1)} %`)
const sum = (some: typeof judged, value: (one: Judgment) => number) =>
  some.reduce((all, { judgment }) => all + value(judgment), 0)

function row(name: string, some: typeof judged) {
  const hit = sum(some, (one) => one.skills.hit)
  const wrong = sum(some, (one) => one.skills.wrong.length)
  const wanted = hit + sum(some, (one) => one.skills.missed.length)
  const count = (isRight: (one: Judgment) => boolean) =>
    percent(
      sum(some, (one) => Number(isRight(one))),
      some.length,
    )
  return {
    postings: name,
    n: some.length,
    "title, company (≥ 92 %)": percent(
      sum(some, (one) => Number(one.titleRight) + Number(one.companyRight)),
      some.length * 2,
    ),
    title: count((one) => one.titleRight),
    company: count((one) => one.companyRight),
    "skills F1 (≥ 0.85)": ((2 * hit) / (hit + wrong + wanted || 1)).toFixed(3),
    precision: percent(hit, hit + wrong),
    recall: percent(hit, wanted),
    "must/nice (≥ 88 %)": percent(
      sum(some, (one) => one.requirements.rightNecessity),
      sum(some, (one) => one.requirements.found),
    ),
    found: percent(
      sum(some, (one) => one.requirements.found),
      sum(some, (one) => one.requirements.all),
    ),
    duties: percent(
      sum(some, (one) => one.duties.found),
      sum(some, (one) => one.duties.all),
    ),
    place: count((one) => one.locationRight),
    mode: count((one) => one.workModeRight),
    pay: count((one) => one.payRight),
    closing: count((one) => one.closingRight),
    "strange quotes": sum(some, (one) => one.strangeQuotes.length),
  }
}

function groups(keyOf: (label: Label) => string) {
  const keys = [...new Set(judged.map(({ label }) => keyOf(label)))].sort()
  return keys.map((key) =>
    row(
      key,
      judged.filter(({ label }) => keyOf(label) === key),
    ),
  )
}

console.table([row("all", judged)])
// Held-out postings are only viewed in aggregate and only once: see tests/postings/README.md.
if (!isHeldOut) {
  console.table(groups(({ form }) => form))
  console.table(groups(({ language }) => language))
}
if (isDetailed)
  for (const { label, read, judgment } of judged) {
    const { titleRight, companyRight, skills, requirements } = judgment
    console.log(`\n${label.input}`)
    if (!titleRight) console.log("  title", read.title)
    if (!companyRight) console.log("  company", read.company, "≠", label.company)
    if (!judgment.locationRight) console.log("  place", read.location, "≠", label.location)
    if (!judgment.workModeRight) console.log("  mode", read.workMode, "≠", label.workMode)
    if (!judgment.payRight) console.log("  pay", read.pay, "≠", label.pay)
    if (!judgment.closingRight) console.log("  closing", read.closingDate, "≠", label.closingDate)
    console.log("  skills missed", skills.missed.join("; "), "| wrong", skills.wrong.join("; "))
    console.log(
      "  requirements missed",
      requirements.missed.join(" // "),
      "| must wrong",
      requirements.wrong.join(" // "),
    )
    if (judgment.duties.found < judgment.duties.all)
      console.log(`  duties ${judgment.duties.found} of ${judgment.duties.all}`)
    if (judgment.strangeQuotes.length) console.log("  strange", judgment.strangeQuotes)
  }
