import type { Question } from "./question"
import { educationAndLaw } from "./questions/education-and-law"
import { generalLearning } from "./questions/general-learning"
import { generalPeople } from "./questions/general-people"
import { generalResults } from "./questions/general-results"
import { generalSituations } from "./questions/general-situations"
import { growthAndAdvice } from "./questions/growth-and-advice"
import { healthAndPublic } from "./questions/health-and-public"
import { makingAndTrading } from "./questions/making-and-trading"
import { moneyAndProperty } from "./questions/money-and-property"
import { rolesCommercial } from "./questions/roles-commercial"
import { rolesMaking } from "./questions/roles-making"
import { rolesPeople } from "./questions/roles-people"
import { rolesTechnical } from "./questions/roles-technical"
import { skills } from "./questions/skills"
import { technologyAndMedia } from "./questions/technology-and-media"

/**
 * Every reflection question of the product. The order decides which half of the bank a question belongs to (see
 * `chooseQuestion`), so new ones are added at the end of a theme, in pairs.
 */
export const questionBank: readonly Question[] = [
  ...skills,
  ...generalResults,
  ...generalSituations,
  ...generalPeople,
  ...generalLearning,
  ...rolesTechnical,
  ...rolesPeople,
  ...rolesCommercial,
  ...rolesMaking,
  ...technologyAndMedia,
  ...healthAndPublic,
  ...educationAndLaw,
  ...moneyAndProperty,
  ...growthAndAdvice,
  ...makingAndTrading,
]
