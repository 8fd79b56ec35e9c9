import { laidOut } from "../../../language/laid-out"
import type { Deed } from "./deed"

/** Words for people who are led. */
export const people = laidOut`
  (?:
    team|teams|staff|people|reports|engineers?|developers?|nurses?|analysts?|designers?|technicians?|apprentices?|
    juniors?|interns?|trainees?|assistants?|associates?|volunteers?|crews?|carers?|teachers?|drivers?|operators?|
    chefs?|cooks?|agents?|reps?|brigades?|squads?|workforce|planners?|advisers?|advisors?|graduates?|students?|
    baristas|trainees|starters?
  )
`

/** Learners who are colleagues: pupils and students are somebody's work, not their team. */
const colleagues = people.replace("students?|", "").replace("teachers?|", "teachers?|tutors?|colleagues?|lads|girls|")

/** "Lead engineers", but not "lead engineer". */
export const groups = people.replaceAll("s?", "s")

// A word may contain "-" and an apostrophe, so separators may not, and each text can be split in only one way.
export const some = "(?:[^\\w’'-]+[\\w’'-]+){0,6}?\\W+"

/** The number of characters of a text that are searched for an action. */
const longestRead = 600

const asksToLead = new RegExp(
  laidOut`
    \b(?:people|staff|team|line|personnel)[- ](?:management|leadership|supervision)\b|
    \b(?:
      lead(?:ing)?|led|manag(?:e|es|ed|ing)|supervis(?:e|es|ed|ing)|head(?:ed|ing)|head(?= (?:an?|the|our|up)\b)|
      run(?:ning)?|ran|built|line[- ]managing
    )\b(?:[^\w’'-]+(?!(?:to|for|with|from|by|in)\b)[\w’'-]+){0,6}?\W+(?:
      ${groups}|team|crew|brigade|squad|direct reports|employees
    )\b|
    \b(?:
      lead(?:ing)?|run(?:ning)?|manag(?:e|ing)
    ) (?:an? |the |our )?(?:\w+ )?(?:kitchen|shift|ward|department|floor) of \w+|
    \b(?:lead(?:ing)?|run(?:ning)?|supervis(?:e|ing)|manag(?:e|ing)) (?:an? |the |our |whole )*(?:\w+ )?shifts?\b(?! leads?\b)|
    \b(?:supervision|management) of (?:\w+ )?(?:${groups}|team|crew)\b|^(?:staff |team )?supervision$|
    \bsupervisory (?:experience|skills?|roles?|responsibilit\w+)|
    \bleadership(?! (?:team|group|meeting))(?: (?:skills?|experience|abilit\w+))?\b|\bdirect reports\b
  `,
  "i",
)

/**
 * "Lead designer" is a title; "lead designers" and "lead a designer" are actions. "Ran staff training" is not leading
 * people.
 */
const ledPeople = new RegExp(
  laidOut`
    \b(?:
      (?:
        led|leads|leading|lead(?= (?:an?|the|our|my|\d+|two|three|four|five|six|seven|eight|nine|ten|\w+ of|\w+s|(?:night|day|late|early|back) shift)\b)|
        managed?|manages|managing|supervised?|supervises|supervising|headed|heads|in charge of|responsible for|
        line[- ]managed?
      )${some}${people}|
      (?:
        run|ran|runs|running|built?|builds|building|grew
      ) (?:an? |the |our |my |up )?(?:[\w’'-]+ ){0,3}(?:teams?|crews?|brigades?|squads?|workforce)|
      sign(?:s|ed|ing)? off (?:[\w’'-]+ ){1,4}for (?:an?|the|my|our) team|
      (?:
        run|ran|running|led|lead|leading|managed?|managing|took charge of|take charge of
      )${some}(?:with|of) (?:an? |my |our )?(?:crew|team|brigade|staff) of \d+|
      (?:run|ran|led|lead|managed?) (?:an? |the |our )?(?:\w+ )?(?:
        kitchen|shift|ward|department|floor
      ) of (?:about |over )?(?:\d+|\w+)
    )\b
  `,
  "i",
)

/** The words that ask for leading a team, and the word for the team. Empty if there are none. */
export function teamAsked(text: string): string[] {
  const [phrase = ""] = asksToLead.exec(text.slice(0, longestRead)) ?? []
  const [last = ""] = /\b(?:teams?|staff|crews?|brigades?|squads?)$/i.exec(phrase) ?? []
  return last === "" ? [] : [phrase, last]
}

/** Whether a text says that its author led people. */
export const tellsLeading = (text: string): boolean => ledPeople.test(text.slice(0, longestRead))

/** To lead, coach and train people. */
export const deedsOfLeading: readonly Deed[] = [
  {
    asked:
      /\b(?:manag(?:e|es|ed|ing)|lead(?:ing)?|led|supervis(?:e|ed|ing)|develop(?:ed|ing)?|line[- ]managing) (?:other |of )?(?:managers|supervisors|team leads|team leaders)\b/i,
    shown: new RegExp(
      laidOut`
        \b(?:
          manag(?:e|es|ed|ing)|lead|led|leading|supervis(?:e|es|ed|ing)|oversaw|oversee|overseeing|
          line[- ]manag(?:e|ed|ing)|developed|coached|mentored|promoted
        )(?: [\w’'-]+){0,3} (?:managers|supervisors|team leads|team leaders)\b|
        \b(?:managers|supervisors|team leads|team leaders) (?:reported|reporting|report) to me\b
      `,
      "i",
    ),
  },
  {
    asked: asksToLead,
    shown: ledPeople,
  },
  {
    asked:
      /\b(?:coaching|mentoring|mentorship|mentor|coach|(?:shar(?:e|es|ing)|pass(?:es|ing)? on) (?:[\w’'-]+ ){0,3}(?:knowledge|skills|expertise|experience) (?:with|to)|develop(?:ing)?(?: and \w+)? (?:staff|others|people|colleagues|juniors))\b/i,
    shown: new RegExp(
      `\\b(?:mentor\\w*|coach\\w*)\\b|\\b(?:trained|taught|onboarded|supervised|showed)${some}${people}\\b`,
      "i",
    ),
  },
  {
    asked: new RegExp(
      laidOut`
        \b(?:
          training|train|teach|educat\w+|upskill\w*|induct\w*|onboard\w*
        )\b(?:[^\w’'-]+[\w’'-]+){0,3}?\W+(?:new |junior |other )?(?:
          staff|others|colleagues|users|people|starters|hires|recruits|joiners|apprentices|operators|employees|
          team members
        )\b|
        \b(?:delivering|deliver|facilitat\w+) (?:training|workshops)\b
      `,
      "i",
    ),
    shown: new RegExp(
      laidOut`
        \b(?:trained|inducted|onboarded|coached)\b(?!${some}(?:pupils|children|kids|learners|class(?:es)?|dogs?|horses?)\b)|
        \btaught(?:${some}${colleagues}| (?:them|him|her|myself and \w+)\b)|
        \b(?:
          ran|introduced|built|set up|designed|delivered|gave|led|wrote
        ) (?:[\w&-]+ ){0,4}(?:training|workshops?|sessions? (?:for|with) (?:[\w’'-]+ ){0,3}${colleagues})\b|
        \bshowed (?:them|her|him|the team)\b
      `,
      "i",
    ),
  },
]
