/** Skills of marketing, kitchens, warehouses, workshops, building sites and software; skill-list.ts describes the format. */
export const shopsSitesAndSystems = `
display advertising, lead generation = lead gen, go-to-market = GTM, competitive analysis = competitor analysis,
customer insights, social listening, Customer.io, Eloqua, Moz, Screaming Frog, conversion rate optimization =
conversion rate optimisation, UTM, range planning, Amazon Seller Central, Final Cut, !Audition, Logic Pro, motion
graphics, media law, NCTJ, outbound sales, inbound sales, B2C sales, upselling = cross-selling, RFPs = RFP, channel
partners = partner management, distributor management, sales training, complaint handling, conference organisation,
venue management, ticketing, box office, sound engineering, costume, recipe development, saucier, fry station, cold
larder, fish filleting = fishmongery, fresh pasta, wood-fired cooking, preserving, canning, vegan cooking =
plant-based cooking, gluten-free cooking, Level 3 Food Hygiene, FOODSAFE, City & Guilds 706, batch cooking, contract
catering, ordering = food ordering, kitchen porter, check-in = check-in and check-out, Square POS, bed making, RSG,
Smart Serve, Serving It Right, premises licence, event catering, !Amadeus, !Sabre, airline ticketing, group exercise,
spin classes, nail technician, forklift = forklift driving, scissor lift, gantry crane, unloading, shrink wrapping,
labelling = labeling, goods out, !Manhattan, Korber, packing slips, pre-trip inspections = pre-shift inspections =
pre-start checks, equipment inspection, IMDG, sea freight = ocean freight, haulage, LTL, FTL, transport manager CPC,
DOT regulations, coach driving, bus driving, taxi driving, sourcing strategy, just in time, DFMEA, PFMEA, MSA, first
article inspection = first-off inspection, bore gauges, height gauges, non-conformances = NCRs, packing lines, filling
machines, rotational moulding, sand casting, anodising, shot blasting, printing presses, flexographic printing,
digital printing, sewing machines, CNC routing, wood machining, furniture making, stone masonry, glass blowing,
machine setting = CNC setting, CNC programming = program editing, 5-axis = 5 axis, EDM = wire erosion, Siemens 840D,
Mazatrol, Okuma, Edgecam, GibbsCAM, SolidCAM, toolmaking = tool making, electrical assembly, wiring looms, surface
mount, spot welding, sheet metal = sheet metalwork, tube bending, steel erection, blueprint reading = mechanical
drawings, 2D drawings, tolerance analysis = tolerance stack-up, Solid Edge, STAAD.Pro, !Bentley, OpenRoads,
!Grasshopper, plastic part design, mould design, sheet metal design, design for manufacture = design for
manufacturing, bill of materials = BOMs, Teamcenter, Windchill, PDM, validation testing, mechatronics, Siemens S7,
variable speed drives = inverters, compressors, steam systems, cooling towers, breakdown maintenance, eMaint,
shutdowns = turnarounds, isolations, rescue at height, high voltage = HV switching, single-phase, panel building,
lighting installation, telecoms, heating systems, bathroom installation, copper pipe, press fit, HVAC = HVACR, TM44,
legionella testing = L8, bodywork, spray booth, windscreens, heavy equipment = heavy vehicles, agricultural machinery,
marine engines, aircraft maintenance, B1 licence, B2 licence, EASA Part 66, CAA, airframe, ultrasonic testing,
radiographic testing, magnetic particle inspection, dye penetrant, pressure testing, permanent way, Sentinel card,
concrete pumping, rebar, structural steel = steel frame, bricklaying = brickwork, stonework, flat roofing, cladding,
scaffold inspection, timber frame, door hanging, asbestos awareness = asbestos, asbestos removal, kerbing = kerb
laying, asphalt = tarmac, turfing, PA1, mowing, propagation, glasshouse, farm machinery, fisheries, CSCS = black CSCS,
CISRS, site diaries = site diary = daily diary, CDM = CDM Regulations, principal designer, health and safety = H&S,
accident reporting, construction programmes = construction scheduling, look-ahead programmes = look-aheads, Asta
Powerproject = Asta, Fieldview, Buildsoft, PlanSwift, buildability, levelling, topographical surveys, handover =
handovers, O&M manuals, progress meetings, modular construction, architecture, condition surveys, highway design,
water supply, sewerage, coastal engineering, rail engineering, mechanical services, electrical services, heat loss
calculations, Part L, EPC, block management, lettings management, lease administration, property valuation = RICS
valuation, RICS, estate agency, property sales, viewings, inventories, tenancy agreements, strata management, real
estate licence = real estate license, leasing, tenant relations, CAFM, contractor management, security patrols,
guarding, keyholding, industrial cleaning, chimney sweeping, code review = pull requests, RSpec, XCTest, scalability,
high availability, ELK = Elastic Stack, !Exchange, web components, Raspberry Pi, Arduino, schematic capture, signal
processing = DSP, RF design, data warehouse = cloud data warehouse = cloud warehouse, data vault, data catalog = data
catalogue, master data management = master data, reverse ETL, Hightouch, OneNote, backlog management = backlog,
product strategy, process mapping = process maps, API documentation, release notes, Salesforce administration,
Lightning Web Components, Zapier, n8n, Mulesoft, Boomi, solution architecture, enterprise architecture, TOGAF,
application support, software licensing, game development, VR, diary management, telephone manner = telephone handling
= call answering, data inputting, purchase ordering, meeting coordination = meeting scheduling, PA support, facilities
coordination, policies and procedures, train the trainer, line management, staff supervision = supervising staff,
rostering = staff scheduling, Bahasa Indonesia, Irish language, BSL = British Sign Language, ASL = American Sign
Language, asylum support, broadcast production, auto enrolment, stammering, positive behaviour support
`
