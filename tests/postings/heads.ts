/**
 * The heads of invented postings as they are copied from the places where postings stand: boards, applicant systems,
 * public services, schools, messages. With the title and the employer that a reader finds in them.
 */
export interface Head {
  from: string
  text: string
  title: string
  company: string | null
}

const body = `
What you'll do
• Plan the week's work with the team
• Keep records up to date
What you'll need
• Two years in a similar role
• Good written English
`

const head = (from: string, title: string, company: string | null, text: string): Head => ({
  from,
  title,
  company,
  text: `${text.trim()}\n${body}`,
})

export const heads: Head[] = [
  head("LinkedIn", "Senior Clinical Data Manager", "Vantora Health", `
Vantora Health logo
Vantora Health

Share
Show more options
Senior Clinical Data Manager

Greater Chicago Area · 2 weeks ago · Over 100 applicants

Promoted by hirer · Responses managed off LinkedIn

Hybrid
Full-time

Apply
Save
About the job
We run the data behind late-stage trials for forty sponsors.`),
  head("LinkedIn", "Supply Planner", "Oskar Tveit Seafood", `
Supply Planner
Oskar Tveit Seafood · Ålesund, Norway (On-site)
Reposted 1 day ago · 34 people clicked apply
About the job
Oskar Tveit Seafood exports to thirty markets.`),
  head("Indeed", "Line Cook", "The Copper Ladle", `
Line Cook - job post
The Copper Ladle
4.1 out of 5 stars
212 Main Street, Asheville, NC 28801
$17 - $20 an hour - Full-time
Profile insights
Here's how the job qualifications align with your profile.
Job details
Pay
$17 - $20 an hour
Full job description
Busy farm-to-table kitchen is growing.`),
  head("Seek", "Payroll Officer", "Kettering Freight", `
Payroll Officer
Kettering Freight
View all jobs
Dandenong South, Melbourne VIC
Payroll (Accounting)
Full time
$80,000 – $90,000 per year
Posted 3d ago
Quick apply
Save`),
  head("NHS Jobs", "Band 6 Physiotherapist|Physiotherapist", "Harrowfield University Hospitals NHS Foundation Trust", `
Harrowfield University Hospitals NHS Foundation Trust
Band 6 Physiotherapist
The closing date is 14 July 2026
Job summary
An exciting opportunity has arisen for an enthusiastic physiotherapist to join our respiratory team.
Main duties of the job
You will hold a caseload.
About us
We are one of the largest trusts in the region.
Details
Date posted
23 June 2026
Pay scheme
Agenda for change
Band
Band 6`),
  head("NHS trac", "Healthcare Assistant", "Mid Severn Community NHS Trust", `
Employer: Mid Severn Community NHS Trust
Employer type: NHS
Site: Ashdown Hospital
Town: Ludlow
Salary: £24,937 - £26,598 per annum
Closing: 02/08/2026 23:59
Healthcare Assistant
Band 3
Job overview
Join a friendly ward.`),
  head("USAJOBS", "Supervisory Contract Specialist", "Defense Supply Agency", `
Supervisory Contract Specialist
Department of the Interior Fleet
Defense Supply Agency
Open & closing dates
06/02/2026 to 06/16/2026
Salary
$99,200 - $128,956 per year
Pay scale & grade
GS 13
Summary
This position is located in the Defense Supply Agency. The Defense Supply Agency buys for eleven services.`),
  head("APS", "Policy Officer", "Department of Water and Land", `
Department of Water and Land
APS6 - Policy Officer
Division: Strategy
Branch: Reform
Location: Canberra ACT
Classification: APS Level 6
Salary: $97,000 - $108,000
Closing date: 12 July 2026
About the Department of Water and Land
The Department of Water and Land looks after shared rivers.`),
  head("council", "Civil Works Coordinator", "District Council of Mallee Plains", `
District Council of Mallee Plains
POSITION DESCRIPTION
Position Title: Civil Works Coordinator
Department: Infrastructure Services
Reports to: Manager Works
Location: Works Depot, Lameroo SA
Award: Local Government Employees Award`),
  head("council", "Youth Librarian", "Karoonda East District Council", `
Youth Librarian
Karoonda East District Council, Karoonda SA
Part time, 0.6 FTE
Council is looking for a person who loves books and young people.`),
  head("council UK", "Senior Planning Enforcement Officer", "Wexcombe Borough Council", `
Home > Jobs > Planning
Senior Planning Enforcement Officer
Job reference: REQ004411
Organisation: Wexcombe Borough Council
Directorate: Place
Salary: Grade 9 £38,626 - £42,708
Contract: Permanent`),
  head("Workday", "Senior Tax Accountant", "Northlake Industries", `
Senior Tax Accountant
Apply
locations
Dallas, TX
Austin, TX
time type
Full time
posted on
Posted 5 Days Ago
job requisition id
R0012345
About Us
Northlake Industries makes pumps for farms in forty states. At Northlake Industries, we say what we mean.`),
  head("Greenhouse", "Staff Software Engineer, Payments", "Ledgerline", `
Back to jobs
Staff Software Engineer, Payments
San Francisco, CA
Apply
Ledgerline is on a mission to make invoices boring. Since 2019 we have moved four billion dollars for small firms.
About the role
You will own settlement.`),
  head("Lever", "Product Designer", "Quillmark", `
Quillmark
Product Designer
Remote - US
Design – Product Design /
Full-time /
Remote
Apply for this job
Quillmark helps publishers pay their authors on time.`),
  head("Ashby", "Founding Account Executive", "Tidewater AI", `
Founding Account Executive
Location
New York City
Employment Type
Full time
Location Type
Hybrid
Department
Sales
Compensation
$120K – $150K • Offers Equity
OverviewApplication
About Tidewater AI
We read contracts so that lawyers can think.`),
  head("Hacker News", "Senior Backend Engineer", "Loopstack", `
Loopstack (YC W21) | Senior Backend Engineer | Remote (EU) | Full-time | €80-100k

Loopstack records what machines on a factory floor do. Stack: Elixir, Postgres, React. Write to jobs@loopstack.example.`),
  head("message", "Dog Groomer", "Paws & Co", `
Hi all! We're looking for a part-time Dog Groomer at Paws & Co in Ballina. Must have own scissors, six months' experience. Text Mel.`),
  head("jobs.ac.uk", "Lecturer in Marine Biology", "University of Westmere", `
Lecturer in Marine Biology
University of Westmere - School of Ocean Sciences
Location:	Falmouth
Salary:	£41,526 to £49,320 per annum
Hours:	Full Time
Contract Type:	Permanent
Placed On:	9th June 2026
Closes:	6th July 2026
Job Ref:	MB-2291`),
  head("gov.uk find a job", "Kitchen Porter", "The Heron Inn", `
Kitchen Porter
Posting date:
12 June 2026
Salary:
£12.21 per hour
Hours:
Part time
Closing date:
12 July 2026
Location:
Whitby, North Yorkshire
Company:
The Heron Inn
Job type:
Permanent
Job reference:
KP-1
Summary`),
  head("Naukri", "Senior Executive - Taxation", "Sarvottam Textiles", `
Senior Executive - Taxation
Sarvottam Textiles
3.8
(120 Reviews)
5 - 8 years
Not Disclosed
Surat
Posted: 3 days ago Openings: 2 Applicants: 100+
Job description
GST and TDS returns.`),
  head("prose", "Yard Hand", "Acorn Timber", `
Acorn Timber is on the hunt for a Yard Hand. If you can drive a forklift and do not mind sawdust, read on. Acorn Timber has sold oak to joiners since 1961.`),
  head("church", "Director of Music", "St Aldhelm's Church", `
St Aldhelm's Church, Marsh Lane, seeks a Director of Music to lead its choir of twenty from September. The post is for ten hours a week. You should be a confident organist.`),
  head("school", "Teacher of Geography", "Blackmoor Academy", `
Teacher of Geography
MPS/UPS
Required for September 2026
The Governors of Blackmoor Academy wish to appoint an inspiring Teacher of Geography. Blackmoor Academy is an 11-18 school of 1,100 pupils.`),
  head("agency, unnamed", "Quantity Surveyor", null, `
Quantity Surveyor
Leeds
£55k + car
Beacon Hill Recruitment are working with a family-owned contractor who need a Quantity Surveyor for housing schemes. Our client builds 300 homes a year.`),
  head("agency, named", "Quality Technician", "Fenwick & Sons", `
Quality Technician - Ambient Foods
Apex Staffing is recruiting on behalf of Fenwick & Sons for a Quality Technician at their Grimsby site.`),
  head("site's page", "Community Fundraiser", "Lantern House Hospice", `
Lantern House Hospice
Menu
About us
Our care
Support us
Work for us
Vacancies
Community Fundraiser
Hours: 30 per week
Salary: £27,400 pro rata
Lantern House Hospice cares for 900 families a year.
© 2026 Lantern House Hospice. Registered charity 000000.`),
  head("Instagram", "Junior Stylist", "Salon Marchetti", `
WE'RE HIRING ✂️
Junior Stylist
@ Salon Marchetti
3 days a week to start. DM us or call in.`),
  head("shop window", "Barber", "Fade Factory", `
BARBER WANTED
Fade Factory, 14 Queen Street, Dunedin
Chair rent or wages. Must be able to do skin fades.`),
  head("trade", "Glazier", "Clearview Glass Ltd", `
Clearview Glass Ltd
Glazier - Domestic
Based: Stockport
We fit windows and doors in homes.`),
  head("Google Careers", "Technical Program Manager, Data Centers", "Meridian Compute", `
Technical Program Manager, Data Centers
corporate_fare
Meridian Compute
place
Dublin, Ireland
bar_chart
Mid
Apply
share
Minimum qualifications:
Bachelor's degree in a technical field.`),
  head("Teamtailor", "Customer Success Manager - Nordics|Customer Success Manager", "Fjordly", `
Customer Success Manager - Nordics
Customer Success · Stockholm · Hybrid
Apply for this job
We at Fjordly believe that accounting should be quiet. Fjordly was founded in 2017.`),
  head("email", "Office Manager", "Hartley Brothers Roofing", `
Subject: Office Manager - Hartley Brothers Roofing
From: jobs@hartleybrothersroofing.example
Hi there,
We saw your profile. Our office manager is retiring and we need somebody who can keep 14 roofers, three vans and the books in order.`),
  head("nonprofit", "Program Associate, Food Systems", "The Greenway Fund", `
Job Title: Program Associate, Food Systems
Reports To: Senior Director, Programs
FLSA Status: Exempt
Organization Overview
The Greenway Fund is a grantmaker that backs farmers of color. Since 2004, The Greenway Fund has given $90 million.`),
  head("hospital US", "Registered Nurse - Med/Surg|Registered Nurse", "Pine Hollow Medical Center", `
Registered Nurse - Med/Surg - Nights
Job ID: 88213
Facility: Pine Hollow Medical Center
Department: 4 West
Shift: 7p - 7a
Overview
At Pine Hollow Medical Center, nurses shape their unit.`),
  head("startup", "Machine Learning Engineer", "Kestrel", `
Kestrel — Machine Learning Engineer (Speech)
Berlin or remote (CET ±2)
Hello! We're Kestrel, a team of 14 building tools for simultaneous interpreters.`),
  head("factory", "CNC Machinist (2nd Shift)|CNC Machinist", "Dorrance Precision", `
Now Hiring: CNC Machinist (2nd Shift)
Company: Dorrance Precision
Pay: $26 - $34/hr DOE
Location: Erie, PA`),
  head("Reed", "Credit Controller", "Thornbury Packaging", `
Credit Controller
Posted 4 June by Thornbury Packaging
£28,000 - £32,000 per annum
Gloucester, Gloucestershire
Permanent, full-time
Be one of the first ten applicants`),
  head("Ireland", "Clerical Officer", "Atlantic Technological Institute", `
Atlantic Technological Institute
Invites applications for the following post:
Clerical Officer (Grade III)
Student Services, Letterkenny Campus
Ref: 2026-118`),
  head("hotel", "Assistant Front Office Manager", "Hotel Belvarde Singapore", `
Assistant Front Office Manager
Hotel Belvarde Singapore
Hotel Belvarde Singapore opens its doors in November with 212 rooms. We now invite hoteliers to join the opening team.`),
  head("short", "Deckhand", "Sound & Isles Ferries", `
Deckhand needed for summer season, Sound & Isles Ferries, Oban. STCW basic training and ENG1. Live aboard, 2 weeks on 1 off. Email crew@soundandisles.example`),
  head("Canada", "Early Childhood Educator", "Maple Grove Child Care Society", `
JOB POSTING
Maple Grove Child Care Society
EARLY CHILDHOOD EDUCATOR
Posting #: 26-07
Burnaby, BC`),
  head("South Africa", "Debtors Clerk", "Umvoti Fresh Produce", `
Umvoti Fresh Produce (Pty) Ltd has a vacancy for a Debtors Clerk at its Greytown packhouse.
Minimum requirements: Matric with Accounting.`),
]
