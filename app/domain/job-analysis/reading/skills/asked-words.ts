import { laidOut } from "../../../language/laid-out"

/** Words that ask for what a person knows or holds. */
const asks = laidOut`
  experience|knowledge|understanding|proficien\w+|familiar(?:ity)?|worked|expertise|competen(?:t|ce|cy)|
  skill(?:s|ed)?|grasp|command|background|training|trained|exposure|confiden(?:t|ce)|comfortable|conversant|versed|
  expert|strong|solid|knowledgeable|certified|certification|certificates?|qualified|qualification|experienced|
  hands[ -]on|accreditation|licen[cs]ed?|aptitude|flair|talent|passion|awareness|appreciation|mastery|fluen(?:t|cy)|
  know your way around|(?:you|your) know
`

/** Lead-ins before the requested thing: "experience with", "proficient in", "knowledge of". */
export const opening = new RegExp(
  laidOut`
    \b(?:${asks})(?: (?:is |are )?(?:with|in|of|using|on|at|for|around|across|(?<=exposure )to))(?: (?:
        both|either|all|any|the|a|an|using|use of|working with|working in|operating|navigating|managing|running|
        delivering|preparing|handling|administering|writing|creating|developing|building|one of|at least one of|at least
      )
    )*\s+
  `,
  "giu",
)

/** Other words that may precede the names in an item with nothing but names. */
export const lead = new RegExp(
  laidOut`
    ^(?:
      (?:
        an?|the|your|own|valid|current|active|full|clean|up[- ]to[- ]date|in[- ]date|relevant|recognised|recognized|
        proven|demonstrated|demonstrable|strong|sound|solid|good|very good|excellent|basic|advanced|working|practical|
        previous|prior|some|expert|deep|thorough|in[- ]depth|first[- ]rate|great|hands[ -]on|must have|have|hold|
        holding|possess|possession of|proficiency|knowledge|understanding|experience|familiarity|membership|
        completion|use|using|command|knowledge and experience|certified|certification|certificate|diploma|training|
        registration|registered
      )\b[\s:]*(?:of |with |in |using )?
    )+
  `,
  "iu",
)

/** Where a phrase ends and another statement starts. */
export const ending = new RegExp(
  laidOut`
    \s*(?:
      [.;:?!–—()[\]"“”]|\s-\s|
      \b(?:
        to|for|who|that|which|when|where|while|within|across|from|at|so|because|if|is|are|was|were|be|being|would|
        will|can|could|should|must|you|we|our|your|their|its|has|have|into|onto|without|how|what|why|rather|by|as|
        than|over|under|about|around|through|throughout|during|per|until|before|after|towards?|against|in|on|with|
        using|required|preferred|desirable|essential|desired|necessary|needed|advantageous|etc|plus|incl|including|
        not|no|only|working|via|alongside|between|among|also|handy|welcome|valued|regarded|including|especially|
        ideally|preferably|particularly|such
      )\b
    )
  `,
  "iu",
)

/** Words at the start of a phrase that are not part of a name. */
export const before = new RegExp(
  laidOut`
    ^(?:
      (?:
        an?|the|any|all|some|other|another|both|either|or|and|your|our|their|its|own|good|very|strong|excellent|basic|
        advanced|practical|working|sound|solid|deep|broad|relevant|current|valid|modern|common|standard|various|
        different|similar|comparable|related|recent|previous|prior|general|new|fluent|busy|full|clean|active|proven|
        demonstrated|demonstrable|expert|hands[ -]on|real|high|at least|one|two|three|first[- ]rate|level \d|approved|
        accredited|recognised|recognized|(?:well|highly)[- ]developed|developed|up[- ]to[- ]date|in[- ]date|relevant|
        equivalent|key|core|main|wide|experience|knowledge|understanding|proficiency|familiarity|mind\.|min\.|good|
        great|using|of|with|in|hold|have
      )\s+
    )+
  `,
  "iu",
)

/** Words at the end of a phrase that are not part of a name. */
export const behind = new RegExp(
  laidOut`
    (?:
      \s+(?:
        skills?|experience|knowledge|tools?|software|systems?|platforms?|packages?|certificat(?:e|es|ion|ions)|certs?|
        courses?|tickets?|cards?|licen[cs]es?|permits?|qualifications?|registration|registered|member(?:ship)?|
        principles|techniques?|methods?|methodolog(?:y|ies)|practices?|standards?|frameworks?|environments?|similar|
        equivalent|preferred|desirable|terms|levels?|abilit(?:y|ies)|proficiency|expertise|understanding|training|
        applications?|checks?|rules|requirements?|processes|procedures|concepts|matters|issues|projects|background|
        advantage|helpful|useful|a plus|accreditation|current|valid|certified|qualified|trained|exposure|background|
        or|and
      )
    )+$
  `,
  "iu",
)
