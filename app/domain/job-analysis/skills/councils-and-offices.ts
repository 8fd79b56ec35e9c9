/** Skills of councils, charities, law, finance and personnel; skill-list.ts describes the format. */
export const councilsAndOffices = `
Care Act assessments, Children Act, Section 47 = Section 47 enquiries, looked after children = children in care, IDVA,
Homelessness Reduction Act, housing law = Housing Act, rent arrears = income recovery, service charges, repairs and
maintenance = responsive repairs, void properties = voids, money advice, immigration advice, co-production, volunteer
recruitment, legacy giving = legacies, events fundraising, project cycle management, logframe = logical framework,
MEAL, cash transfers = cash programming, gender mainstreaming, PSEA, climate adaptation = climate change adaptation,
disaster risk reduction, capacity building = capacity strengthening, partnership management = local partners,
safeguarding policy, policy development = policy making, stakeholder consultation = consultations, stakeholder
management = stakeholder relations, freedom of information = FOI requests, committee reports, council meetings,
democratic services, elections, development management, planning enforcement, listed buildings = conservation areas,
highways, traffic signals, road safety, parking enforcement, street cleansing, cemeteries, archives = archiving,
collections management, curation, civil contingencies, policing, prisons, immigration, tax collection, council tax,
business rates, procurement law = public procurement, sla = service level agreements, equality and diversity, equality
impact assessments, Aboriginal and Torres Strait Islander = First Nations, cultural competence = cultural competency,
disability support, workshop facilitation = workshops, facilitation = facilitating, orientation, needs analysis,
signposting, helpline, commercial property, lease negotiation, property searches = searches, post-completion, contract
packs, title review, estate administration, powers of attorney = lasting powers of attorney, financial remedies, Children Act proceedings,
child arrangements, settlement agreements, personal injury, clinical negligence, commercial litigation, criminal law,
police station accreditation, duty solicitor, M&A = mergers and acquisitions, venture capital, capital markets,
e-discovery, court bundles = trial bundles, interrogatories, client care, file opening = opening files, file
management, client onboarding, conflict checks, SRA = SRA Accounts Rules, legal aid, PracticeEvolve, NetDocuments,
Practical Law, Actionstep, !Peppermint, CILEX = CILEx, LPC, SQE, NALA, commissioner for oaths, board minutes, accounts
payable = AP, accounts receivable = AR, supplier statements, product costing, investment appraisal, foreign exchange =
FX, liquidity risk, actuarial = actuarial science, broking, private banking, Diploma in Financial Planning, trade
settlement, fund administration, EDD, sanctions screening = name screening, suspicious activity reports = suspicious
transaction reports = SARs = STRs, source of wealth, fraud investigation = fraud prevention, branch operations,
teller, ICB, FRM, CAMS, CII, Dynamics NAV, Workday Adaptive, Expensify, !Iris, CCH, TaxCalc, Zoho Books, Unit4,
Agresso, Refinitiv = Eikon, World-Check, Actimize, grant accounting, cost allocation, headhunting, candidate screening
= phone screening, offer management, offboarding, absence management = sickness absence, performance reviews =
appraisals, redundancy = redundancies, learning and development = L&D, pay reviews, HiBob, !Cezanne, Cascade HR, Sage
Payroll, Employment Hero, modern awards = awards interpretation, FMLA, trade unions, pay runs, garnishments, holiday
pay, Bullhorn, job adverts = job advertising, employer branding, assessment centres, graduate recruitment, temporary
staffing
`
