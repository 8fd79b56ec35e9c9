import { readFileSync } from "node:fs"
import { textLines } from "/work/wt/postings/app/domain/job-analysis/reading/text-lines"
import { htmlLines } from "/work/wt/postings/app/domain/job-analysis/reading/html-lines"
import { withMarks } from "/work/wt/postings/app/domain/job-analysis/reading/marked-lines"
import { placeLines } from "/work/wt/postings/app/domain/job-analysis/reading/sections"
const s=readFileSync(process.argv[2],"utf8")
for (const p of placeLines(withMarks(process.argv[2].endsWith("html")?htmlLines(s):textLines(s)))) console.log(p.section??"-", p.isListed?"L":" ", p.line.form, p.line.isApart?"apart":"", p.line.must??"", p.line.label??"", "|", p.line.text.slice(0,110))
