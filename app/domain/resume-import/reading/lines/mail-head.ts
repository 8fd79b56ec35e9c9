import type { Line } from "./line"

const header = /^(?:from|to|cc|bcc|date|sent|subject|reply-to):\s/i
/** A letter or a message above a resume may have lost its headers. */
const greeting = /^(?:dear|hi|hello)\b[^.@\d]{0,40}[,!]$/i
/** "On Tue, 4 Mar 2025, Ada Brook <ada@example.com> wrote:" above what she wrote. */
const quoted = /^(?:on|am|le|el|il)\s.{8,160}(?:wrote|schrieb[^:]{0,80}|a écrit|escribió|ha scritto)\s?:$/i
const address = /\S@\S+\.\p{L}|\d{3}[\d .()-]{5,}/u

/** Separates the lines of an email or a letter above a pasted resume from the head of the resume itself. */
export function withoutMail(head: Line[]): { mail: Line[]; head: Line[] } {
  const headers = head.flatMap(({ text }, at) => (header.test(text) ? [at] : []))
  const first = head[0]?.text ?? ""
  const isLetter = headers.length < 2 && (greeting.test(first) || isQuoteHead(first))
  const last = isLetter ? 0 : headers.at(-1)
  if (last === undefined || (headers.length < 2 && !isLetter)) return { mail: [], head }
  const at = head.findIndex(({ text }, index) => index > last && address.test(text))
  if (at < 0) return { mail: [], head }
  // The name is in the paragraph with the address, or in the one above it.
  const opens = (before: number) => head.findLastIndex(({ gap }, index) => gap && index <= before && index > last)
  const from = opens(at) === at ? opens(at - 1) : opens(at)
  return from < 0 ? { mail: [], head } : { mail: head.slice(0, from), head: head.slice(from) }
}

/** The address in "From: Ada Brook <ada@example.com>", if the person wrote the message. */
export function senderOf(mail: Line[], name: string): string {
  const from = mail.find(({ text }) => /^from:\s/i.test(text))?.text ?? ""
  const [, sender = "", email = ""] =
    /^from:\s{1,5}([^<>]{2,80}?)\s{0,5}<([^\s<>@]{1,64}@[^\s<>@]{1,120})>/i.exec(from) ?? []
  const words = name.toLowerCase().split(/\s+/)
  return words.some((word) => word.length > 2 && sender.toLowerCase().includes(word)) ? email : ""
}

/** Whether a line is part of a message's header or greets its reader: it is neither a name nor an occupation. */
export const isOfMail = (text: string) => header.test(text) || greeting.test(text)

/** Whether a line only says who wrote the text below it. */
export const isQuoteHead = (text: string) => text.length <= 240 && quoted.test(text.trim())
