import { lines } from "./word-list"

/** Abbreviations that people type in notes, with their full forms. Excludes abbreviations that are also words. */
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
    ppt presentation
    ppts presentations
    sched schedule
    maint maintenance
    acct account
    accts accounts
    cust customer
    custs customers
    qty quantity
    pkg package
    pkgs packages
    bldg building
    engr engineer
    engrs engineers
    rcvd received
    recd received
    incl including
    excl excluding
    intl international
    natl national
    wknd weekend
    wknds weekends
    wkends weekends
    arvo afternoon
    nite night
    nites nights
    tix tickets
    vid video
    vids videos
    convo conversation
    convos conversations
    vols volunteers
    supe supervisor
    supes supervisors
    reno renovation
    renos renovations
    rego registration
    ambo ambulance
    ambos ambulances
    doco documentary
    docos documentaries
    comms communications
    coord coordinator
    collab collaboration
    collabs collaborations
  `).flatMap((line) => {
    const [short, full] = line.split(" ")
    return short && full ? [[short, full] as const] : []
  }),
)
