/** Tools, schemes and methods common to many trades; skill-list.ts describes the format. */
export const wellKnownSkills = `
Instagram, TikTok, YouTube, Facebook Ads = Meta Ads, LinkedIn Ads, Google Search Console, Looker Studio, Google Ads certification = Certification Google Ads,
A/B testing = A/B tests = AB testing = split testing = tests A/B, copywriting, segmentation, email marketing = email campaigns = e-mail marketing,
content marketing, wireframing, prototyping = prototypes, usability testing, user research, user testing, design systems = design system, design tokens,
visual design, product design, WCAG, microservices = microservice, event-driven architecture = event-driven services, SLOs = SLO, postmortems = post-mortems,
incident management, technical writing = technical documentation, design docs, backend, frontend, pivot tables = pivot table,
user acceptance testing = UAT, medical coding, trial master file = TMF, database lock, edit checks, data reconciliation, clinical reasoning,
manual handling = moving and handling, continuing professional development = CPD, caseload management, safeguarding, report writing, case management, case files,
interviews under caution, financial investigation, sampling, rota planning, stock control = stock take = stocktaking = stock takes,
allergens = allergen management = food allergens, bread making, viennoiserie, chocolate tempering, lamination, ice cream, cake decorating,
scaffolding = scaffold ticket, reading plans = plan reading = reading drawings = read plans = read drawings, Site Safe, dangerous goods, forklift, telehandler,
superlink, PrDP, HIAB, ADR, tachograph, claims handling = claims management, telemetry = satellite telemetry, hydraulic modelling = hydraulic modeling = hydraulic models,
hydrologic modelling = hydrologic modeling, scientific writing = scientific reports, field work = fieldwork, scripting, event planning = event organisation = event organization,
campaign reporting, dashboards = tableaux de bord = tableau de bord = cuadros de mando, référencement naturel, réseaux sociaux, Elektrotechnik = elektrotechniek,
Kältetechnik = koudetechniek, installatietechniek, warmtepompen = Wärmepumpen, meet- en regeltechniek, VCA, NEN 1010, onderhoud, Instandhaltung, Buchführung, Lohnabrechnung, paie, gestión documental,
`
