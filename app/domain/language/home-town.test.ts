import { expect, test } from "vitest"
import { homeAddress } from "./home-town"

test.each([
  ["14 Orchard Close, Derby DE22 3QF", "Derby"],
  ["14 Orchard Close, Littleover, Derby, DE22 3QF", "Littleover, Derby"],
  ["Flat 3B, Hill Court, Leeds LS1 4AB", "Leeds"],
  ["14, Triq il-Kbira, SLM 1542, Sliema, Malta", "Sliema, Malta"],
  ["12 Hill Road, 30100 Malmby, Sweden", "30100 Malmby, Sweden"],
  ["1387 Vinnell Way, Boise, ID 83709", "Boise, ID 83709"],
  ["1234 Broadway, New York, NY 10001", "New York, NY 10001"],
  ["4 Elm St, 83709, Boise, ID, US", "Boise, ID, US"],
  ["Rua da Boa Vista 12, 4050-101 Porto", "4050-101 Porto"],
  ["8 Cnoc an Óir, Knocknacarra, Galway H91 X4TK", "Knocknacarra, Galway"],
  ["P.O. Box 4471-00200 Nairobi", "Nairobi"],
  ["PO Box 412, Karratha WA 6714", "Karratha WA 6714"],
  ["14 Orchard Close Derby DE22 3QF", ""],
])("“%s” has a street, and its town is “%s”", (address, town) => {
  const found = homeAddress(address)
  expect(found.town).toBe(town)
  expect(found.street).toMatch(/\d/)
})

test.each([
  ["Denver, CO 80205", "Denver, CO 80205"],
  ["Wakefield WF2 8QT", "Wakefield"],
  ["1012 AB Amsterdam", "Amsterdam"],
  ["75011 Paris", "75011 Paris"],
  ["Leeds, UK", "Leeds, UK"],
])("“%s” has no street", (address, town) => {
  expect(homeAddress(address)).toEqual({ street: "", town })
})
