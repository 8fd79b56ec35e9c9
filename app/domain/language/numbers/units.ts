import { lines } from "../words/word-list"

/** A unit of measurement: its base unit, and the number of base units in it. */
export interface Unit {
  base: string
  factor: number
}

/**
 * One unit per line: base, factor, then the spellings. Months and years are separate from days, since the ratio varies.
 */
const table = lines(`
  second 0.001 ms millisecond milliseconds
  second 1 second seconds sec secs s
  second 60 minute minutes min mins
  second 3600 hour hours hr hrs h
  second 86400 d day days
  second 604800 week weeks wk wks
  second 1209600 fortnight fortnights
  month 1 month months
  month 3 quarter quarters qtr qtrs
  month 12 year years yr yrs
  month 120 decade decades
  gram 0.001 mg milligram milligrams
  gram 1 g gram grams gramme grammes
  gram 1000 kg kilo kilos kilogram kilograms
  gram 1000000 t tonne tonnes
  ton 1 ton tons
  pound-weight 1 lb lbs
  pound-weight 0.0625 oz ounce ounces
  metre 0.001 mm millimetre millimetres millimeter millimeters
  metre 0.01 cm centimetre centimetres centimeter centimeters
  metre 1 m metre metres meter meters
  metre 1000 km kilometre kilometres kilometer kilometers
  inch 1 inch inches
  foot 1 ft foot feet
  foot 5280 mile miles
  foot 3 yard yards
  square-metre 1 m² m2 sqm
  square-metre 10000 ha hectare hectares
  square-foot 1 sqft
  square-foot 43560 acre acres
  litre 0.001 ml millilitre millilitres milliliter milliliters
  litre 1000 m³ m3
  litre 1 l litre litres liter liters
  gallon 1 gallon gallons
  byte 1000 kb
  byte 1000000 mb
  byte 1000000000 gb
  byte 1000000000000 tb
  watt 1000 kw
  watt 1000000 mw
  watt-hour 1000 kwh
  % 1 % percent percentage pct
  penny 1 p pence
  cent 1 cents cent
  times 1 x × times fold
`)

export const units = new Map<string, Unit>()
for (const line of table) {
  const [base = "", factor = "1", ...names] = line.split(" ")
  for (const name of names) units.set(name, { base, factor: Number(factor) })
}

/** Currency signs and words before or after an amount, as ISO codes. A bare dollar or pound sign stays unresolved. */
const currencyTable = lines(`
  USD us$ usd
  SGD s$ sgd
  AUD a$ aud au$
  CAD c$ cad ca$
  NZD nz$ nzd
  HKD hk$ hkd
  MXN mx$ mxn
  BRL r$ brl
  USD $ dollar dollars
  EUR € eur euro euros
  GBP £ gbp pound pounds quid
  INR ₹ rs inr rupee rupees
  JPY ¥ jpy yen
  CNY cny rmb yuan
  CHF chf franc francs
  SEK sek kr kronor
  NOK nok kroner
  DKK dkk
  PLN zł pln zloty
  NGN ₦ ngn naira
  KES kes ksh
  ZAR zar rand
  MYR rm myr ringgit
  PHP ₱ php peso pesos
  AED aed dirham dirhams
  KRW ₩ krw
  THB ฿ thb baht
  GHS ghs cedi cedis
  IDR idr rupiah
  TRY ₺ lira
  ILS ₪ shekel shekels
  BDT taka
  PKR pkr
`)

export const currencies = new Map<string, string>()
for (const line of currencyTable) {
  const [code = "", ...names] = line.split(" ")
  for (const name of names) currencies.set(name, code)
}

/** Words that scale the preceding number. */
export const scales = new Map<string, number>([
  ["hundred", 1e2],
  ["thousand", 1e3],
  ["thou", 1e3],
  ["thousands", 1e3],
  ["grand", 1e3],
  ["k", 1e3],
  ["lakh", 1e5],
  ["lakhs", 1e5],
  ["lac", 1e5],
  ["million", 1e6],
  ["millions", 1e6],
  ["mn", 1e6],
  ["mio", 1e6],
  ["mil", 1e6],
  ["mln", 1e6],
  ["crore", 1e7],
  ["crores", 1e7],
  ["cr", 1e7],
  ["billion", 1e9],
  ["bn", 1e9],
  ["trillion", 1e12],
])
