import { expect, test } from "vitest"
import { namesRole } from "./named-role"

const ward = "Ward 7, St Brannock's Hospital - Registered Nurse - 2019-present"
const shop = "Assistant Manager, Corner Shop, Leeds (2016 – 2019)"

test.each([
  ["I am a Registered Nurse at Ward 7, St Brannock's Hospital.", ward],
  ["Registered Nurse, Ward 7, St Brannock's Hospital (2019-present)", ward],
  ["Before that, I was an Assistant Manager at Corner Shop.", shop],
  ["I was an Assistant Manager at Corner Shop (2016 – 2019).", shop],
])("%j names the role of its heading", (sentence, heading) => {
  expect(namesRole(sentence, heading)).toBe(true)
})

test.each([
  ["I was a Manager at Corner Shop.", shop],
  ["I am an Assistant Manager at Corner Shop.", shop],
  ["I was an Assistant Manager at Corner Shop (2015 – 2019).", shop],
  ["I was an Assistant Manager at Corner Shop and Bakery.", shop],
  ["I ran Corner Shop.", shop],
])("%j goes beyond its heading", (sentence, heading) => {
  expect(namesRole(sentence, heading)).toBe(false)
})
