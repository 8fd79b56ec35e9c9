import type { Talk } from "../../../language/talk/read-talk"
import type { Word } from "../../../language/talk/spelling/reading-copy"

export const isHelped = ({ words }: Talk, at: number) =>
  /^(?:helped|helping)$/.test(words[at - 1]?.lower ?? "") && words[at + 1]?.lower === "with"

/** "5 minutes now and reviews mention it": where the statement starts that would lack its object; else 0. */
export function statementBefore({ words, classes }: Talk, first: number, at: number): number {
  let start = at - 1
  if (!/^(?:base|third|past)$/.test(classes[start] ?? "")) return 0
  do start--
  while (start > first && /^(?:noun|adjective|determiner)$/.test(classes[start] ?? ""))
  return start > first && start < at - 2 && words[start]?.lower === "and" ? (words[start]?.from ?? 0) : 0
}

/** "every one of them" */
export const endsInEveryOne = (kept: readonly Word[]) => kept.at(-1)?.lower === "one" && kept.at(-2)?.lower === "every"

/** "all four are still here". */
export const isStill = ({ words, classes }: Talk, at: number) =>
  words[at]?.lower === "still" &&
  (classes[at - 1] === "be" ||
    /^(?:all|both)$/.test(words[at - 1]?.lower ?? "") ||
    /^(?:here|there|in|with|going|running|working)$/.test(words[at + 1]?.lower ?? ""))
