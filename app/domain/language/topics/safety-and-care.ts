import { topicsOf } from "./topic"

/** Safety, care, buildings and land. */
export const safetyAndCare = topicsOf(`
  safe working, safe environment, safe working environment, safety standards, workplace safety, health and safety, safety culture, site safety, accidents, accident rate*, reduce incidents, reducing accidents, safe systems of work = accident, injur*, near miss*, walkway*, hazard*, hi vis, ppe, toolbox*, trip hazard*, risk assess*, zero hit*, no hits, cable strike*, fire drill*, spill*
  falls, falls prevention, fall prevention = falls, fell over, falling, sensor mat*, beds lowered
  nutrition*, hydration, diet*, mealtime*, meals, weight loss = weight, pudding*, eating, eat, hungry, drinking, fluids, snack*, appetite, fed
  medication*, medicines, drug rounds = meds, drug round*, medication, mar chart*, tablets round, prescription*, inhaler*
  personal care, daily living, dignity = wash and dress, washing, bathing, feeding, continence, getting up, hearing aid, hair done
  dementia, alzheimer* = dementia, wander*, confused, sundown*, memory
  end of life, palliative = dying, died peacefully, hospice, last days, syringe driver
  infection control, infection prevention, infection* = infection, outbreak, norovirus, hand wash*, deep clean*, uti, utis, mrsa, covid
  pressure ulcer*, pressure care, tissue viability, wound care, wounds = pressure sore*, ulcer*, sores, heels, turning chart*, dressing*, wound
  discharge, patient flow, bed management, bed occupancy = discharg*, beds free, home by, bed blocking, went home
  clinical governance, patient safety, incident reporting = incident*, near miss*, falls, datix, harm, error*
  void period*, voids, void management, empty propert*, empty homes, reletting, re letting, relet times = empty flat*, empty flats, empty hous*, keys came back, relet*, vacant, void, stood empty, sitting empty
  tenanc*, homelessness, sustain tenancies, eviction* = evict*, homeless*, tenanc*, universal credit, housing benefit, rehous*, rough sleep*, temporary accommodation, rent arrears
  welfare benefits, benefits advice, benefit claims, income maximisation = universal credit, housing benefit, benefit claim*, pip, attendance allowance, pension credit
  contractors, subcontractors, contractor performance, contractor management, trades = contractor, subcontractor*, foreman, plumber*, electrician*, builder*, signed off
  court, tribunal*, legal proceedings, litigation, hearings = court, tribunal, injunction, hearing, judge, gave evidence, witness, possession order
  repairs, maintenance, damp, disrepair, planned works = damp, mould, boiler*, leak*, mended, fixed, repair, broken, meter, gutter*, roof
  facilities, premises, estates, buildings = building, heating, cleaners, alarm*, locks, boiler*, fire door*
  drainage, stormwater, storm water, hydraulic*, hydrologic*, flood*, water engineering = drain*, pipe, pipes, culvert*, rainfall, catchment*, pits, pit levels, headwall*, sewer*, runoff
  road design, roads, road, highway*, pavement* = roads, road, highway, culvert*, intersection*, kerb*
  construction issue*, site issue*, construction problem*, issues on site, site quer* = on site, go to site, went to site, defect*, headwall, rfi*
  approvals, planning approval*, permits, consents, development applications, developer submissions = approv*, first submission, permit, planning permission, consent*, signed off
  project delivery, concept to construction, lead projects, lead _ projects, project leadership, project management, managing projects = project leader, project manager, manage the design, managed the design, led the project, ran the project, before the deadline, ahead of the deadline, weeks early, refit, roll out
  gardens, grounds, landscaping, horticultur* = mow*, planted, planting, borders, hedge*, pruned, beds
  livestock, animal welfare, animal care, herd* = cows, calves, lambs, ewes, vet, feed, mastitis, kennel*, rescue dogs
  crop*, harvest*, growing = harvest*, picked, yield*, spray*, seedlings, frost
  environmental, sustainability, carbon, energy efficiency, recycling = recycl*, solar, electric bill, gas bill, energy bill, plastic, carbon, compost*
  security, guarding, access control = cctv, patrol*, intruder*, break in, alarm*, id checks
`)
