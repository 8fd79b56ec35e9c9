import { lines } from "./word-list"

/** Names with several common forms: one name per line, forms separated by "=". The first form is the canonical one. */
export const aliasGroups = lines(`
  javascript = js
  monday = mondays = mon
  tuesday = tuesdays = tues = tue
  wednesday = wednesdays = weds = wed
  thursday = thursdays = thurs = thur = thu
  friday = fridays = fri
  christmas = xmas
  road = rd
  avenue = ave
  street = st
  figure = fig
  typescript = ts
  amazon web services = aws
  google cloud platform = gcp = google cloud
  microsoft azure = azure
  kubernetes = k8s
  postgresql = postgres
  opentelemetry = otel
  machine learning = ml
  artificial intelligence = ai
  user experience = ux
  user interface = ui
  human resources = hr
  new york city = nyc = new york
  united kingdom = uk
  united states = us = usa = united states of america = u.s.
  european union = eu
  united nations = un
  united arab emirates = uae
  los angeles = la
  san francisco = sf
  continuous integration = ci
  search engine optimisation = seo = search engine optimization
  customer relationship management = crm
  enterprise resource planning = erp
  key performance indicator = kpi = key performance indicators = kpis
  customer satisfaction score = csat = csat score = customer satisfaction
  overall equipment effectiveness = oee
  lost time injury = lti = lost time injuries = ltis
  lost time injury frequency rate = ltifr
  full time equivalent = fte = ftes = full time equivalents
  request for proposal = rfp = rfps = requests for proposals
  year over year = yoy = year on year
  quarter over quarter = qoq
  average handle time = aht = average handling time
  mean time to recovery = mttr = mean time to repair
  mean time between failures = mtbf
  monthly recurring revenue = mrr
  gross merchandise value = gmv
  cost per lead = cpl
  click through rate = ctr = clickthrough rate
  conversion rate = cvr
  marketing qualified lead = mql = mqls = marketing qualified leads
  sales qualified lead = sqls = sales qualified leads
  return on ad spend = roas
  days sales outstanding = dso
  individualized education program = iep = ieps
  electronic health record = ehr = emr = electronic medical record
  bill of materials = bom
  personal protective equipment = ppe
  user acceptance testing = uat
  service level agreement = sla = slas = service level agreements
  proof of concept = poc
  minimum viable product = mvp
  application programming interface = api = apis
  net promoter score = nps
  registered nurse = rn
  intensive care unit = icu = intensive care
  accident and emergency = a&e = emergency department = ed = emergency room = er
  operating room = operating theatre
  general practitioner = gp
  certified public accountant = cpa
  project management professional = pmp
  master of business administration = mba
  doctor of philosophy = phd = ph.d = ph.d. = doctorate
  bachelor of science = bsc = bs = b.sc = b.sc. = b.s.
  bachelor of arts = ba = b.a.
  master of science = msc = m.sc = m.sc. = m.s.
  master of arts = ma = m.a.
  doctor of medicine = md
  national health service = nhs
  special educational needs = sen
  english as a second language = esl
  information technology = it department
  quality assurance = qa
  profit and loss = p&l
  research and development = r&d
  business to business = b2b
  business to consumer = b2c
  react = reactjs = react.js
  node = nodejs = node.js
  vue = vuejs = vue.js
  next.js = nextjs
  c# = csharp = c sharp
  c++ = cpp
  golang = go lang
  power bi = powerbi
  github = git hub
  microsoft excel = excel = ms excel
  microsoft word = ms word
  microsoft office = ms office
  front end = frontend
  back end = backend
  full stack = fullstack
  e commerce = ecommerce
  e mail = email
  e learning = elearning
  check list = checklist
  time table = timetable
  hand over = handover
  health care = healthcare
  on board = onboard
  data base = database
  web site = website
  work flow = workflow
  non profit = nonprofit = not for profit
  chief executive officer = ceo = chief executive
  chief technology officer = cto
  chief financial officer = cfo
  chief operating officer = coo
  vice president = vp
  return on investment = roi
  very important person = vip
  instagram = insta = ig
  facebook = fb
  youtube = yt
  linkedin = linked in
  point of sale = pos
  standard operating procedure = sop = standard operating procedures = sops
  cardiopulmonary resuscitation = cpr
  curriculum vitae = cv
  look after = care for
  set up = setup
  learning management system = lms
  continuing professional development = cpd
  local authority = council
  university = uni
  mathematics = maths = math
`)
