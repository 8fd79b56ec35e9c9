import { genericModes } from "./behavior"
import { feeds } from "./feeds"
import { mail } from "./mail"
import { openai } from "./openai/openai"
import { pages } from "./pages"
import { search } from "./search"
import type { Service } from "./service"
import { stripe } from "./stripe/stripe"

export const services: Service[] = [openai, mail, stripe, search, feeds, pages]

export function modesOf(service: Service) {
  return [...genericModes, ...service.modes]
}
