import { lines } from "./words/word-list"

/** A country with its adjective or language and its country code: a hint that the text may mean it, never proof. */
const kin = lines(`
  spain spanish es
  germany german de
  france french fr
  italy italian it
  denmark danish da dk
  sweden swedish sv se
  norway norwegian no
  finland finnish fi
  netherlands dutch nl holland
  belgium belgian be
  portugal portuguese pt
  poland polish pl
  england english en
  scotland scottish
  wales welsh
  ireland irish
  britain british
  america american
  china chinese mandarin zh
  japan japanese ja jp
  korea korean ko kr
  india indian
  russia russian ru
  ukraine ukrainian uk
  turkey turkish tr
  greece greek el
  switzerland swiss ch
  austria austrian at
  hungary hungarian hu
  romania romanian ro
  czechia czech cs
  brazil brazilian
  mexico mexican
  canada canadian
  australia australian
  kenya kenyan
  nigeria nigerian
  ghana ghanaian
  egypt egyptian
  vietnam vietnamese vi
  thailand thai th
  indonesia indonesian
  malaysia malaysian malay
  philippines filipino
  europe european
  africa african
  asia asian
`)

const groups = new Map<string, Set<string>>()
for (const line of kin) {
  const members = new Set(line.split(" "))
  for (const member of members) groups.set(member, members)
}

/** Synonyms for the same country or language. */
export function kinOf(lower: string): ReadonlySet<string> {
  return groups.get(lower) ?? new Set()
}
