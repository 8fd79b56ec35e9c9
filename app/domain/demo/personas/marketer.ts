import type { Persona } from "./persona"
import { postings } from "./postings"

export const marketer: Persona = {
  firstName: "Marcus",
  lastName: "Adeyemi",
  profile: {
    title: "Growth Marketing Manager",
    industry: "Marketing",
    bio: `I find out why people buy, and then I say it back to them more plainly than the brochure did. I have spent nine years in consumer brands, the last four in tea and coffee.`,
    experience: `Growth Marketing Manager, Fernhill Tea (2022 – present)
- Launched the subscription program, which reached 6,400 subscribers in its first year.
- Manage a team of four and an annual media budget of $900,000.
- Rewrote the welcome emails, which raised the share of second orders from 18% to 27%.

Senior Marketing Specialist, Fernhill Tea (2020 – 2022)
- Ran the rebrand of the packaging with two agencies and the factory.
- Built the first attribution report that sales and finance both trust.

Marketing Specialist, Corvid Outdoor (2016 – 2020)
- Grew the newsletter from 12,000 to 71,000 readers.
- Organized the trade fair stand that brought in 160 retailer contacts in 2019.

Education
Bachelor of Communication, Monash University (2012 – 2015)

Languages
English, Yoruba, conversational French`,
    skills: ["Lifecycle marketing", "Copywriting", "A/B testing", "Google Analytics", "Budgeting", "Team leadership"],
    xFactor: `I read every customer reply myself for an hour each Friday. Most of my best lines are sentences that customers wrote.`,
    desiredProfessionalTone: "conversational",
    shortTermGoals: `Take the subscription program to 10,000 subscribers and hire an analyst.`,
    longTermGoals: `Become head of marketing at a consumer brand that makes something worth keeping.`,
    linkedinUrl: "https://linkedin.example/marcus-adeyemi",
    portfolioUrl: "https://marcus-adeyemi.example",
    githubUrl: "",
    isOnboardingComplete: true,
  },
  reflections: [
    {
      daysAgo: 1,
      question: "What sold better because of something that you did, how much better, and over what time?",
      response: `Our autumn sampler had sold slowly for two years. I replaced the twelve flavors on the sampler page with one question about the morning cup, and tested the new page against the old one. Sampler sales rose by 34% over six weeks.`,
    },
    {
      daysAgo: 2,
      question: "Which figure in your recent work mattered most, where did it come from, and what did it lead to?",
      response: `I noticed that 41% of the people who canceled were only away on vacation. I added a skip a month button to the account page. Cancellations fell from 310 to 190 a month.`,
    },
    {
      daysAgo: 3,
      question: "With whom outside marketing did you work closely last month, on what, and what did they get from it?",
      response: `I worked with the warehouse on the packing slip. We put a brewing card on its back instead of a discount code. Returns for stale tea went down by half, because people now store it properly.`,
    },
    {
      daysAgo: 8,
      question: "What did you try that did not work, how did you find out, and what did you do instead?",
      response: `I spent $14,000 on podcast advertising in August and could trace only 60 orders to it. I stopped the series after four episodes and moved the rest of the money to search. I wrote up what we learned, so that nobody has to buy it again.`,
    },
    {
      daysAgo: 15,
      question: "Who can do something today because you showed them, and what is it?",
      response: `I taught Ines, our coordinator, how to set up and read an A/B test. She has run five tests by herself since, and one of them lifted the open rate of our newsletter from 31% to 38%.`,
    },
    {
      daysAgo: 22,
      question: "What have you shown in public lately, and what response did it get?",
      response: `I spoke at a regional retail meetup about writing from customer replies. About 80 people came, and eleven of them asked for the template afterwards.`,
    },
    {
      daysAgo: 29,
      question: "Which campaign did you help to run, what was your part, and how many people took part?",
      response: `I led the harvest campaign with an agency of three. I wrote the brief, chose the growers we filmed and approved every line. The films were watched 220,000 times, and 1,900 people joined the waiting list for the spring harvest.`,
    },
    {
      daysAgo: 36,
      question: "When did two urgent things last fall on the same day, which one did you do first, and why?",
      response: `The price change and the wholesale catalog were due on the same Monday. I put the price change first and moved the catalog by two days, because a wrong price costs us every hour. Both went out without a correction.`,
    },
    {
      daysAgo: 43,
      question: "Which target did you meet in the past three months, and what would have happened without your part?",
      response: `In the second month of the quarter I shifted $40,000 from social media to email and search, after the weekly numbers showed where the orders came from. We met the target of $1.2 million in online revenue with five days to spare.`,
    },
    {
      daysAgo: 50,
      question: "Which criticism of your work did you take up, what did you change, and did anybody notice?",
      response: `A customer wrote that our emails sound like a shop window. I cut the product blocks from the Sunday letter and told one story instead. Replies went from a handful to about 70 a week.`,
    },
  ],
  documents: [
    { daysAgo: 1, type: "linkedin_post", customPrompt: null },
    { daysAgo: 3, type: "carousel_post", customPrompt: null },
    { daysAgo: 9, type: "resume", customPrompt: null },
  ],
  posting: postings.marketer,
  published: [
    {
      daysAgo: 51,
      platform: "linkedin",
      contentType: "post",
      text: `A customer wrote that our emails sound like a shop window. She was right.

I cut the product blocks from the Sunday letter and told one story instead: one grower, one harvest, one cup.

Replies went from a handful to about 70 a week. I read every one on Friday.

What would your newsletter be without the boxes?`,
      readings: [
        [1, 900, 34, 8, 3],
        [7, 2400, 81, 19, 7],
        [30, 2800, 92, 22, 8],
      ],
    },
    {
      daysAgo: 37,
      platform: "instagram",
      contentType: "post",
      text: `So proud of the team behind our harvest campaign! Passion, creativity and a lot of tea 💚🍃 Watch the films now, link in bio! #tea #harvest #campaign #marketing #love`,
      readings: [
        [1, 1200, 44, 2, 1],
        [7, 2600, 70, 3, 1],
      ],
    },
    {
      daysAgo: 29,
      platform: "linkedin",
      contentType: "post",
      text: `The price change and the wholesale catalog were due on the same Monday.

I put the price change first and moved the catalog by two days, because a wrong price costs us every hour and a late catalog costs us a phone call.

Both went out without a correction. How do you choose when two launches want the same morning?`,
      readings: [
        [1, 980, 31, 9, 2],
        [7, 2300, 64, 17, 4],
      ],
    },
    {
      daysAgo: 24,
      platform: "linkedin",
      contentType: "post",
      text: `I spent $14,000 on podcast advertising in August and could trace 60 orders to it.

I stopped after four episodes and moved the rest to search. Then I wrote up what we learned, so that nobody has to buy it again:

Ask for the listeners' towns before the price. Use one code per episode, not one per show. Decide before the first episode which number ends it.

Which channel did you leave, and what told you to?`,
      readings: [
        [1, 1500, 61, 24, 9],
        [7, 5200, 190, 63, 24],
        [22, 6100, 214, 70, 27],
      ],
    },
    {
      daysAgo: 16,
      platform: "linkedin",
      contentType: "post",
      text: `41% of our canceled subscriptions were not goodbyes. They were vacations.

I added a "skip a month" button to the account page. Cancellations fell from 310 to 190 a month.

We had spent a quarter on win-back emails for people who only wanted to go away in July. Read the reasons before you write the offer.`,
      readings: [
        [1, 1300, 55, 14, 8],
        [7, 4400, 158, 37, 21],
        [14, 4900, 171, 41, 23],
      ],
    },
    {
      daysAgo: 4,
      platform: "linkedin",
      contentType: "post",
      text: `I swapped twelve tea flavors on our sampler page for one question: what is your morning cup like?

Tested against the old page for six weeks. Sampler sales rose by 34%.

Nobody needs twelve choices at seven in the morning. It did not work for gift buyers, who skip the question, so they still get the shelf.

Where do your customers choose before they know what they want?`,
      readings: [
        [1, 1700, 72, 26, 9],
        [3, 3600, 140, 44, 17],
      ],
    },
  ],
}
