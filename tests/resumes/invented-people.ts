import { emptyFacts } from "../../app/domain/career/profile-view"
import type { Person } from "./person"

const nurse: Person = {
  id: "nurse",
  name: "Grace Adeyemi",
  profile: {
    ...emptyFacts,
    title: "Registered Nurse",
    industry: "Healthcare",
    bio: "RN, acute medicine. Nights mostly.",
    experience:
      "Ward 7, St Brannock's Hospital - Registered Nurse - 2019-present\n• 28 beds, acute medicine\n• mentor for students since 2022\n\nCare assistant, Elm House, 2016–2019\n\nBSc Nursing, Plymouth University, 2016-2019\nNMC registered",
    skills: ["Acute medicine", "NEWS2", "Cannulation", "Mentoring students"],
    desiredProfessionalTone: "professional",
    shortTermGoals: "Band 6 by next year",
  },
  reflections: [
    {
      question: "What went well this week?",
      date: "2026-10-30",
      text: "Night. 12 pts, 1 HCA. Spotted sepsis early in bed 4, called outreach, abx in within 40 min. No ICU.",
    },
    {
      question: "What did you improve?",
      date: "2026-09-12",
      text: "Handover sheet rewritten. Handover 40 min -> 25 min.",
    },
    { question: "Who did you help?", date: "2026-08-02", text: "Signed off 3 students on cannulation" },
    {
      question: "What was hard?",
      date: "2026-07-19",
      text: "Fall on ward. Not my pt. Did the datix, led the huddle. 2 falls in Q3 vs 7 in Q2.",
    },
    { question: "What did you learn?", date: "2026-06-01", text: "Busy. Tired. Nothing much." },
  ],
}

const chef: Person = {
  id: "chef",
  name: "Marco Bellini",
  profile: {
    ...emptyFacts,
    title: "Head Chef",
    industry: "Other",
    bio: "I've been cooking since I was sixteen, first in my uncle's place in Bari and then all over. I like a quiet kitchen and a short menu.",
    experience:
      "I'm the head chef at Osteria Lume in Bristol since 2020, a place with 46 covers. Before that I was a sous chef at The Harbour Room from 2016 to 2020, where I did the sauces and ran the pass on Sundays. I also worked as a commis chef at Hotel Adria from 2012 to 2016.",
    skills: ["Menu planning", "Food cost control", "Pasta", "Training"],
    xFactor: "I can taste a sauce and tell you what is missing, and I write it down so the next cook can do it too.",
    desiredProfessionalTone: "conversational",
    longTermGoals: "One day I want to open my own place with a wood oven.",
  },
  reflections: [
    {
      question: "What changed because of your work?",
      date: "2026-10-11",
      text: "Honestly it was a long week and my feet hurt. So, what happened is that food waste was at 14% of purchases and the owner was moaning about it, you know, every Monday, and I ended up redoing the whole prep list so that we only prep twice a day in small batches, and I started weighing the bins with the team every evening, which everybody hated at first, and then after two months we were down to 9%. I was pretty happy about that to be honest.",
    },
    {
      question: "Who did you teach?",
      date: "2026-08-23",
      text: "Well, we had two new commis start in June, lovely kids, no idea how to hold a knife though, haha. I taught them the pasta section from zero, every morning before service for six weeks, and by August they were running the section on their own on weekdays. It reminded me that people learn faster when you let them ruin a few kilos of dough.",
    },
    {
      question: "What was difficult?",
      date: "2026-05-03",
      text: "The boiler died on a Saturday at five, of course, with 80 booked. I think most places would have closed. I rewrote the menu to cold starters and grill in about half an hour, rang the guests with the allergies myself, and we served 74 of the 80. The team was brilliant, I didn't do the grill, that was Tomasz.",
    },
    {
      question: "Anything else?",
      date: "2026-03-15",
      text: "Not sure what to write, it was the usual. Weather awful. Coffee machine broke again.",
    },
  ],
}

const newcomer: Person = {
  id: "newcomer",
  name: "Sam Osei",
  profile: emptyFacts,
  reflections: [
    {
      question: "What did you do this week that made a difference?",
      date: "2026-11-20",
      text: "I set up a shared calendar for the volunteers at the food bank so nobody turns up twice for the same shift.",
    },
  ],
}

/** Three difficult people: one with terse notes, one with rambling ones, and one with hardly any. */
export const invented: Person[] = [nurse, chef, newcomer]
