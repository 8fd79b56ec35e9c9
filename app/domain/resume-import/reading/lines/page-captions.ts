import type { Line } from "./line"

const caption =
  /^(?:add (?:a |an |another |new )?\p{Ll}+|(?:show|see|read) (?:more|less)|no file (?:chosen|selected)|choose file|privacy \| terms)\.{0,3}$/iu
const action =
  /^(?:edit|delete|remove|update|withdraw|save|print|share|download|cancel|close|view|hide|log ?out|sign out)(?: \p{L}+){0,3}$/iu

/** A page copied with its buttons: "Edit profile | Withdraw application", or "Edit role" below each job. */
export function withCaptionsAside(lines: Line[]): Line[] {
  const counts = new Map<string, number>()
  for (const { text } of lines) counts.set(text, (counts.get(text) ?? 0) + 1)
  const isRow = (text: string) => text.includes("|") && text.length <= 100 && text.split("|").every(isAction)
  const isCaption = ({ text, bullet }: Line) =>
    text.length <= 100 &&
    (caption.test(text) || (!bullet && (isRow(text) || (isAction(text) && (counts.get(text) ?? 0) > 1))))
  return lines.map((line) => (isCaption(line) ? { ...line, furniture: true } : line))
}

const isAction = (text: string) => action.test(text.trim())

const button = /\s[x×✕✖]$/u

/** A list copied with a button after each line: "Cash handling  x". */
export function withoutButtons(lines: Line[]): Line[] {
  const count = lines.filter(({ text }) => button.test(text)).length
  const isList = count > 1 && count > lines.length / 2
  return isList ? lines.map((line) => ({ ...line, text: line.text.replace(button, "").trimEnd() })) : lines
}
