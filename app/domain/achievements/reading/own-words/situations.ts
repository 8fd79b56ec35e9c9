import type { Talk } from "../../../language/talk/read-talk"
import type { Stretch } from "./stretches"

/** "412 tickets came in. I wrote a macro": an event in an earlier sentence came before the action. */
export const isSituation = ({ clauses, words }: Talk, deed: number, { first, last }: Stretch): boolean =>
  last < deed &&
  clauses[first]?.sentence !== clauses[deed]?.sentence &&
  happened.test(words[clauses[first]?.verb ?? -1]?.lower ?? "")

const happened = /^(?:came|arrived|broke|died|failed|crashed|happened|hit|flooded|landed|poured|stopped)$/
