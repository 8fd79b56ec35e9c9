import { parseExperience } from "../../../career/history/parse-experience"
import { concepts } from "../../../language/words/concepts"
import { tokenize } from "../../../language/words/tokens"

/** Words in an employer's name that say in what kind of place or trade its people work. */
const kinds = concepts(
  `
  hospital nhs clinic surgery hospice pharmacy laboratory care home nursing school academy nursery kindergarten
  preschool primary secondary college university library museum gallery theatre theater cinema court prison police fire
  ambulance council government ministry church charity hotel inn resort restaurant cafe kitchen bakery bar pub brewery
  catering hospitality farm dairy winery garden nursery vineyard forestry fishery mine mining quarry oil gas energy
  power solar wind electric electrical plumbing roofing joinery carpentry construction builders building housing
  property estate real architects engineering manufacturing factory steel foundry textile fashion apparel automotive
  motors cars aerospace aviation airline airport railway rail shipping port freight logistics transport haulage
  warehouse warehousing courier postal telecom telecommunications software semiconductor pharmaceutical pharma biotech
  medical dental veterinary bank banking insurance assurance brokerage accountants accounting audit law solicitors legal
  retail supermarket grocery store shop wholesale market media publishing press newspaper radio television film studio
  advertising agency gaming games sport sports gym fitness leisure tourism travel waste recycling water cleaning
  security recruitment staffing salon spa beauty foods food beverage drinks chemicals plastics packaging printing
  furniture jewelry
`,
)

/**
 * The text of a role or an employer without the words that only belong to the employer's name: somebody at "Leeds
 * Teaching Hospitals" has worked at hospitals but need not have taught, and somebody at "Tata Consultancy" need not
 * have consulted. The employer is read from the role itself, so other evidence does not change what a role shows.
 */
export function withoutEmployer(text: string, field: string | null): string {
  if (field === "employer") return kindsIn(text)
  if (field !== "role") return text
  const [role] = parseExperience(text.slice(0, longestHeading)).roles
  return role?.company ? text.replace(role.company, () => kindsIn(role.company)) : text
}

const longestHeading = 400

const kindsIn = (name: string): string =>
  tokenize(name)
    .filter(({ concept }) => kinds.has(concept))
    .map(({ text }) => text)
    .join(" ")
