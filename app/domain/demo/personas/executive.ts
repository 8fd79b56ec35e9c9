import type { Persona } from "./persona"
import { postings } from "./postings"

export const executive: Persona = {
  firstName: "Helen",
  lastName: "Brandvold",
  profile: {
    title: "Chief Operating Officer",
    industry: "Healthcare",
    bio: `I run the part of a health group that patients never see and always feel: beds, staff, supplies and money. I trained as a nurse and still spend one morning a month on a ward.`,
    experience: `Chief Operating Officer, Kestrel Health Group (2020 – present)
- Responsible for 11 clinics, 2,300 staff and an operating budget of $410 million.
- Led the merger of three regional laboratories into one, which saved $6.5 million a year.
- Cut the average wait for elective surgery from 19 weeks to 12 weeks.

Director of Operations, Kestrel Health Group (2015 – 2020)
- Introduced a shared roster across five clinics, which reduced agency hours by 38%.
- Opened the day surgery unit at Marlow Road four weeks ahead of schedule.

Nurse Unit Manager, St Brendan's Hospital (2008 – 2015)
- Managed a ward of 32 beds and a team of 46.
- Took part in the state working group on hand hygiene.

Education
Master of Health Administration, University of Melbourne (2013 – 2015)
Bachelor of Nursing, Griffith University (1999 – 2002)

Volunteering
Board Member, Riverside Hospice (2019 – present)
- Chair of the finance committee.`,
    skills: [
      "Operations",
      "Change management",
      "Budgeting",
      "Stakeholder engagement",
      "Clinical governance",
      "Negotiation",
    ],
    xFactor: `I have done the night shift, so nobody has to explain to me what a plan costs at three in the morning.`,
    desiredProfessionalTone: "confident",
    shortTermGoals: `Bring the two newest clinics into the shared roster and publish our first patient safety report.`,
    longTermGoals: `Become chief executive of a public health service.`,
    linkedinUrl: "https://linkedin.example/helen-brandvold",
    portfolioUrl: "",
    githubUrl: "",
    isOnboardingComplete: true,
  },
  reflections: [
    {
      daysAgo: 1,
      question: "What did you decide not to do, what spoke for doing it, and how do you see that decision today?",
      response: `I decided against a second command center, although the supplier had offered us a 30% discount. I put the $1.1 million into 14 more discharge coordinators' hours a week instead. Patients ready to leave now wait 5 hours for a bed to be released, down from 9.`,
    },
    {
      daysAgo: 2,
      question: "Which conversation had you been putting off, how did it go, and what has changed since?",
      response: `I told the surgeons' group that the Friday afternoon lists would end. I brought the overrun figures for every operating room and listened for two hours. We agreed on a new timetable, and overtime in operating rooms fell by 22% in the first month.`,
    },
    {
      daysAgo: 3,
      question: "Who last thanked you for something, what had you done, and what did it change for them?",
      response: `A ward clerk thanked me for fixing the supply order. I had spent my ward morning counting how often she was interrupted, 26 times in three hours. I had the reorder point set automatically, and she now orders once a day.`,
    },
    {
      daysAgo: 8,
      question: "How did your last quarter end against its target, and which one thing that you did moved it most?",
      response: `We closed the quarter $2.4 million better than budget. I renegotiated the imaging contract myself, from a fixed fee to a price per scan, which saved $1.5 million.`,
    },
    {
      daysAgo: 15,
      question: "Whom did you help to get something done this month, and what did they achieve?",
      response: `I coached our youngest clinic director through her first budget. She cut nothing on the wards and found $480,000 in leases that nobody had reviewed for six years.`,
    },
    {
      daysAgo: 22,
      question: "What went wrong recently, what did you do first, and how did it end?",
      response: `The patient record system failed for 7 hours on a Monday. I called all 11 clinics every hour, moved elective patients first and kept emergency on paper. No procedure was done on the wrong record.`,
    },
    {
      daysAgo: 29,
      question:
        "Which rule, policy or law did you have to put into practice lately, by when, and how did you go about it?",
      response: `The new nurse to patient ratios had to be in place by July 1. I led a group of ward managers who rebuilt the roster shift by shift. All 11 clinics met the ratios on the first day, with 19 fewer agency shifts than planned.`,
    },
    {
      daysAgo: 36,
      question:
        "When did you last speak in front of others, to how many, on what subject, and what did they take away?",
      response: `I spoke to 300 people at the state health conference about ending the command center race. Two other health services have asked for our discharge figures since.`,
    },
    {
      daysAgo: 43,
      question: "What is different at work because of you, what was it like before, and what is it like now?",
      response: `Complaints used to take 41 days to answer, because four departments passed them on. I gave each complaint one named owner and a weekly review. The average answer now takes 12 days.`,
    },
    {
      daysAgo: 50,
      question: "When did you last see something unsafe, what could have happened, and what did you do about it?",
      response: `On a ward morning I saw two patients with the same surname in one bay. I asked for a name alert on the bed board the same day. It has since flagged 64 pairs, and no medication was given to the wrong patient.`,
    },
  ],
  documents: [
    { daysAgo: 1, type: "linkedin_post", customPrompt: null },
    { daysAgo: 3, type: "bio", customPrompt: null },
    { daysAgo: 9, type: "resume", customPrompt: null },
  ],
  posting: postings.executive,
  published: [
    {
      daysAgo: 49,
      platform: "linkedin",
      contentType: "post",
      text: `Complaints took us 41 days to answer, because four departments passed them on.

I gave each complaint one named owner and a weekly review. The average is now 12 days.

The owners were not given more time. They were given the right to ask anybody for an answer by Thursday.

Who owns a complaint where you work, by name?`,
      readings: [
        [1, 2100, 74, 22, 11],
        [7, 6900, 231, 64, 38],
        [30, 7600, 250, 69, 41],
      ],
    },
    {
      daysAgo: 35,
      platform: "linkedin",
      contentType: "post",
      text: `It was an honor to speak to 300 people at the state health conference. Leadership is about people, vision and the courage to innovate. Thank you to everyone who made it such an inspiring day. #leadership #healthcare #innovation`,
      readings: [
        [1, 1900, 52, 3, 1],
        [7, 3400, 80, 4, 1],
      ],
    },
    {
      daysAgo: 26,
      platform: "linkedin",
      contentType: "post",
      text: `New nurse to patient ratios had to be in place by July 1, in 11 clinics.

I did not bring a plan. I brought a group of ward managers, who rebuilt the roster shift by shift.

All 11 clinics met the ratios on the first day, with 19 fewer agency shifts than planned. Two wards told me that it will not hold through winter, and I believe them; we meet again in October.

If you have been through it: what broke first?`,
      readings: [
        [1, 2300, 96, 31, 14],
        [7, 8100, 287, 83, 47],
        [24, 8900, 305, 88, 50],
      ],
    },
    {
      daysAgo: 21,
      platform: "linkedin",
      contentType: "post",
      text: `Our patient record system failed for 7 hours on a Monday.

I called all 11 clinics every hour, moved elective patients first and kept emergency on paper. No procedure was done on the wrong record.

What I had not planned was the evening: somebody has to type it all in. Who types in your paper, and have they ever practiced?`,
      readings: [
        [1, 2600, 101, 38, 17],
        [7, 8700, 301, 97, 49],
      ],
    },
    {
      daysAgo: 13,
      platform: "linkedin",
      contentType: "post",
      text: `We said no to a second command center, although the supplier offered 30% off.

The $1.1 million went into 14 more hours of discharge coordinators a week. Patients ready to leave now wait 5 hours for their bed to be released. It was 9.

Screens show you the queue. Somebody has to go and move it.

I would like to hear from anyone who bought the screens and can show the hours.`,
      readings: [
        [1, 2900, 120, 47, 22],
        [7, 10400, 366, 121, 68],
        [12, 11200, 390, 128, 72],
      ],
    },
    {
      daysAgo: 4,
      platform: "linkedin",
      contentType: "post",
      text: `On a ward morning I counted how often a clerk was interrupted: 26 times in three hours. The most frequent reason was the supply order.

We set the reorder point automatically. She orders once a day now.

It cost nothing. It had been nobody's job for years, because it did not show up in any report. What does a morning on your floor show that your dashboard does not?`,
      readings: [
        [1, 2400, 101, 39, 12],
        [3, 5200, 198, 66, 25],
      ],
    },
  ],
}
