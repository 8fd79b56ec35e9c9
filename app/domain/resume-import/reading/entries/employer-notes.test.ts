import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const readOf = (body: string) => readResumeText(`Ada Brook\nada@example.com\n\nEXPERIENCE\n\n${body}`)
const rolesOf = (body: string) =>
  readOf(body).sections.flatMap(({ entries }) =>
    entries.map(({ title, employer, location, start, end }) => [title, employer, location, start, end].join(" / ")),
  )

test("text about an employer above its dated positions stays with the first of them", () => {
  const body = `WESSEX HOSPITALS GROUP, Southampton\t2013 – Present
Group of five hospitals; 6,200 staff, turnover £540m.
Group Operations Manager\t2018 – Present
- Opened a day surgery
Operations Manager, Emergency\t2013 – 2018
- Led the theatre programme`
  expect(rolesOf(body)).toEqual([
    "Group Operations Manager / WESSEX HOSPITALS GROUP / Southampton / 2018 / present",
    "Operations Manager, Emergency / WESSEX HOSPITALS GROUP / Southampton / 2013 / 2018",
  ])
  expect(readOf(body).sections[0]?.entries[0]?.notes.map(({ text }) => text)).toEqual([
    "Group of five hospitals; 6,200 staff, turnover £540m.",
  ])
})

test("two sentences with dates are not the heading of a job, and a legal form at the end of a line is not a sentence", () => {
  expect(
    rolesOf(`MARCHETTI MEDICAL LTD., Slough\tSept 2003 – Apr 2008
Head of Supply Chain
Italian family company, maker of infusion pumps and sterile sets. Lived in Bologna from 2004 to 2006.
- Moved the warehouse

08/1999 – 02/2003
Shipping Documentation Officer at Pacific Teak Furniture Holdings Vietnam Co., Ltd.
- Issued documents`),
  ).toEqual([
    "Head of Supply Chain / MARCHETTI MEDICAL LTD. / Slough / 2003-09 / 2008-04",
    "Shipping Documentation Officer / Pacific Teak Furniture Holdings Vietnam Co., Ltd. /  / 1999-08 / 2003-02",
  ])
})

test("below dates and a title with a comma, the line with a bar is the employer and its place", () => {
  expect(
    rolesOf(`Jan 2020 - Present
Executive Pastry Chef
Hotel Miramar | València
- Designed menus

Sept 2013 - Dec 2019
Chef de Partie, Pastry
Grand Café Oranienhof | Vienna
- Produced strudel`),
  ).toEqual([
    "Executive Pastry Chef / Hotel Miramar / València / 2020-01 / present",
    "Chef de Partie, Pastry / Grand Café Oranienhof / Vienna / 2013-09 / 2019-12",
  ])
})

test("a firm named after people is an employer, and nothing is left over after a title whose dates were in brackets", () => {
  expect(
    rolesOf(`Steuerkanzlei Dr. Hill & Partner, Innsbruck
Buchhalterin (01.10.2014 – dato)
- Buchhaltung für 38 Klienten

US Army - Ft. Carson, CO and Iraq
Equipment Mechanic (91L), SGT (June 2003 – Nov 2007)
- Repaired loaders`),
  ).toEqual([
    "Buchhalterin / Steuerkanzlei Dr. Hill & Partner / Innsbruck / 2014-10 / present",
    "Equipment Mechanic (91L), SGT / US Army / Ft. Carson, CO and Iraq / 2003-06 / 2007-11",
  ])
})
