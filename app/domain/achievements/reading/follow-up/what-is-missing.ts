import type { FollowUp } from "../../line"

const isPlural = (thing: string) =>
  /[^s'’]s$/.test(thing.split(/ (?:of|for|in|on|at|with) /)[0] ?? "") && !/(?:us|is|ics)$/.test(thing)

/** Things that a speaker gives to an audience. */
const told =
  /\b(?:talks?|sessions?|courses?|lessons?|workshops?|trainings?|presentations?|tours?|class(?:es)?|lectures?|speech(?:es)?|demos?|demonstrations?|briefings?|seminars?|webinars?|concerts?|performances?|updates?|inductions?|introductions?)\b/

/** What is still missing where the line already says who uses it or that nothing went wrong since; null elsewhere. */
export function askedBeyond(line: string, noun: string | null): FollowUp | null {
  const thing = noun ?? "it"
  if (/, (?:now used by |which (?:.{1,60} )?(?:use|uses|copied|adopted)\b)/.test(line))
    return { about: "result", question: `What goes faster or better since others use ${thing}? A rough number helps.` }
  if (/[;,] (?:no|zero|not one) .{1,40} since\b/.test(line))
    return {
      about: "before",
      question: `How was it before? A rough number helps.`,
    }
  return null
}

/** The question about an action without details, by the kind of action. */
export function askedAbout(verb: string, noun: string | null): string {
  const thing = noun ?? "it"
  if (
    /^(?:trained|taught|coached|mentored|supervised|co-supervised|onboarded|tutored|mentor|train|teach|coach|supervise|mentors|trains|teaches|supervises)$/.test(
      verb,
    )
  )
    return `What came of it for ${noun ?? "them"}? Say who passed, stayed or does more now.`
  if (/^(?:wrote|made|built|designed|created|drafted|developed|introduced|launched)$/.test(verb) && noun)
    return `Who uses ${thing} now, and what goes faster or better than before? A rough number helps.`
  if (/^(?:cut|reduced|lowered|raised|increased|doubled|halved|saved)$/.test(verb))
    return `How did you do that, and over what time?`
  // "gave a price"
  if (verb === "gave" && !told.test(thing)) return "What came of this? A number helps, even a rough one."
  if (/^(?:organi[sz]ed|ran|led|hosted|coordinated|gave|presented|held)$/.test(verb))
    return `What came of ${thing}? Say who took part and what is different since.`
  if (/^(?:found|spotted|noticed|caught|discovered)$/.test(verb))
    return `What happened because you found it? A rough number helps.`
  if (
    /^(?:moved|changed|rewrote|rebuilt|replaced|fixed|repaired|redesigned|reorganised|reorganized|renegotiated|swapped|updated|automated)$/.test(
      verb,
    )
  )
    return isPlural(thing)
      ? `How were ${thing} before, and how are they now? A rough number helps.`
      : `How was ${thing} before, and how is it now? A rough number helps.`
  return "What came of this? A number helps, even a rough one."
}
