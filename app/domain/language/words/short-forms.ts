import { lines } from "./word-list"

/**
 * Abbreviations that people type in notes, with the words they stand for. Excludes abbreviations that are also words.
 */
export const shortForms: ReadonlyMap<string, string> = new Map(
  lines(`
    w with
    n and
    bc because
    cos because
    coz because
    cuz because
    bcoz because
    abt about
    bout about
    thru through
    til until
    tho though
    ppl people
    em them
    mgr manager
    mgrs managers
    mgmt management
    dept department
    depts departments
    asst assistant
    govt government
    yr year
    yrs years
    yrly yearly
    qtr quarter
    qtrs quarters
    qtrly quarterly
    mth month
    mths months
    mthly monthly
    wk week
    wks weeks
    wkly weekly
    wkend weekend
    hrs hours
    mins minutes
    mtg meeting
    mtgs meetings
    appt appointment
    appts appointments
    msg message
    msgs messages
    avg average
    approx approximately
  `).flatMap((line) => {
    const [short, full] = line.split(" ")
    return short && full ? [[short, full] as const] : []
  }),
)
