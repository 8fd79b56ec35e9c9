import type { Persona } from "./persona"
import { postings } from "./postings"

export const engineer: Persona = {
  firstName: "Nadia",
  lastName: "Lindholm",
  profile: {
    title: "Senior Backend Engineer",
    industry: "Technology",
    bio: `I build the systems that tell a warehouse what to ship next. I like old code that nobody dares to touch, and I like it more once it has tests. I have worked in logistics for seven years and in payments before that.`,
    experience: `Senior Backend Engineer, Tidewater Logistics (2021 – present)
- Rebuilt the order allocation service in Go, which cut the median allocation time from 40 seconds to 3 seconds.
- Introduced contract tests between six services, after which failed deployments fell from 9 a month to 1 a month.
- Mentor two junior engineers and run the weekly design review.

Backend Engineer, Tidewater Logistics (2018 – 2021)
- Moved 14 nightly batch jobs to a queue, so that late orders reached the warehouse within 5 minutes.
- Wrote the on-call handbook that the team still uses.

Software Engineer, Pennon Payments (2015 – 2018)
- Built the reconciliation report that found 38,000 euros of unmatched refunds in its first quarter.
- Supported the migration of the card vault to a new provider.

Education
BSc Computer Science, Uppsala University (2012 – 2015)

Certifications
AWS Certified Developer – Associate (2022)`,
    skills: ["Go", "PostgreSQL", "Kafka", "AWS", "System design", "Mentoring", "Incident response"],
    xFactor: `I stay with a problem until the graph is flat. Colleagues send me the bugs that only happen at night.`,
    desiredProfessionalTone: "analytical",
    shortTermGoals: `Lead the design of the new returns platform and give my first conference talk.`,
    longTermGoals: `Become a staff engineer who sets the technical direction for a group of teams.`,
    linkedinUrl: "https://linkedin.example/nadia-lindholm",
    portfolioUrl: "",
    githubUrl: "https://github.example/nadia-lindholm",
    isOnboardingComplete: true,
  },
  reflections: [
    {
      daysAgo: 1,
      question: "What takes less time since you changed something, how long did it take before, and how long now?",
      response: `Our integration tests took 26 minutes and people had stopped waiting for them. I split the suite by service, gave each part its own database and ran the parts in parallel. The whole run now takes 7 minutes, and the team merges before lunch again.`,
    },
    {
      daysAgo: 2,
      question: "Whom did you help to get something done this month, and what did they achieve?",
      response: `I paired with Tomas, our newest engineer, on his first service and showed him how to write the failing test first. He shipped the address validation service by himself after three weeks.`,
    },
    {
      daysAgo: 3,
      question: "What went wrong recently, what did you do first, and how did it end?",
      response: `On Tuesday night the allocation queue grew to 90,000 messages because one warehouse sent the same order file twice. I paused the consumer, wrote a deduplication check on the order number and replayed the queue. All orders were allocated by 4 in the morning and no parcel was sent twice.`,
    },
    {
      daysAgo: 8,
      question: "Which plan did you question before it was carried out, and what became of it?",
      response: `In the design review for the returns platform I asked what happens when a parcel comes back before its refund is booked. We added a pending state to the model. Support tells me that it saved them from the kind of ticket that made up a third of last year's complaints.`,
    },
    {
      daysAgo: 15,
      question: "What did you start to test, measure or alert on, and what did it catch first?",
      response: `I set up an alert on the age of the oldest unallocated order instead of on CPU. In its first week it caught a stuck consumer 50 minutes before any customer noticed.`,
    },
    {
      daysAgo: 22,
      question: "Which piece of your work saved or earned money in the past year, about how much, and how do you know?",
      response: `I found that our PostgreSQL replicas kept two years of audit rows that nobody read. I moved the audit rows to cold storage and dropped the largest database instance. The monthly database bill fell from $11,200 to $7,900.`,
    },
    {
      daysAgo: 29,
      question:
        "When did you last speak in front of others, to how many, on what subject, and what did they take away?",
      response: `I gave a talk on idempotent consumers at our engineering day to 45 colleagues. Two other teams adopted the pattern within a month.`,
    },
    {
      daysAgo: 36,
      question: "Which task done by hand did you automate, how long did it take before, and how long does it take now?",
      response: `Every release needed someone to copy configuration between three accounts by hand, which took an hour. I wrote a small Go tool that compares and applies the differences. A release now takes 6 minutes, and nobody has forgotten a setting since.`,
    },
    {
      daysAgo: 43,
      question: "Which old part of a system did you have to change carefully, and how did you make sure nothing broke?",
      response: `The tariff calculator was twelve years old and had no tests. I rewrote the tariff calculator against 20,000 recorded calculations and fixed the 31 differences one by one. We switched over on a Thursday afternoon without a single wrong invoice.`,
    },
    {
      daysAgo: 50,
      question: "What did users notice after your last change, and how did you hear of it?",
      response: `Warehouse leads asked for a way to see why an order was held back. I put the reason for every held order on the order screen, in plain words. Calls to our support line dropped from about 20 a week to 4.`,
    },
  ],
  documents: [
    { daysAgo: 1, type: "linkedin_post", customPrompt: "Focus on the integration tests." },
    { daysAgo: 2, type: "bio", customPrompt: null },
    { daysAgo: 9, type: "resume", customPrompt: null },
  ],
  posting: postings.engineer,
  published: [
    {
      daysAgo: 52,
      platform: "linkedin",
      contentType: "post",
      text: `Why is my order held back? Our warehouse leads asked that about 20 times a week.

The answer sat in four log files. I put the reason on the order screen instead, in plain words: "waiting for stock", "address not found", "payment open".

Calls to our support line went from about 20 a week to 4.

The part that took longest was agreeing on the words. Which of your screens still sends people to the phone?`,
      readings: [
        [1, 640, 14, 3, 1],
        [7, 1480, 31, 6, 2],
        [30, 1720, 35, 7, 2],
      ],
    },
    {
      daysAgo: 41,
      platform: "linkedin",
      contentType: "post",
      text: `We rewrote a twelve-year-old tariff calculator that had no tests, and switched on a Thursday afternoon.

I recorded 20,000 real calculations first, then ran old and new side by side. 31 differences. I fixed them one by one; most were rounding, two were bugs in the old one that customers had gotten used to.

Not a single wrong invoice since. If you replace something nobody understands, record it before you read it.`,
      readings: [
        [1, 820, 26, 5, 4],
        [7, 2950, 88, 17, 12],
        [30, 3640, 104, 21, 15],
      ],
    },
    {
      daysAgo: 29,
      platform: "twitter",
      contentType: "post",
      text: `Excited to share that I spoke about idempotent consumers at our engineering day! Great crowd, great questions, amazing energy. So grateful for this incredible community. #engineering #learning`,
      readings: [
        [1, 410, 6, 0, 0],
        [7, 590, 8, 1, 0],
      ],
    },
    {
      daysAgo: 17,
      platform: "linkedin",
      contentType: "post",
      text: `Our database bill was $11,200 a month. Two years of audit rows that nobody read were on every replica.

I moved them to cold storage and dropped the largest instance. The bill is $7,900 now.

It took three days, two of them to find out who was allowed to say yes. Who owns the data that nobody reads at your place?`,
      readings: [
        [1, 900, 30, 9, 3],
        [7, 3300, 97, 28, 9],
        [15, 3850, 110, 31, 10],
      ],
    },
    {
      daysAgo: 12,
      platform: "medium",
      contentType: "article",
      text: `An alert on age, not on CPU

For a year our pager went off when a consumer used too much CPU, and stayed silent when it did nothing at all. The second case is the one that hurts customers.

So I set an alert on the age of the oldest unallocated order. In its first week it caught a stuck consumer 50 minutes before any customer noticed.

The rule I took from it: measure what waits, not what works. A queue that is empty and a queue that is stuck look the same from the machine's side.

It has one weakness. At night a single odd order can grow old without harm, so we page only above ten minutes by day and forty by night.`,
      readings: [
        [1, 210, 9, 1, 1],
        [7, 880, 34, 6, 5],
      ],
    },
    {
      daysAgo: 3,
      platform: "linkedin",
      contentType: "post",
      text: `Our integration tests took 26 minutes, so people stopped waiting for them and merged on hope.

I split the suite by service, gave each part its own database and ran the parts in parallel. 7 minutes.

What I would do differently: start with the databases. Sharing one was the reason we could not run anything in parallel in the first place.

How long is yours, and at which minute do people walk away?`,
      readings: [
        [1, 1150, 42, 16, 4],
        [2, 1900, 66, 23, 7],
      ],
    },
  ],
}
