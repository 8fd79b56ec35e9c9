import { businessIndustries } from "../questions/business-industries"
import { careerStages } from "../questions/career-stages"
import { generalLearning } from "../questions/general-learning"
import { generalPeople } from "../questions/general-people"
import { generalResults } from "../questions/general-results"
import { generalSituations } from "../questions/general-situations"
import { healthAndSocial } from "../questions/health-and-social"
import { makingIndustries } from "../questions/making-industries"
import { managementAndLaw } from "../questions/management-and-law"
import { publicIndustries } from "../questions/public-industries"
import { salesAndMarketing } from "../questions/sales-and-marketing"
import { skills } from "../questions/skills"
import { technology } from "../questions/technology"
import { tradesAndOperations } from "../questions/trades-and-operations"
import { seasonal, workplace } from "../questions/workplace"
import type { Question } from "./question"

/**
 * All questions of the product. The order determines which half of the bank a question belongs to (see
 * `chooseQuestion`).
 */
export const questionBank: readonly Question[] = [
  ...skills,
  ...generalResults,
  ...generalSituations,
  ...generalPeople,
  ...generalLearning,
  ...workplace,
  ...seasonal,
  ...technology,
  ...healthAndSocial,
  ...managementAndLaw,
  ...salesAndMarketing,
  ...tradesAndOperations,
  ...careerStages,
  ...businessIndustries,
  ...publicIndustries,
  ...makingIndustries,
]
