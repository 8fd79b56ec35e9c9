import { readFileSync } from "node:fs"
import { knownNames } from "/work/wt/lines/app/domain/achievements/reading/known-names"
import { rolesOf } from "/work/wt/lines/app/domain/career/held-roles"
import { textOf } from "/work/wt/lines/app/domain/language/talk/reading-copy"
import { readTalk } from "/work/wt/lines/app/domain/language/talk/read-talk"
import { factsOf } from "/work/wt/lines/app/domain/achievements/reading/facts"
import { ageOf } from "/work/wt/lines/app/domain/achievements/reading/ages"
import { isMeasure } from "/work/wt/lines/app/domain/achievements/reading/measures"
for (const arg of process.argv.slice(2)) {
  const [who, n] = arg.split(":")
  const p = JSON.parse(readFileSync(`tests/people/${who}.json`, "utf8"))
  const r = p.reflections[Number(n)]
  const talk = readTalk(r.response, knownNames(rolesOf(p.profile.experience), p.profile.skills))
  const f = factsOf(talk)
  console.log("##", arg, r.question)
  talk.clauses.forEach((c, i) => {
    const ams = talk.amounts.filter(a => a.first >= c.first && a.last <= c.last && !a.isDate)
    if (ams.length || f.deeds.some(d=>d.clause===i)) console.log(`  ${i}/${c.sentence} ${c.actor}/${c.mood} ${c.subject?textOf(talk.words.slice(...c.subject)):"-"} :: ${textOf(talk.words.slice(c.first, c.last)).slice(0,120)} || ${ams.map(a => textOf(talk.words.slice(a.first,a.last))+"@"+ageOf(talk,c,i,a)+(isMeasure(talk,a)?"":"x")+":"+a.unit).join("; ")} ${f.deeds.find(d=>d.clause===i)?.text ? "=> "+f.deeds.find(d=>d.clause===i)!.text : ""}`)
  })
  for (const c of f.changes) console.log("   CHANGE", textOf(c.topic), "|", c.fromText, "->", c.toText)
}
