/** A way to fill a text field that is expensive for a careless parser. */
export interface HostileText {
  name: string
  make: (length: number) => string
}

/** Repeats the unit, cut to the exact length. */
const repeated = (name: string, unit: string): HostileText => ({
  name,
  make: (length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length),
})

/** A start, a repeated unit, and an end that forces a matcher to backtrack. */
const framed = (name: string, start: string, unit: string, end: string): HostileText => ({
  name,
  make: (length) => {
    const room = Math.max(0, length - start.length - end.length)
    return (start + unit.repeat(Math.ceil(room / unit.length)).slice(0, room) + end).slice(0, length)
  },
})

/** Pieces numbered to be distinct, so that neither a cache nor a set of seen words helps. */
const counted = (name: string, piece: (at: number) => string): HostileText => ({
  name,
  make: (length) => {
    let text = ""
    for (let at = 0; text.length < length; at++) text += piece(at)
    return text.slice(0, length)
  },
})

const letters = (at: number) =>
  [...at.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join("")
const capitalized = (at: number) => `Q${letters(at)}`

const numbers = [
  repeated("multiples", "2x "),
  repeated("ranges without an end", "1–2–"),
  repeated("ranges", "1–2 "),
  repeated("ranges of hyphens", "3-4-5-"),
  repeated("bare numbers", "1 "),
  repeated("one long number", "7"),
  repeated("grouped thousands", "1 000 "),
  repeated("thousands with commas", "1,000,"),
  repeated("decimals", "1.1."),
  repeated("percentages", "50% "),
  repeated("signs of percent", "%"),
  repeated("percent in words", "5 percent of 6 per cent of "),
  repeated("currencies", "$5 €6 £7 "),
  repeated("signs of currencies", "$"),
  repeated("amounts with a scale", "$2.5 million, "),
  repeated("units", "5 kg 6 km 7 hours "),
  repeated("units glued", "5kg6km7h"),
  repeated("from one to another", "from 1 to 2 to "),
  repeated("shares", "1 in 2 in "),
  repeated("rates", "5 per day per week per "),
  repeated("number words", "one hundred and two thousand and "),
  repeated("fractions", "half a third of a quarter of "),
  repeated("sums", "1 + 2 = 3 and "),
  repeated("minutes and times", "12:30 – 13:45, "),
  repeated("people", "40 people and 30 people and "),
  counted("numbers that differ", (at) => `${at} beds, `),
  counted("items that differ", (at) => `${at}x ${letters(at)} `),
  repeated("comparisons", "more than 5 less than 6 at least "),
  repeated("signs before numbers", "+-±~<>≤5 "),
  repeated("roman numerals", "XIV MCMXC III "),
  repeated("phone numbers", "+61 400 000 000 "),
  repeated("hyphens and digits", "1-"),
]

const dates = [
  repeated("years", "2019 "),
  repeated("ranges of years", "2019 – 2021, "),
  repeated("months", "January March May "),
  repeated("months and years", "Jan 2019 to "),
  repeated("dates", "12/12/2012 "),
  repeated("dates of the standard", "2019-01-02"),
  repeated("since", "since 2019 since "),
  repeated("opened brackets of years", "(2019 – "),
  repeated("headings of jobs", "Nurse — Elm House — 2016 – 2019\n"),
]

const marks = [
  repeated("dots", "."),
  repeated("dots and spaces", ". "),
  repeated("ellipses", "… "),
  repeated("exclamations", "?!"),
  repeated("commas", ","),
  repeated("commas and words", "a, "),
  repeated("semicolons", "a; b; "),
  repeated("colons", "a: "),
  repeated("opening brackets", "("),
  repeated("nested brackets", "([{"),
  framed("brackets opened and closed", "", "(a", ")"),
  repeated("closing brackets", ")"),
  repeated("quotes", '"'),
  repeated("opened quotes", "“I "),
  repeated("apostrophes", "'"),
  repeated("apostrophes in words", "a'b’"),
  repeated("possessives", "Anna's Ben’s "),
  repeated("possessive ends", "s' "),
  repeated("hyphens", "-"),
  repeated("hyphens and spaces", "- "),
  repeated("chains of hyphens", "a-b-"),
  repeated("dashes", "–—"),
  repeated("dashes between spaces", "a – b — "),
  repeated("slashes", "a/b/"),
  repeated("backslashes", "\\"),
  repeated("asterisks", "**a* "),
  repeated("arrows", "=>->"),
  framed("spaces before an arrow", "", " ", "-"),
  repeated("underscores", "_a__b"),
  repeated("bars", "a | b | "),
  repeated("ampersands", "A&B & "),
  repeated("dots of initials", "A.B."),
]

const spaces = [
  repeated("spaces", " "),
  framed("spaces inside", "I led", " ", "it"),
  repeated("newlines", "\n"),
  repeated("newlines of Windows", "\r\n"),
  framed("newlines inside", "I led", "\n", "it"),
  repeated("newlines and spaces", "\n \n"),
  repeated("tabs", "\t"),
  repeated("tabs and words", "a\t"),
  repeated("bullets", "• "),
  repeated("bullets on lines", "- a\n"),
  repeated("numbered lines", "1. a\n"),
  repeated("short lines", "a\n"),
  repeated("labels", "Post 1: Slide 2: "),
  repeated("hard spaces", "\u00a0"),
  repeated("zero-width characters", "\u200b\u200d\ufeff"),
]

const markup = [
  repeated("opened tags", "<a "),
  repeated("angle brackets", "<"),
  repeated("tags never closed", "<b>"),
  repeated("tags", "<b></b>"),
  repeated("comments never closed", "<!--"),
  repeated("scripts never closed", "<script>"),
  repeated("entities", "&amp;"),
  repeated("entities never closed", "&#x"),
  repeated("templates", "{{a}} {% b %} "),
  repeated("opened links of Markdown", "[a]("),
  repeated("addresses of pages", "https://a.example/b?c=d&e#f "),
  repeated("beginnings of addresses", "http://"),
  repeated("hosts", "www.a.b."),
  repeated("addresses of mail", "a@b.example "),
  repeated("signs of mail", "a@"),
  framed("one long host", "a@", "b.", "!"),
  repeated("hashtags", "#one #"),
  repeated("mentions of accounts", "@a"),
]

const letterings = [
  repeated("one giant word", "a"),
  framed("one giant word and a mark", "", "a", "!"),
  repeated("one giant word in capitals", "A"),
  repeated("one word in changing case", "aB"),
  repeated("long words", `${"abcdefghij".repeat(20)} `),
  repeated("combining marks", "e\u0301\u0323\u0308"),
  repeated("marks without a letter", "\u0301"),
  repeated("right to left", "שלום עולם "),
  repeated("turns of direction", "\u202ea\u202c"),
  repeated("lone surrogates", "\ud800"),
  repeated("pairs of surrogates", "𝒜𝒷 "),
  repeated("families of emoji", "👩‍👩‍👧‍👦"),
  repeated("flags", "🇦🇺"),
  repeated("tones of skin", "👍🏽 "),
  repeated("ideographs", "漢字、"),
  repeated("ligatures", "ﬁ ﷺ "),
  repeated("letters that grow", "İß"),
  repeated("null characters", "\u0000"),
]

const wordings = [
  repeated("capitals", "I A B "),
  repeated("pairs of names", "Anna Berg "),
  counted("names that differ", (at) => `${capitalized(at)} `),
  counted("names with commas", (at) => `${capitalized(at)} ${capitalized(at + 1)}, `),
  counted("words that differ", (at) => `${letters(at)} `),
  counted("sentences that differ", (at) => `I led ${letters(at)} at ${capitalized(at)}. `),
  repeated("short sentences", "I ran. "),
  repeated("by", "by "),
  repeated("by somebody", "by Anna by Ben by "),
  repeated("and", "and "),
  repeated("and with verbs", "led and ran and "),
  repeated("of the", "of the "),
  repeated("I", "I "),
  repeated("I with verbs", "I led I ran I "),
  repeated("verbs", "led "),
  repeated("participles", "was being led having "),
  repeated("negations", "not never no "),
  repeated("denials", "I don't I didn't "),
  repeated("wishes", "I would hope to plan to "),
  repeated("who", "who led who ran "),
  repeated("team", "my team led our team and I "),
  repeated("titles", "Senior Chief Manager Director of "),
  repeated("places", "at Acme in Sydney for "),
  repeated("results", "which led to a rise of "),
  repeated("because", "because so that which "),
  repeated("skills with commas", "SQL, Excel, C++, "),
  repeated("short forms", "AWS B2B iOS C# "),
  repeated("points of a short form", "e.g. i.e. etc. Dr. "),
  repeated("contractions", "I've we're I'm "),
  repeated("prefixes", "re-pre-co-e-"),
  repeated("ask and answer", "Situation: Task: Action: Result: "),
]

/** Every way to fill a field. The first of each group is the plainest. */
export const hostileTexts: readonly HostileText[] = [
  ...numbers,
  ...dates,
  ...marks,
  ...spaces,
  ...markup,
  ...letterings,
  ...wordings,
]
