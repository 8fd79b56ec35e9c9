import { mayBePlace, titleScore } from "./name-words"

/** "Austin, TX", "Leeds, UK". */
export const townAndState = /^\p{Lu}[\p{L}\p{M} .'’-]+, [A-Z]{2,3}$/u

/** "Master of Business Administration (MBA)" has capitals like a place. */
const opensWithDegreeOf = /^(?:bachelor|master|doctor|associate)(?:['’]?s)?(?: degree)? (?:of|in)\b/i

export const isPlaceList = (text: string) =>
  text.split(/\s*[,;/&]\s+|\s+\/\s*|\s+[&;]\s+/).every((part) => mayBePlace(part) || /^[A-Z]{2,3}$/.test(part)) &&
  titleScore(text) >= 0 &&
  !opensWithDegreeOf.test(text)

/** A place with a district or a postal code, or a route: "Dublin 2", "OR 97100", "Broome to Wyndham". */
export const isPlaceBehind = (part: string) =>
  isPlaceList(part) ||
  /^[A-Z]{2} \d{5}(?:-\d{4})?$/.test(part) ||
  (/^(?!(?:band|grade|level|year|stage|class|phase|part|step|unit|ward)\b)\p{Lu}\p{Ll}{2,15} \d{1,2}$/iu.test(part) &&
    isPlaceList(part.replace(/ \d{1,2}$/, ""))) ||
  (part.includes(" to ") && part.split(" to ").every(isPlaceList))
