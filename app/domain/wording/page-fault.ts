import * as z from "zod"
import { addressRefusals } from "../kernel/public-address"
import { phrase } from "./phrase"

const instead = "Paste the text instead."

/** Why a URL is not read, worded as the sentence that the user sees. */
export const addressTexts: Record<(typeof addressRefusals)[number], string> = {
  malformed: `This is not a web address. ${instead}`,
  scheme: `Only addresses that begin with http:// or https:// can be read. ${instead}`,
  credentials: `We do not read addresses that contain a username or password. ${instead}`,
  port: `We only read pages on the usual web ports, 80 and 443. ${instead}`,
  number: `We read names such as jobs.example.com, not numeric addresses. ${instead}`,
  local: `This address belongs to a private network, which cannot be reached from here. ${instead}`,
  own: `This is one of our own pages. ${instead}`,
  private: `This address leads to a private network, which we do not read. ${instead}`,
}

/** Why a posting's page could not be read. */
export const pageFaults = {
  page_address: phrase({ refusal: z.enum(addressRefusals) }, ({ refusal }) => addressTexts[refusal]),
  page_redirects: phrase({}, () => `The page redirected us too often. ${instead}`),
  page_timeout: phrase({}, () => `The page took too long to answer. ${instead}`),
  page_unreachable: phrase({}, () => `The page could not be reached. Check the address, or paste the text instead.`),
  page_failed: phrase({}, () => `The site refused to show us the page; it may ask for a sign-in. ${instead}`),
  page_busy: phrase({}, () => `The site asked us to slow down. ${instead}`),
  page_gone: phrase({}, () => `There is nothing at this address anymore. Check it, or paste the text instead.`),
  page_too_large: phrase({}, () => `The page is larger than 1 MB. ${instead}`),
  page_not_text: phrase(
    {},
    () => `This address leads to a file that is not a web page. If it is a PDF, download and upload it.`,
  ),
  page_empty: phrase({}, () => `The page shows its text only in a browser. ${instead}`),
}
