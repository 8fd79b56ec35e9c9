import { laidOut } from "../../language/laid-out"
import type { Posting } from "./posting"

const hybrid = new RegExp(
  laidOut`
    // English: days at home, days at the office.
    \bhybrid\b|(?:working|work) from home (?:for )?(?:part|some|(?:\w+|\d) days?)\b|
    days? (?:a|per|each) week[^.\n]{0,40}(?:from|at) home|(?:from|at) home[^.\n]{0,30}days? (?:a|per|each) week|
    (?:in|from|on|at) (?:the |our )?(?:\p{L}+ ){0,2}(?:campus|office|site|base)[^.\n]{0,30}\b
    (?:one|two|three|four|[1-4])(?: (?:or|to) \w+)? days? (?:a|per|each) week|
    \b(?:\w+|\d) (?:or \w+ )?days? (?:a week |per week |each week )?(?:
      in (?:the|our) office|wfo\b|on[- ]site|on[- ]campus|from home|wfh|at home|in office
    )|
    on-campus \w+ days|\bhalf remote|days from home|wfh \d|from our [\p{L} ]{2,30}office \w+ days|
    telework eligible\W+yes|home on (?:mon|tues|wednes|thurs|fri)\w*|split between [^.]{2,30} and home|
    rest (?:of the week )?(?:from|at) home|in our [\p{L} ]{2,30}office (?:mon|tues|wednes|thurs|fri)\w*|
    together in the (?:studio|office)|(?:days?|attend) [^.]{0,40}office [^.]{0,40}(?:rest|remaining|otherwise) |
    in the office [^.]{0,40}(?:at home|from home)|
    \b(?:home|remote)[- ]working (?:for )?(?:up to )?(?:\d|one|two|three|four) days?\b|
    \b(?:\d|one|two|three|four) days? (?:of )?(?:home|remote)[- ]working\b|
    // German, French, Spanish and Dutch.
    (?:\d|ein|zwei|drei|vier) tagen? (?:(?:pro|in der) woche )?(?:im )?(?:home-?office|mobil)|
    jours? (?:de|en) télétravail|
    télétravail (?:(?:de|jusqu['’]à) )?(?:\d|un|deux|trois|quatre) jours?\b|días de teletrabajo|dagen (?:per week )?(?:thuis|vanuit huis)|thuiswerkdagen|
    mobiles arbeiten|home[- ]?office möglich|teletrabajo parcial|télétravail partiel
  `,
  "iu",
)
const remote = new RegExp(
  laidOut`
    \b(?:fully|100\s?%|completely|entirely)[ -]remot[eo]|
    (?<!\b(?:rural|regional)(?:,? (?:and|or|&) |\/|, ))\bremote\b(?!
      [ -](?:
        area|communit|clinic|emergency|experience|site|location|region|island|practice|control|sensing|support|user|
        team|monitoring|access|nurs|or rural|health|australia|first nations|desktop|service|setting|work is not|work not
      )
    )|
    \bwork from (?:home|anywhere)\b|\btelecommut|\bhome[- ]based\b|\bremoto\b|\btélétravail\b|
    \bdo this job from anywhere|(?:^|[,·|(;\n]\s*)anywhere in (?:the )?(?:UK|US|EU|world|country)\b|remote eligible
  `,
  "i",
)
const onSite = new RegExp(
  laidOut`
    \bon-?site\b(?! (?:gym|parking|visits?|caf|interview|nursery))|\bwork from office\b|\bWFO\b|\bin[- ]office\b|
    \bin[- ]person\b|\b(?:office|site|depot|store|factory|workshop)[- ]based\b|\bno working from home\b|
    telework eligible: no|not (?:a )?remote|no remote|(?:five|5) days (?:a|per) week (?:in|at)|
    (?:in|next to|with) us in [^.]{2,30} (?:five|5) days a week|home-?office [^.]{0,30}(?:nicht|kein)|
    kein home-?office|
    in our [\p{L} ]{2,30} (?:yard|workshop|kitchen|shop|studio|warehouse|clinic|lab|store|factory)\b|\bin office\)|
    \bpresencial\b|vor ort\b|\boffice \(\d days
  `,
  "iu",
)
const no =
  /\bremote(?: job| work)?\s*[:\n]\s*no\b|\b(?:no|not|isn't|non|cannot be) (?:a |an )?(?:fully )?(?:hybrid|remote|work from home)/gi

/** The work mode (on site, remote, hybrid), only if the posting states it. */
export function workModeOf(text: string, head: string): Posting["workMode"] {
  const said = text.replace(no, " not-so ")
  const top = head.replace(no, " not-so ")
  if (hybrid.test(top)) return "hybrid"
  if (remote.test(top)) return onSite.test(top) ? "hybrid" : "remote"
  if (onSite.test(top)) return hybrid.test(said) && !/five days|5 days|6 days/i.test(top) ? "hybrid" : "on-site"
  if (hybrid.test(said)) return "hybrid"
  if (remote.test(said)) return "remote"
  return onSite.test(said) ? "on-site" : null
}
