/** "rotas, radio dispatch and stock control". */
export function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? ""
  const others = texts.slice(0, -1)
  return others.length > 0 ? `${others.join(", ")} and ${last}` : last
}
