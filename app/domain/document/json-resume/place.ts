import { homeAddress } from "../../language/home-town"
import type { JsonResume } from "./schema"

type Basics = NonNullable<JsonResume["basics"]>

/** A place of residence as a resume shows it: "Leeds, West Yorkshire". */
export const shownPlace = (basics: Basics = {}) =>
  [basics.location?.city, basics.location?.region]
    .map((part) => part?.replace(/\s+/g, " ").trim())
    .filter(Boolean)
    .join(", ")

/** The location of a resume with another place. */
export function locationWith(location: Basics["location"] = {}, place: string): Basics["location"] {
  const { city: _city, region: _region, ...rest } = location
  const { street, town } = homeAddress(place)
  const [city = "", ...region] = town.split(", ")
  return {
    ...rest,
    ...(street && { address: street.replace(/,$/, "") }),
    ...(city && { city }),
    ...(region.length > 0 && { region: region.join(", ") }),
  }
}
