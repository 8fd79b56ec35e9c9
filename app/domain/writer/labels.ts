const figures = "\\d{1,3}"

/** The places that the writers number or time, as they label them: none says anything about a person. */
const places = [
  `${figures}/${figures}`,
  `Slide ${figures}`,
  `Frame ${figures}, (?:on screen|say|sticker for answers)`,
  `${figures}–${figures} s, (?:on screen|say)`,
  "Beat",
].map((place) => new RegExp(`^${place}$`))

/** Whether a label names a place in a script, a thread or a carousel, in the writers' own words. */
export function isPlaceLabel(label: string): boolean {
  return places.some((place) => place.test(label))
}
