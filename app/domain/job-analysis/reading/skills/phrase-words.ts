import { words } from "../../../language/words/word-list"

/** Words for personal qualities, which do not occur in a skill's name. */
const traits = words(`
  communication communicator communicators communicating interpersonal teamwork team-player leadership attitude attention detail details
  motivated motivation enthusiasm enthusiastic passion passionate reliable reliability punctual punctuality honest
  honesty integrity flexible flexibility adaptable adaptability initiative proactive positive friendly calm patient
  patience empathy empathetic resilient resilience organised organized organisation organization organisational organizational
  multitasking multi-task multitask self-motivated self-starter creative creativity curiosity curious confident confidence discretion
  confidential confidentiality presentable presentation commitment committed dedication dedicated energy energetic
  independent independently pressure deadlines deadline fast-paced priorities prioritise prioritize prioritisation prioritization
  problem-solving problem solving analytical critical thinking judgement judgment mindset ethic humour humor
  manner personable professional professionalism respect respectful willingness willing eagerness eager
  ownership accountability autonomy collaboration collaborative listening verbal oral written interpersonally
  literacy numeracy literate numerate eye love sense spirit drive stamina fitness physically fit strength able
  verbally tact tactful diplomacy diplomatic appearance smile warm warmth kind kindness
`)

/** Words that do not name a skill on their own or at the end of a phrase. */
const general = words(`
  experience experiences knowledge understanding ability abilities skill skills work works working job jobs role roles position
  team teams people person persons staff colleagues colleague others peers customer customers client clients patients patient
  children child families family students student pupils learners guests guest residents members member public
  stakeholders stakeholder suppliers supplier vendors vendor partners partner partnerships employees employee managers manager
  environment environments setting settings industry industries sector sectors field fields area areas domain
  company companies organisation organization organisations organizations business businesses firm firms agency agencies
  office offices site sites home market markets world community communities country countries region
  things thing something anything everything range variety number numbers amount lot lots all any some part parts
  level levels standard standards quality qualities kind kinds type types sort similar equivalent others other another
  degree degrees diploma diplomas certificate certificates certification certifications qualification qualifications course courses
  licence licences license licenses permit permits card cards ticket tickets registration membership accreditation clearance
  tool tools system systems software platform platforms package packages technology technologies tech stack product products
  service services solution solutions application applications app apps program programs programme programmes
  project projects task tasks duty duties responsibility responsibilities function functions activity activities
  process processes procedure procedures practice practices principle principles method methods methodology methodologies
  approach approaches technique techniques concept concepts theory framework frameworks
  data information document documents documentation report reports reporting record records file files
  time hours day days week weeks month months year years shift shifts nights weekends holidays
  goals goal targets target objectives results result outcomes outcome success impact value values needs need
  ideas idea issues issue problems problem challenges challenge changes change matters matter
  plus bonus advantage asset requirement requirements essential desirable preference benefit
  english maths math school schools university college education study studies subject subjects discipline disciplines
  background history record track evidence example examples
  group groups department departments unit units division level
  international national local global regional large small big complex medium
  ways way use usage user users care support help building developing leading managing delivering design
  driver driving car vehicle transport travel van phone computer equipment facilities machines machinery tools
  grade pass band start-up startup startups start-ups scale-up culture cultures
  it pc today tomorrow future budget budgets cost costs money pay salary position vacancy candidate candidates applicant applicants
  internet space workspace desk language languages fluency comfort competence competent knowledgeable eligibility eligible
  placement portfolio less more above open final advanced intermediate basic feeling bilingual progress effectiveness
  notice interest background co-ordination coordination supervising checking database databases code copy test tests
  others ok similar post-registration cheers base payments payment opportunity opportunities culture
  lookups grit ones nice good quiet min timing laboratory orchestration kenntnisse fear mentalität wort schrift
  order orders event events meeting meetings request requests week part full first second
`)

const verbs = words(`
  be have has do does can able work works working live lives stand lift carry manage manages lead leads build builds make makes
  take takes keep keeps help helps provide provides support supports ensure ensures deliver delivers develop develops
  understand understands know knows think thinks speak speaks write writes communicate communicates collaborate travel
  want wants enjoy enjoys love loves like likes thrive thrives bring brings show shows demonstrate demonstrates
  handle handles solve solves plan plans prepare prepares run runs drive drives use uses read reads follow follows
  meet meets join joins pass passes commit adapt learn learns teach teaches coach mentor mentors train trains
  willing willingness ready readiness happy comfortable confident amenable must should will would ideally demonstrated-ability performs perform troubleshoots keep
  being having doing working living leading managing building making taking keeping helping providing supporting ensuring
  you you're you've you'll we we're our your they no not only please applicants candidates candidate
`)

/** Words in "-ing" that are subjects rather than verbs. */
const subjects = words(`
  marketing accounting engineering testing building programming planning manufacturing welding plumbing nursing safeguarding
  bookkeeping machining learning mapping cooking catering banking teaching training coaching housing clothing housekeeping
  modelling modeling printing pricing billing purchasing budgeting staffing tutoring marking gardening landscaping farming
  fishing mining drilling trading auditing reporting forecasting scheduling recruiting sourcing lighting funding wedding
  during ceiling evening morning spring bearing piping cabling wiring tooling packaging baking brewing counselling counseling
  lending advertising merchandising publishing typing rigging grinding milling moulding molding sewing tailoring fundraising
`)

export const isSubject = (word: string) => subjects.has(word)
export const isTrait = (word: string) => traits.has(word)
export const isGeneral = (word: string) => general.has(word)
export const isVerbForm = (word: string) => verbs.has(word)
