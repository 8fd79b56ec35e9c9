import { misspellings } from "../../misspellings"
import { lines } from "../../words/word-list"
import { regionalWords } from "./regional-words"

/** Informal spellings, each with its standard form: one word per line. */
const table = lines(`
  i'm = I am
  aswell = as well
  shouldve = should have
  should've = should have
  couldve = could have
  could've = could have
  wouldve = would have
  would've = would have
  im = I am
  ive = I have
  i've = I have
  i'll = I will
  dont = do not
  don't = do not
  didnt = did not
  didn't = did not
  doesnt = does not
  doesn't = does not
  wasnt = was not
  wasn't = was not
  werent = were not
  weren't = were not
  isnt = is not
  isn't = is not
  arent = are not
  aren't = are not
  aint = is not
  ain't = is not
  cant = can not
  can't = can not
  cannot = can not
  couldnt = could not
  couldn't = could not
  wont = will not
  won't = will not
  wouldnt = would not
  wouldn't = would not
  shouldnt = should not
  shouldn't = should not
  havent = have not
  haven't = have not
  hasnt = has not
  hasn't = has not
  hadnt = had not
  hadn't = had not
  thats = that is
  that's = that is
  theres = there is
  there's = there is
  whats = what is
  what's = what is
  shes = she is
  hes = he is
  she's = she is
  he's = he is
  it's = it is
  they're = they are
  theyre = they are
  you're = you are
  youre = you are
  we're = we are
  weve = we have
  we've = we have
  they've = they have
  theyve = they have
  theyd = they had
  bldg = building
  i'd = I had
  we'd = we had
  they'd = they had
  he'd = he had
  she'd = she had
  it'd = it would
  they'll = they will
  he'll = he will
  she'll = she will
  it'll = it will
  we'll = we will
  lets = let us
  let's = let us
  ppl = people
  every1 = everyone
  some1 = someone
  any1 = anyone
  lil = little
  outta = out of
  lotta = lot of
  abt = about
  w = with
  wi = with
  cos = because
  coz = because
  cuz = because
  bcoz = because
  bc = because
  'cause = because
  thru = through
  tho = though
  gonna = going to
  wanna = want to
  gotta = have to
  kinda = kind of
  sorta = sort of
  em = them
  'em = them
  til = until
  till = until
  'til = until
  xmas = Christmas
  mins = minutes
  min = minutes
  hrs = hours
  hr = hour
  secs = seconds
  sec = seconds
  deps = dependencies
  wk = week
  wks = weeks
  yr = year
  yrs = years
  mths = months
  mil = million
  mio = million
  approx = approximately
  msgs = messages
  msg = message
  mgr = manager
  mgmt = management
  dept = department
  b4 = before
  tmrw = tomorrow
  yday = yesterday
  pls = please
  plz = please
  thx = thanks
  u = you
  ur = your
  obvs = obviously
  obv = obviously
  def = definitely
  prob = probably
  probs = probably
  esp = especially
  'bout = about
  bout = about
  insta = Instagram
  quid = pounds
  bucks = dollars
  buck = dollar
  grand = thousand
  thou = thousand
  w/o = without
  w/ = with
  & = and
  ~ = about
  weds = Wednesday
  tues = Tuesday
  thurs = Thursday
  avg = average
  jan = January
  feb = February
  apr = April
  aug = August
  sept = September
  oct = October
  nov = November
  dec = December
`)

const casual = new Map<string, string[]>()
for (const line of [...table, ...regionalWords]) {
  const [typed = "", written = ""] = line.split(" = ")
  casual.set(typed, written.split(" "))
}
for (const [typed, meant] of misspellings) casual.set(typed, [meant])

/** Filler: words that say nothing about the work in any position. */
const fillers =
  /^(?:lol|lmao|haha+|hehe|jaja|tbh|tbf|imo|imho|omg|btw|fyi|idk|honestly|literally|basically|actually|obviously|anyway|anyways|xx?|yaar|hey|eish|wow|yay|phew|um|uh|hmm|erm|ok|okay|yeah|yep|yup|well|oh|ah|haha|please|apparently|definitely|really|simply|pretty)$/

/** The words that an informal word stands for, or null if it is standard. */
export function writtenOut(lower: string): readonly string[] | null {
  return casual.get(lower) ?? null
}

export function isFiller(lower: string): boolean {
  return fillers.test(lower)
}
