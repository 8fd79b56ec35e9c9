import { isFirstPerson, type TalkClause } from "../clauses/talk-clause"
import type { Word } from "../spelling/reading-copy"

/** A clause with the mood of its own words. */
interface Mooded extends TalkClause {
  mood: string
}

const textOf = (copy: readonly Word[], { first, last }: TalkClause) =>
  copy
    .slice(first, last)
    .map(({ lower }) => lower)
    .join(" ")

/** "Next I am looking at it": "next" alone before a full clause. */
export function isNext(copy: readonly Word[], before: Mooded | undefined, clause: Mooded): boolean {
  return before?.sentence === clause.sentence && clause.mark === "" && textOf(copy, before) === "next"
}

/** "my boss wants | that we do it", "they suggested | we try it": a mere wish has not been done. */
export function isWanted(copy: readonly Word[], before: Mooded | undefined, clause: Mooded): boolean {
  if (!before || before.verb < 0 || clause.mark !== "" || before.last !== clause.first) return false
  if (
    !/^(?:want|wants|wanted|wish|wishes|hope|hopes|hoped|suggest|suggests|suggested|propose|proposes|demands?|demanded|insists?|insisted|expects?)$/.test(
      copy[before.verb]?.lower ?? "",
    )
  )
    return false
  return before.last - before.verb <= 2 && (clause.lead === "that" || clause.lead === "")
}

/** "next is data folks, five posts open": words without a verb that continue a plan. */
export const adds = (before: Mooded | undefined, { verb, mark, sentence, mood, lead }: Mooded) =>
  before?.mood === "planned" &&
  before.sentence === sentence &&
  before.verb >= 0 &&
  verb < 0 &&
  mark === "," &&
  lead === "" &&
  mood === "done"

/** "the client told us | we saved them 12 hours" */
const toldUs = (copy: readonly Word[], { last }: TalkClause) =>
  /^(?:us|me)$/.test(copy[last - 1]?.lower ?? "") && /^(?:told|tells|tell)$/.test(copy[last - 2]?.lower ?? "")

/** "heard | it is over 60 now", "my wife says | I talk about bins", "at a guess, half of them" */
export const isHeard = (copy: readonly Word[], before: Mooded | undefined, { mark, sentence, actor }: Mooded) =>
  before?.sentence === sentence &&
  ((mark === "" && /^(?:heard|hear)$/.test(copy[before.last - 1]?.lower ?? "")) ||
    (mark === "" &&
      isFirstPerson(actor) &&
      before.mood === "hearsay" &&
      (/^(?:say|says|reckons|claims)$/.test(copy[before.last - 1]?.lower ?? "") || toldUs(copy, before))) ||
    /^(?:at a (?:guess|push)|if i had to guess|to guess)$/.test(textOf(copy, before)))

/** "I do think | we put far too much paper on people": an opinion, if it has no figure. */
export const opines = (copy: readonly Word[], before: Mooded | undefined, clause: Mooded) =>
  before?.mood === "opinion" &&
  before.actor === "me" &&
  before.sentence === clause.sentence &&
  clause.mark === "" &&
  /^(?:think|feel|believe|suppose|guess|reckon)$/.test(copy[before.last - 1]?.lower ?? "") &&
  (clause.lead === "" || clause.lead === "that") &&
  !/\d/.test(textOf(copy, clause))
