/** "[ada@example.com](<mailto:ada@example.com>)": a link, with the address in angle brackets or without. */
const link = /\[((?:\\.|[^\][\\]){0,300})\]\((?:<([^<>\n]{0,300})>|([^\s()]{0,300}))\)/g
const strong = /(?<![\\*])\*\*(?=\S)((?:\\.|[^*\\\n])+)(?<=\S)\*\*(?!\*)/g
/** "*Skills*: welding": a chat has bold words between single marks. */
const label = /^([*_])(\p{L}[^*_\n]{1,60})\1(?=\s?:\s)/gmu
const escaped = /\\([\\`*_[\]<>#|])/g

/** Text as a reader of Markdown sees it: links, strong words and escapes without their marks. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(link, (_, shown: string, bracketed = "", bare = "") => shownLink(shown, bracketed || bare))
    .replace(strong, "$1")
    .replace(label, "$2")
    .replace(escaped, "$1")
}

/** The address is left out if the text already contains it, so that a line has it only once. */
function shownLink(shown: string, address: string): string {
  const said = shown.replace(escaped, "$1")
  const bare = address.replace(/^(?:mailto|tel):|^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "")
  const isSaid = /^tel:/i.test(address) || said.includes(bare)
  return isSaid ? shown : `${shown} ${address}`
}
