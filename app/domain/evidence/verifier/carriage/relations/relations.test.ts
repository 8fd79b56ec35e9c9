import { expect, test } from "vitest"
import { isCarried, ledgerOf, statusOf } from "../../../../../../tests/support/told"

const isLie = (said: string, ...told: string[]) => expect(isCarried(ledgerOf(...told), said)).toBe(false)
const isTrue = (said: string, ...told: string[]) => expect(isCarried(ledgerOf(...told), said)).toBe(true)

test.each([
  [
    "I fixed the label printer, saving about 25 minutes a shift.",
    "Marek from IT fixed the label printer, saved us about 25 min a shift. i wrote down the error codes",
  ],
  [
    "I fixed the label printer nobody could fix for weeks.",
    "Marek from IT fixed the label printer nobody could fix for weeks. i wrote down the error codes",
  ],
  [
    "I rebuilt the order form, cutting calls from 40 a day to 12.",
    "Joanne at head office rebuilt the order form, cut calls from 40 a day to 12. i tried it out at our branch",
  ],
  ["I wrote the rota template.", "tasha wrote the rota template and i tested it on two wards"],
  ["I saved the foal.", "the vet saved the foal, i held her head for 2 hours"],
  ["I planned the fair.", "Ola and i planned the fair, she did the stalls"],
  ["The costumes were all mine.", "built the set for the school play. costumes were all Mrs Patel's"],
  ["I made the costumes and built the set.", "built the set for the school play. costumes were all Mrs Patel's"],
  ["The recipes were mine.", "ran the stall at the market, the recipes were Nadia's"],
])("what somebody else did is not the person's: %s", isLie)

test.each([
  [
    "The head chef wrote a stock sheet.",
    "told the head chef and wrote a stock sheet that prints every morning. head chef thanked me",
  ],
  [
    "The landlord repainted the hall.",
    "emailed the landlord, patched the roof and repainted the hall. landlord paid for the paint",
  ],
  [
    "The mayor planted 60 trees on School Road.",
    "met the mayor, planted 60 trees on school road. the mayor came to see it",
  ],
  ["Head of finance built a jig.", "told finance and built a jig for the press. head of finance thanked me"],
  [
    "The front desk gave the guest a fruit basket.",
    "the guest was angry. i said sorry, brought a fruit basket n upgraded her with front desk",
  ],
  ["They have been booked for the next 3 campaigns.", "they've booked me for the next 3 campaigns"],
  ["The coach praised me in his speech.", "the coach got fired, not me, but he praised the team in his speech"],
])("what the person did, or was done to them, is not somebody else's: %s", isLie)

test.each([
  [
    "Closing up took me 3 hours and now takes 50 minutes.",
    "used to take dave and me 3 hours to close up, now its 50 mins",
  ],
  ["It took me 5 days to strip the boat.", "it took us 5 days to strip the boat"],
  ["The new mixer saves me an hour a day.", "The new mixer saves me and Rosa an hour a day"],
])("the time of several is not the time of one: %s", isLie)

test.each([
  ["I got my NVQ 3 in June.", "hoping to do my NVQ 3 next year, not signed up yet. got my NVQ 2 in june"],
  ["I got my NVQ 2 and NVQ 3 in June.", "hoping to do my NVQ 3 next year, not signed up yet. got my NVQ 2 in june"],
  ["I passed grade 8 piano in March.", "want to sit grade 8 piano in the spring. passed grade 6 in march"],
  ["I got my HACCP level 4 in October.", "havent got my HACCP level 4 yet, got HACCP level 3 in october"],
  ["I got my first aid level 3.", "got my first aid level 2 last week. level 3 is in november"],
  [
    "I ran another first aid day in March.",
    "been asked to run another first aid day in march, not done it yet. ran one in november",
  ],
])("a number in a plan or a denial is none of a deed: %s", isLie)

test.each([
  ["We had 9 injuries this season and 2 last season.", "2 injuries this season, we had 9 last season"],
  ["I sold 22 kitchens this year and 31 last year.", "sold 31 kitchens this yr, 22 last yr"],
  ["On Mondays we serve 210 covers and on Fridays 120.", "mondays we serve 120 covers, fridays 210"],
  ["I did 20 scans in the morning and 12 in the afternoon.", "in the morning i did 12 scans, in the afternoon 20"],
  [
    "We had 3 breakages a month before the new rack and 12 after it.",
    "before the new rack we had 12 breakages a month, after it 3",
  ],
])("each of two times keeps its figure: %s", isLie)

test.each([
  ["All 9 baristas I trained are still with us.", "trained 9 baristas since january, 7 of the 9 still with us"],
  ["I trained 9 baristas, and all 9 are still with us.", "trained 9 baristas since january, 7 of the 9 still with us"],
  [
    "I got a merit in my Access to Nursing diploma.",
    "doing my access to nursing diploma, got a merit in unit 1, five units to go",
  ],
  ["I finished the cookbook.", "writing a cookbook, finished the first chapter, 11 more to write"],
  ["I won the regional tender.", "won the first round of the regional tender, two rounds left"],
  ["The class passed the retake.", "half the class passed the retake"],
])("a part is not the whole: %s", isLie)

test.each([
  ["I moved 3 nurses from nights to days.", "moved 3 nurses from days to nights when the ward filled up"],
  ["I translated the manual from Polish into German.", "translated the manual from German into Polish for the plant"],
  ["Moved stock from the back room to the shop floor.", "moved stock into the back room from the shop floor"],
])("the way goes from one end to the other: %s", isLie)

test.each([
  ["I am manager of the year.", "i am ward manager at St Luke's. im nominated for manager of the year, no result yet"],
  [
    "I was driver of the month.",
    "driver at Pym Haulage for 5 months. they put me forward for driver of the month but i didnt get it",
  ],
  ["A customer said it was the best haircut in town.", "customer said best haircut he'd had since he moved here"],
  [
    "We had the lowest shrinkage in the region.",
    "our regional manager said lowest shrinkage shes seen since we opened",
  ],
  ["Quickest changeover in the plant this year.", "quickest changeover on line 4 this year"],
])("an award has all of its words, and a rank its own scope: %s", isLie)

test.each([
  [
    "Footfall is up because I put up the new signs.",
    "put up the new signs in the car park. complaints are down. footfall is up too",
  ],
  [
    "I opened a second desk because the wait fell to 12 minutes.",
    "the wait fell to 12 minutes because i opened a second desk",
  ],
  [
    "Amir got a job at the yard because I showed him how to weld.",
    "showed Amir how to weld. he got a job at the yard in may",
  ],
  [
    "The coach uses my stats sheet because the team won 4 in a row.",
    "coach uses my stats sheet every week now and the team won 4 in a row",
  ],
  ["Thanks to my toolbox talks, sales are up.", "started doing toolbox talks on mondays. sales are up as well"],
])("two facts are no cause and effect: %s", isLie)

test("an offer without an answer is not a job, and two items do not make a third", () => {
  const told = ["tiled a bathroom for the Marlows", "priced up a 14 bathroom job for a hotel group, never heard back"]
  isLie("I tiled 14 bathrooms for a hotel group.", ...told)
  isTrue("I tiled a bathroom for the Marlows.", ...told)
})

test("a language on a card is not one that the person speaks", () => {
  const made = "made the safety leaflet in spanish, french and arabic with the translator"
  expect(statusOf("I speak French and Arabic.", ["spanish", "skill"], made)).not.toMatch(/supported|close/)
  expect(statusOf("I speak French.", ["a little french", "skill"], made)).not.toMatch(/supported|close/)
  expect(statusOf("I speak Spanish.", ["spanish", "skill"], made)).toMatch(/supported|close/)
})

test.each([
  ["I got my NVQ 2 in June.", "hoping to do my NVQ 3 next year, not signed up yet. got my NVQ 2 in june"],
  ["We had 2 injuries this season and 9 last season.", "2 injuries this season, we had 9 last season"],
  [
    "7 of the 9 baristas I trained since January are still with us.",
    "trained 9 baristas since january, 7 of the 9 still with us",
  ],
  ["I moved 3 nurses from days to nights.", "moved 3 nurses from days to nights when the ward filled up"],
  ["Because calls were late, I moved the desk.", "because calls were late, i moved the desk"],
  [
    "The wait fell to 12 minutes because I opened a second desk.",
    "the wait fell to 12 minutes because i opened a second desk",
  ],
  ["Marek from IT fixed the label printer.", "Marek from IT fixed the label printer. i wrote down the error codes"],
  ["The landlord paid for the paint.", "emailed the landlord and repainted the hall. landlord paid for the paint"],
  ["One of the two errors was mine.", "2 errors last quarter, one was mine"],
  ["It took us 5 days to strip the boat.", "it took us 5 days to strip the boat"],
])("what was told that way stands: %s", isTrue)

test.each([
  [
    "We packed 900 boxes in one shift, and the old record was 700.",
    "last week we packed 900 boxes in one shift old record was 700",
  ],
  [
    "I have not lost a frame since May.",
    "lost a whole drive in may. now i do backups on every job and havent lost a frame since",
  ],
  [
    "The director thanked the edit in her speech.",
    "director (Jo) got runner up, not me but she thanked the edit in her speech",
  ],
  [
    "We found the pool was keeping the towels.",
    "we lost 400 towel every month. i counted with the laundry and we found the pool was keeping them",
  ],
  ["I have been booked for the next 3 campaigns.", "they've booked me for the next 3 campaigns"],
  ["I wrote down when it jammed.", "all i did was write down when it jammed"],
  ["Did 40 requests, all inside 20 working days.", "did 40 requests all inside a 20-working-day limit"],
])("an honest sentence is not doubted for its form: %s", isTrue)
