import { topicsOf } from "./topic"

/** Customers, guests and neighbors, and the places where they are served. */
export const customersAndPlaces = topicsOf(`
  abandonment, abandoned calls, abandon rate*, dropped calls = abandon*, hung up, hang up, hanging up, hang ups, gave up waiting, give up waiting
  service level*, wait time*, waiting time*, queue time*, answer time*, response time*, speed of service, turnaround time*, turnaround = waited, waiting, wait, queue, queues, queued, queuing, sla, slas, answered within
  complain*, escalat*, dissatisfied customer*, difficult customer*, difficult client*, difficult guest*, difficult conversation*, challenging customer*, concerns, grievance* = ombudsman, angry, furious, upset, moan*, unhappy, ring* _ back, rang _ back, apolog*, made it right
  ombudsman = ombudsman
  quality of service, improve quality, service quality, call quality, quality score*, quality monitoring = quality scores, quality score, listened to _ calls, score went, mystery shop*
  webchat, web chat, live chat, digital channel*, chat channel* = webchat, live chat, chatbot, whatsapp, self service, online form
  customer retention, client retention, loyalty, repeat business, repeat custom = regulars, came back, come back every, rebook*, re book*, renew*, still with us
  no shows, no show, cancellations, missed appointments, did not attend, dna rate* = didn't turn up, did not turn up, don't turn up, didn't show, no showed, cancel*, missed _ appointment*, remind*
  client base, customer base, new clients, new customers, customer acquisition, new business = new client*, new customer*, sign* ups, signed up, followers, referral*, word of mouth
  retail sales, takings, revenue, income growth, grow income, turnover and profit, sales growth, increase sales, sales targets, sales performance, spend per head, average spend, upsell* = takings, sales, sold, revenue, till takings, basket
  community, local area, local groups, public engagement, neighbourhood engagement, outreach, community engagement = neighbour*, neighbor*, local*, signatur*, petition*, council meeting, coffee morning, village, street party, fete, food bank, charit*, regulars
  resident involvement, resident engagement, tenant participation, tenant involvement, tenant engagement, resident participation = committee, coffee morning, tenant meeting*, residents meeting*, consulted, consultation*
  anti social behaviour, antisocial behaviour, anti social behavior, asb, nuisance, neighbour dispute*, neighbor dispute*, conflict resolution, mediation, resolv* conflict*, resolving disputes = neighbour* _ noise, noise, noisy, nuisance, injunction, fell out, falling out, row between, threaten*
  epos, point of sale, tills, cash register*, pos system*, pos terminal* = the till, the tills, new till*, tills, card machine*, card reader*, tablet till*, lightspeed
  cash handling and banking, cash handling, cash management, cashing up, banking of takings, petty cash = cashed up, cash up, cashing up, float, banked, till balanced
  menu*, dishes, recipes = menu, dish, recipe, cakes, cake, specials, pricing, puddings, soup
  food hygiene, hygiene rating, food safety, haccp, hygiene = hygiene, inspector, temperature record*, probe*, cleaning rota, fridge temp*, allergen*, use by, cleaning schedule*
  licensed premises, bar management, licensing = cellar, bar, licence, ale
  events, functions, event management, event planning, event organisation = event, wedding*, function, concert*, fair, open day, tickets, launch party, front of house, festival, gala
  hospitality, restaurant, cafe, café = covers, breakfast*, seats, bookings, tables, baristas, kitchen, coffee
  bookings, reservations, appointments = booked, booking, reserv*, diary, slots
  visitors, visitor experience, guest experience, guest satisfaction = visitor, guests, review*, stars, tripadvisor, compliment*
`)
