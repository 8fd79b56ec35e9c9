/**
 * The seed and the date of a run, from `SEED` and `TEST_DATE` (a day or an instant). All child processes inherit them.
 * The seed determines the random draws of property tests and worlds; the default is random.
 */
export const seed = read("SEED", (text) => (/^\d{1,9}$/.test(text) ? Number(text) : Number.NaN)) ?? draw()

/** The number of seconds by which the clock of the tests, the product and the sandbox is ahead of this machine's. */
export const dateOffset = read("NOW_OFFSET", Number) ?? read("TEST_DATE", offsetOf) ?? 0

process.env.SEED = String(seed)
process.env.NOW_OFFSET = String(dateOffset)

/** The run's seed and date as environment variables that repeat the run. */
export const givenAs = `SEED=${seed}${process.env.TEST_DATE ? ` TEST_DATE=${process.env.TEST_DATE}` : ""}`

/** A deterministic generator of numbers from 0 to below 1: "mulberry32", by Tommy Ettinger. */
export function drawsFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const moved = Symbol.for("the clock has been moved")

/** Moves this process's clock to the run's date, once. */
export function moveClock(): void {
  if (dateOffset === 0 || moved in globalThis) return
  const Machine = Date
  const now = () => Machine.now() + dateOffset * 1000
  const Moved = new Proxy(Machine, {
    construct: (target, given, self) => Reflect.construct(target, given.length === 0 ? [now()] : given, self),
    apply: () => new Machine(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  })
  Object.assign(globalThis, { Date: Moved, [moved]: true })
}

function draw(): number {
  return Math.floor(Math.random() * 1_000_000)
}

/** A date without a time keeps the current time of day. */
function offsetOf(text: string): number {
  const now = new Date().toISOString()
  return Math.round((Date.parse(text.length === 10 ? text + now.slice(10) : text) - Date.parse(now)) / 1000)
}

function read(name: string, parse: (text: string) => number): number | undefined {
  const text = process.env[name]
  if (!text) return undefined
  const value = parse(text)
  if (Number.isNaN(value)) throw new Error(`Invalid value: ${name}=${text}`)
  return value
}
