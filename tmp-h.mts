import { hostileTexts } from "./tests/hostile/hostile-texts"
import { emptyFacts } from "./app/domain/career/profile-view"
import { builtInWriter } from "./app/domain/writer/built-in/built-in"
import { readPosting } from "./app/domain/job-analysis/reading/read-posting"
const plain = "I led 14 nurses at Elm House and cut waiting times from 40 to 25 minutes in 2019."
const item = (text: string, id = "e1", field: any = null): any => ({ id, kind: field ? "profile" : "reflection", text, source: "", field, createdAt: "2026-01-01T00:00:00Z" })
const told = (text: string) => [item(text), item(`${text.slice(0, 4000)} ${plain}`, "e2"), item(plain, "e3")]
const t = (n:string, f:()=>unknown)=>{const a=process.cpuUsage(); f(); const b=process.cpuUsage(a); console.log(n, Math.round((b.user+b.system)/1000))}
for (const { name, make } of hostileTexts) {
  for (const i of [1,2,3,4]) {
  const p = make(60000); 
  if (process.env.X && name==="letters that grow"|| process.argv[2]==="all") t(`posting ${name}`, ()=>readPosting(`<h1>Nurse</h1><p>${p}`, new Date("2026-03-30")))
  if (name==="team"|| process.argv[2]==="all") { const x = make(5000); t(`letter ${name}`, ()=>builtInWriter.write({ type:"cover_letter", evidence: told(x), lines: [], customPrompt: null, profile: emptyFacts, posting: null, today: "2026-01-01" } as any)) }
  }
}
