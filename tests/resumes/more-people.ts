import { emptyFacts as empty } from "../../app/domain/career/profile-view"
import type { Person } from "./person"

const week = "What did you do this week that made a difference?"
const told = (date: string, text: string, question = week) => ({ question, date, text })

/** Bullets only: no employer in the reflections, no bio. */
const electrician: Person = {
  id: "electrician",
  name: "Dave Pritchard",
  profile: {
    ...empty,
    title: "Electrician",
    industry: "Other",
    experience: `Electrician, Halden Electrical, Leeds, 2017 – present
- Domestic and light commercial
- Rewired 40+ terraced houses for the council
- EICR testing
- Fault finding
- Trained 3 apprentices, 2 now qualified
- 0 failed inspections since 2019

Apprentice electrician, M&J Services (2013 – 2017)
- First fix and second fix on new builds
- Assisted with the install of 120 EV chargers

NVQ Level 3 Electrical Installation, Leeds City College (2013 – 2016)
18th Edition`,
    skills: ["EICR testing", "Fault finding", "Rewiring", "EV chargers", "18th Edition"],
  },
  reflections: [
    told(
      "2026-10-02",
      "Tracked down an earth fault at the school kitchen, two other firms had given up. Open for lunch next day.",
    ),
  ],
}

/** Prose only. */
const teacher: Person = {
  id: "teacher",
  name: "Orla Keane",
  profile: {
    ...empty,
    title: "Secondary School Science Teacher",
    industry: "Education",
    bio: "I have taught science for eleven years, most of them in schools where nobody expected much of it. I believe that a pupil who breaks a beaker has at least picked one up.",
    experience:
      "I have been a science teacher at Marsh Lane Academy since 2018, where I run the Year 10 practical programme and look after two newly qualified teachers. From 2015 to 2018 I worked as a physics teacher at St Colm's College, where I set up the astronomy club. I hold a PGCE from the University of Hull (2014 – 2015) and a BSc in Physics from Durham University (2011 – 2014).",
    skills: ["Curriculum design", "Physics", "Mentoring", "Assessment"],
    xFactor: "Pupils tell me that I explain things with objects from my pockets.",
    desiredProfessionalTone: "creative",
    longTermGoals: "I would like to lead a science department.",
  },
  reflections: [
    told(
      "2026-11-03",
      "I rewrote the electricity unit around one question, why does the kettle trip the fuse, and every lesson came back to it. On the end of unit test 78% of the class passed, up from 61% last year.",
    ),
    told(
      "2026-06-14",
      "One of my newly qualified teachers could not settle her Year 9 class. I watched two lessons with her, we planned the first five minutes together, and by half term she told me that she looked forward to Thursdays.",
    ),
    told(
      "2026-03-09",
      "I organised the science fair for 140 pupils. Parents stayed an hour longer than planned and three local engineers offered to come back.",
    ),
  ],
}

/** Two concurrent jobs, and a career change. */
const changer: Person = {
  id: "changer",
  name: "Priya Nair",
  profile: {
    ...empty,
    title: "Junior Web Developer",
    industry: "Technology",
    bio: "Paralegal turned web developer. I build small, fast sites for people who are tired of big, slow ones.",
    experience: `Junior Web Developer, Copperleaf Studio (2024 – present)
- Part-time, two days a week
- Built the booking page for a chain of 6 dental practices

Paralegal, Harrow & Finch LLP (2016 – present)
- Prepare bundles for the employment team
- Reduced the time to prepare a bundle from 6 hours to 2 hours with a document template

Education
Full-stack web development bootcamp, Northcoders (2023)
LLB Law, University of Sheffield (2012 – 2015)`,
    skills: ["JavaScript", "React", "HTML and CSS", "Legal research", "Client communication"],
    desiredProfessionalTone: "confident",
    shortTermGoals: "Work full-time as a front-end developer",
  },
  reflections: [
    told(
      "2026-09-20",
      "The studio's contact form lost messages on Safari. I reproduced the bug, wrote a test for it and fixed it in an afternoon. The client has not lost a message since.",
    ),
    told(
      "2026-08-11",
      "At Harrow & Finch I wrote a small script that renames and orders the exhibits of a bundle. Four paralegals use it now.",
    ),
    told("2026-05-30", "I moved a florist's site from WordPress to static pages. It loads in 0.9 s instead of 4.2 s."),
  ],
}

const posts: [string, string, string, string][] = [
  ["Chief Executive Officer", "Norvane Energy", "2021", "present"],
  ["Chief Operating Officer", "Norvane Energy", "2018", "2021"],
  ["Managing Director, Retail", "Brightwell Power", "2015", "2018"],
  ["Director of Networks", "Brightwell Power", "2013", "2015"],
  ["Head of Grid Operations", "Brightwell Power", "2011", "2013"],
  ["Programme Director", "Castell Utilities", "2009", "2011"],
  ["Senior Programme Manager", "Castell Utilities", "2007", "2009"],
  ["Programme Manager", "Castell Utilities", "2006", "2007"],
  ["Engineering Manager", "Ostermann AG", "2004", "2006"],
  ["Lead Engineer", "Ostermann AG", "2002", "2004"],
  ["Senior Engineer", "Ostermann AG", "2000", "2002"],
  ["Engineer", "Ferro Transmission", "1998", "2000"],
  ["Graduate Engineer", "Ferro Transmission", "1997", "1998"],
]

const deedsOfPosts = [
  "- Lead a company of 3,400 people with revenue of £1.2 billion\n- Raised customer satisfaction from 61 to 78 points\n",
  "- Merged two control rooms, saving £9 million a year\n",
  "- Grew retail accounts from 400,000 to 1.1 million\n",
  "- Responsible for 22,000 km of overhead line\n- Cut customer minutes lost by 35%\n",
  "- Ran the storm response of winter 2012\n",
  "- Delivered a £300 million smart meter programme on budget\n",
]

/** Fifteen roles, most with few details. */
const chief: Person = {
  id: "chief",
  name: "Margaret Holloway",
  profile: {
    ...empty,
    title: "Chief Executive Officer",
    industry: "Other",
    bio: "Energy executive with 29 years in power networks, the last 8 in the boardroom.",
    experience: `${posts.map(([title, employer, from, to], at) => `${title}, ${employer} (${from} – ${to})\n${deedsOfPosts[at] ?? ""}`).join("\n")}
Volunteering
Trustee, Lantern Housing Trust (2019 – present)
- Chair of the audit committee
Non-executive Director, Calder Water (2022 – present)

Education
MBA, Cranfield School of Management (2005 – 2006)
MEng Electrical Engineering, Imperial College London (1993 – 1997)`,
    skills: ["P&L ownership", "Regulation", "Mergers and acquisitions", "Board leadership", "Grid operations"],
    xFactor: "I still read the outage log before the share price.",
    desiredProfessionalTone: "professional",
    longTermGoals: "Chair a listed utility.",
  },
  reflections: [
    told(
      "2026-10-15",
      "The regulator's determination cut our allowed return by 60 basis points. I rebuilt the five-year plan with the CFO over two weekends and the board approved it in one sitting.",
    ),
    told(
      "2026-07-01",
      "We closed the purchase of Tarn Wind for £84 million. I led the negotiation and walked away twice.",
    ),
    told(
      "2026-02-12",
      "I opened our safety review to the field crews. They named 31 hazards that no audit had found, and we fixed 28 of them by June.",
    ),
  ],
}

/** Freelance: clients instead of an employer. */
const freelancer: Person = {
  id: "freelancer",
  name: "Jonas Weir",
  profile: {
    ...empty,
    title: "Freelance Illustrator",
    industry: "Other",
    bio: "I draw for magazines, museums and the odd beer label.",
    experience: `Freelance illustrator (2019 – present)
- Clients include The Baltic Review, Tyne Museum and Hopyard Brewery
- 60+ commissions

Graphic designer, Printworks North, 2015-2019
- Designed packaging for 30 food brands`,
    skills: ["Illustration", "Procreate", "Packaging", "Adobe Illustrator"],
    desiredProfessionalTone: "creative",
  },
  reflections: [
    told(
      "2026-09-09",
      "Finished the museum's family trail: 12 drawings, one map. They printed 5,000 and ran out by August, so they printed 5,000 more.",
    ),
    told(
      "2026-04-22",
      "I raised my day rate from £220 to £300 and lost one client out of nine. Should have done it earlier.",
    ),
    told("2026-01-18", "Made a label for Hopyard's winter stout. It sold out in three weeks."),
  ],
}

/** Only a bio. */
const bioOnly: Person = {
  id: "bio-only",
  name: "Fatima Rahal",
  profile: {
    ...empty,
    title: "Office Manager",
    bio: "I have run the office of a small architecture practice in Bradford for six years. I keep the diaries, the invoices and the peace. Before that I was a receptionist at a dental surgery.",
  },
  reflections: [],
}

const habits: string[] = [
  "Closed the month two days early by reconciling the bank feed every Friday instead of at month end.",
  "I trained two colleagues on the new expense tool and wrote a one-page guide for the rest.",
  "Found a duplicate supplier payment of £4,300 while checking the ledger and got it refunded.",
  "I built a cash forecast in Excel that the director now opens every Monday.",
  "Helped the auditors with the sample of 40 invoices; all were found within a day.",
  "I chased the twelve oldest debtors by phone and collected £27,000 in three weeks.",
  "I presented the quarterly figures to the sales team for the first time. They asked more questions than I had slides.",
  "The VAT return was due on a bank holiday. I filed it the week before, without a query from HMRC.",
]
const quiet = [
  "Payroll ran on time.",
  "I answered supplier queries and posted invoices.",
  "Paid 120 suppliers in the run without a bounce.",
  "I reviewed the stock count with the yard and corrected nine lines.",
  "Nothing special, long week.",
  "I updated the asset register and wrote off an old van.",
]
const months = (at: number) =>
  `${2026 - Math.floor(at / 30)}-${String(11 - (Math.floor(at / 2.5) % 11)).padStart(2, "0")}-${String(27 - (at % 25)).padStart(2, "0")}`

/** Sixty similar reflections over two years. */
const accountant: Person = {
  id: "accountant",
  name: "Callum Reid",
  profile: {
    ...empty,
    title: "Finance Manager",
    industry: "Finance",
    bio: "Finance manager for small manufacturers. I like a ledger that closes on the first try.",
    experience: `Finance Manager, Alder Joinery Ltd (2022 – present)
- Own the month-end close, payroll for 85 staff and the annual budget

Assistant Accountant, Brae Accounting (2018 – 2022)
- Prepared accounts for 35 owner-managed businesses

AAT Level 4 (2020)
CIMA part-qualified`,
    skills: ["Month-end close", "Cash forecasting", "Excel", "Xero", "Payroll", "VAT"],
    desiredProfessionalTone: "analytical",
    shortTermGoals: "Finish my CIMA qualification by summer 2027.",
  },
  reflections: Array.from({ length: 60 }, (_, at) => {
    const habit = habits[at % habits.length]!
    return told(months(at), at < habits.length ? habit : `${quiet[at % quiet.length]!} Week ${60 - at}.`)
  }),
}

/** Notes of someone whose first language is not English. */
const cleaner: Person = {
  id: "cleaner",
  name: "Ana Moraru",
  profile: {
    ...empty,
    title: "cleaning supervisor",
    industry: "Other",
    bio: "I am working in cleaning since 2014. I am responsible person and I like when is order.",
    experience: `cleaning supervisor - Royal Infirmary, Hull - since 2020
- I make the rota for 18 cleaners
- I control the quality in the wards
housekeeper, Hotel Bellevue Brasov, 2014-2019`,
    skills: ["team leading", "infection control", "Romanian", "English"],
    shortTermGoals: "I want make the NVQ level 3.",
  },
  reflections: [
    told(
      "2026-10-21",
      "We had problem with the trolley, always missing products. I made list for every trolley and now the girls check before start. Before was missing every day, now maybe 1 time in week.",
    ),
    told(
      "2026-08-04",
      "I teached new colleague how to clean isolation room correct, 3 days together. She passed the audit with 98%.",
    ),
    told("2026-06-30", "Audit in ward 9: we got 97%, last year was 91%."),
  ],
}

/** Eight people with realistic kinds of input. */
export const more: Person[] = [electrician, teacher, changer, chief, freelancer, bioOnly, accountant, cleaner]
