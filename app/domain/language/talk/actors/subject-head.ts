import type { Word } from "../spelling/reading-copy"

/** The subject up to its head noun: "attendance at parents evening" is not people, "two of my students" is. */
export function headOf(lowers: string[]): string[] {
  const end = lowers.findIndex(
    (lower, at) =>
      at > 0 &&
      /^(?:at|of|in|for|on|from|to|per|between|by|with|without|near|behind|like|over|among|amongst|across|within|during|around|through|under|above|about|that|which|who)$/.test(
        lower,
      ),
  )
  const [head = ""] = lowers.slice(0, end).slice(-1)
  const isPart =
    /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|some|most|many|all|both|none|half|part|rest|majority|group|lot|couple|number|pair|bunch|each|several|few|dozen|board|member|head)$/
  return end > 0 && !isPart.test(head) && !lowers.includes("and") ? lowers.slice(0, end) : lowers
}

/** "product shipped the new feed": a bare noun with a verb that only people can do is a department. */
export function actsBare(copy: readonly Word[], [from, to]: [number, number], verb: number): boolean {
  const acts = /^(?:shipped|built|wrote|launched|fixed|designed|signed|bought|decided|handled|approved|wants|wanted)$/
  return (
    to - from === 1 &&
    acts.test(copy[verb]?.lower ?? "") &&
    /^(?:the|an?|our|my|all)$/.test(copy[verb + 1]?.lower ?? "")
  )
}
