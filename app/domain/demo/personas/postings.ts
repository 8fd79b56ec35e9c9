import type { DemoProfile } from "../../account/schema"
import type { PastPosting } from "./persona"

/** The posting that each persona is applying for. */
export const postings: Record<DemoProfile, PastPosting> = {
  engineer: {
    daysAgo: 6,
    status: "interviewing",
    statusDaysAgo: 2,
    nextStep: "Second interview: design a returns flow on the whiteboard",
    nextStepInDays: 3,
    notes: "Spoke with Priya, the hiring manager. They run 30 services and want fewer failed deployments.",
    text: `Staff Backend Engineer
Northgate Freight, Chicago, IL (hybrid)
$185,000 – $215,000 a year

Northgate Freight plans 60,000 deliveries a day: which truck takes which order, and when.

What you will do
- Design and build backend services in Go
- Mentor engineers and lead design reviews
- Reduce failed deployments and improve on-call
- Present technical decisions to product and operations

Requirements
- 5+ years of experience as a backend engineer
- Go and PostgreSQL
- Experience with Kafka
- Experience mentoring junior engineers
- Kubernetes

Nice to have
- Experience in logistics
- AWS certification`,
  },
  marketer: {
    daysAgo: 5,
    status: "applied",
    statusDaysAgo: 4,
    nextStep: "Write to Dana in recruiting if there is no answer",
    nextStepInDays: 2,
    notes: "They sell by subscription only. Lead with the skip a month button.",
    text: `Head of Lifecycle Marketing
Juniper Pantry, Portland, OR (remote)
$140,000 – $165,000 a year

Juniper Pantry sends 80,000 boxes of dry goods a month to people who cook.

What you will do
- Own email and lifecycle marketing
- Run A/B tests and share what they teach
- Manage a team of three and the media budget
- Reduce cancellations of subscriptions

Requirements
- 5+ years of experience in marketing for a consumer brand
- Experience managing a team
- A/B testing and Google Analytics
- Strong copywriting
- SQL

Nice to have
- Experience with subscription products`,
  },
  executive: {
    daysAgo: 7,
    status: "saved",
    statusDaysAgo: 7,
    nextStep: "Call the search firm about the closing date",
    nextStepInDays: 4,
    notes: "The board wants shorter waits without more beds. Bring the discharge figures.",
    text: `Chief Executive Officer
Lakeshore Public Health Service, Milwaukee, WI
$390,000 – $430,000 a year

Lakeshore runs 9 hospitals and clinics with 4,100 staff. The board is looking for a chief executive who shortens waits and keeps the budget in balance.

Responsibilities
- Lead the executive team and report to the board
- Manage an operating budget of more than $500 million
- Reduce waiting times for surgery and for discharge
- Negotiate with suppliers and unions

Requirements
- 10+ years of leadership experience in healthcare
- Experience managing a large operating budget
- A master's degree in health administration or a related field
- Experience with change management across several sites
- Experience with public funding

Nice to have
- A clinical background
- Board experience`,
  },
}
