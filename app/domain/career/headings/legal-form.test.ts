import { describe, expect, it } from "vitest"
import { parseExperience } from "../history/parse-experience"

const forms =
  "Sp. z o.o.|s.r.o.|S.A.|GmbH & Co. KG|Pty Ltd|B.V.|a.s.|d.o.o.|Kft.|S.p.A.|Lda.|A/S|Oy|AB|Co.|Inc.|Ltd.|Sdn. Bhd."

const firstRole = (...lines: string[]) => parseExperience([...lines, "- planned the routes"].join("\n")).roles[0]

describe.each(forms.split("|"))("an employer with the legal form %s", (form) => {
  const read = { title: "Route Planner", company: `Oberlin Freight ${form}`, lines: ["planned the routes"] }

  it("is read from a heading that ends with its dates", () => {
    expect(firstRole(`Route Planner | Oberlin Freight ${form} (Sep 2021 – present)`)).toMatchObject(read)
    expect(firstRole(`Route Planner at Oberlin Freight ${form} (Sep 2021 – present)`)).toMatchObject(read)
  })

  it("is read with its place", () => {
    const role = firstRole(`Route Planner, Oberlin Freight ${form}, Gdynia, 2019 - 2021`)
    expect(role).toMatchObject({ ...read, location: "Gdynia" })
  })

  it("is read from a line of its own", () => {
    expect(firstRole("Route Planner", `Oberlin Freight ${form}`, "2019 - 2021")).toMatchObject(read)
  })
})

it("a sentence with a period at its end is not a heading", () => {
  expect(firstRole("Trained a Route Planner at the depot, 2019 - 2021.")).toBeUndefined()
})
