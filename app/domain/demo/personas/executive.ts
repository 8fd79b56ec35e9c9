import type { Persona } from "./persona"

export const executive: Persona = {
  firstName: "Helen",
  lastName: "Brandvold",
  profile: {
    title: "Chief Operating Officer",
    industry: "Healthcare",
    bio: `I run the part of a health group that patients never see and always feel: beds, staff, supplies and money. I trained as a nurse and still spend one morning a month on a ward.`,
    experience: `Chief Operating Officer, Kestrel Health Group (2020 – present)
- Responsible for 11 clinics, 2,300 staff and an operating budget of 410 million dollars.
- Led the merger of three regional laboratories into one, which saved 6.5 million dollars a year.
- Cut the average wait for elective surgery from 19 weeks to 12 weeks.

Director of Operations, Kestrel Health Group (2015 – 2020)
- Introduced a shared rota across five clinics, which reduced agency hours by 38 %.
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
    shortTermGoals: `Bring the two newest clinics into the shared rota and publish our first patient safety report.`,
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
      response: `I decided against a second command centre, although the supplier had offered us a 30 % discount. I put the 1.1 million dollars into 14 more discharge coordinators' hours a week instead. Patients ready to leave now wait 5 hours for a bed to be released, down from 9.`,
    },
    {
      daysAgo: 2,
      question: "Which conversation had you been putting off, how did it go, and what has changed since?",
      response: `I told the surgeons' group that the Friday afternoon lists would end. I brought the overrun figures for every theatre and listened for two hours. We agreed on a new timetable, and overtime in theatres fell by 22 % in the first month.`,
    },
    {
      daysAgo: 3,
      question: "Who last thanked you for something, what had you done, and what did it change for them?",
      response: `A ward clerk thanked me for fixing the supply order. I had spent my ward morning counting how often she was interrupted, 26 times in three hours. I had the reorder point set automatically, and she now orders once a day.`,
    },
    {
      daysAgo: 8,
      question: "How did your last quarter end against its target, and which one thing that you did moved it most?",
      response: `We closed the quarter 2.4 million dollars better than budget. I renegotiated the imaging contract myself, from a fixed fee to a price per scan, which saved 1.5 million dollars.`,
    },
    {
      daysAgo: 15,
      question: "Whom did you help to get something done this month, and what did they achieve?",
      response: `I coached our youngest clinic director through her first budget. She cut nothing on the wards and found 480,000 dollars in leases that nobody had reviewed for six years.`,
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
      response: `The new nurse to patient ratios had to be in place by 1 July. I led a group of ward managers who rebuilt the rota shift by shift. All 11 clinics met the ratios on the first day, with 19 fewer agency shifts than planned.`,
    },
    {
      daysAgo: 36,
      question:
        "When did you last speak in front of others, to how many, on what subject, and what did they take away?",
      response: `I spoke to 300 people at the state health conference about ending the command centre race. Two other health services have asked for our discharge figures since.`,
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
}
