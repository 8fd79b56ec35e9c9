import fc from "fast-check"
import { expect, test } from "vitest"
import { entry } from "../../../../tests/support/fakes/fake-web"
import { cpuOf } from "../../../../tests/support/server/cpu"
import { clip, stripHtml } from "../../language/html-to-text"
import { articleFrom } from "./article-from"
import { typeOf } from "./article-type"
import { canonicalUrl, titleKeyOf, urlKeyOf } from "./canonical-url"

const now = new Date("2026-11-21T12:00:00.000Z")

test.each([
  "https://example.com/a/story",
  "http://example.com/a/story",
  "https://www.example.com/a/story/",
  "https://m.example.com/a/story",
  "https://example.com/a/story?utm_source=x&utm_medium=rss",
  "https://example.com/a/story?fbclid=1&gclid=2#comments",
  "https://example.com/a/story/amp/",
  "https://example.com/a/story/amp",
  "https://amp.example.com/a/story",
  "https://example.com/a/story?amp=1",
  "https://example.com/a/story/index.html",
  "https://www.google.com/amp/s/example.com/a/story/amp/",
  "https://example-com.cdn.ampproject.org/c/s/example.com/a/story",
  "HTTPS://EXAMPLE.com/a/story?source=rss----1234",
])("%s has the same key as the story", (url) => {
  expect(urlKeyOf(url)).toBe("example.com/a/story")
})

test("parameters that select an article are kept", () => {
  expect(urlKeyOf("https://example.com/?p=2&a=1")).toBe("example.com?a=1&p=2")
  expect(urlKeyOf("https://example.com/story?source=archive")).toContain("source=archive")
  expect(urlKeyOf("https://blog.example.com/a")).not.toBe(urlKeyOf("https://example.com/a"))
  expect(urlKeyOf("https://example.com/champ")).toBe("example.com/champ")
  expect(urlKeyOf("https://youtu.be/abc?si=1")).toBe(urlKeyOf("https://www.youtube.com/watch?v=abc&t=30"))
})

test("the linked URL keeps its host and path", () => {
  expect(canonicalUrl("https://www.example.com/a/?utm_source=x&id=1#top")).toBe("https://www.example.com/a/?id=1")
  for (const bad of [
    "javascript:alert(1)",
    "mailto:a@b.c",
    "no",
    "https://a:b@example.com/",
    `https://a.com/${"x".repeat(2000)}`,
  ]) {
    expect(canonicalUrl(bad)).toBeNull()
    expect(urlKeyOf(bad)).toBeNull()
  }
})

test("a URL and its canonical form have the same key", () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
      const key = urlKeyOf(url)
      expect(urlKeyOf(canonicalUrl(url) ?? "")).toBe(key)
    }),
  )
})

test("headlines match regardless of letter case and an appended site name", () => {
  const key = titleKeyOf("What Makes a Leader?", "HBR", "hbr.org")
  expect(titleKeyOf("What makes a leader", "", "copy.example.com")).toBe(key)
  expect(titleKeyOf("What Makes a Leader? | HBR", "HBR", "hbr.org")).toBe(key)
  expect(titleKeyOf("Wha\u0301t mákes a leadér", "", "x.org")).toBe(key)
  expect(titleKeyOf("Editor's note", "", "a.org")).not.toBe(titleKeyOf("Editor's note", "", "b.org"))
})

test.each([
  [{ media: "audio" }, "podcast"],
  [{ media: "video" }, "video"],
  [{ url: "https://www.ted.com/talks/x" }, "video"],
  [{ url: "https://example.com/podcast/12" }, "podcast"],
  [{ title: "Episode 12: On feedback" }, "podcast"],
  [{ title: "Video: Kafka in ten minutes" }, "video"],
  [{ title: "The 2026 Salary Survey" }, "report"],
  [{ title: "State of DevOps 2026" }, "report"],
  [{ url: "https://example.com/paper.pdf" }, "report"],
  [{ title: "Minister reported missing funds" }, "article"],
  [{ title: "Survey finds that nurses are tired" }, "article"],
  [{ title: "How to watch your budget" }, "article"],
  [{ title: "Indexes in PostgreSQL" }, "article"],
] as const)("%o is a %s", (given, type) => {
  expect(typeOf({ url: "https://example.com/a", title: "Plain words", summary: "", media: null, ...given })).toBe(type)
})

test("HTML is converted to the text that a reader would see", () => {
  const strip = (html: string) => stripHtml(html, 20_000)
  expect(strip("<p>One <b>two</b>,&nbsp;three&#8217;s</p><p>four</p>")).toBe("One two, three’s four")
  expect(strip("a<script>alert('<p>x</p>')</script>b<style>p{}</style>c<!-- d -->e")).toBe("a b c e")
  expect(strip('<a href="x" title="1 > 0">link</a> 3 < 4 & 5')).toBe("link 3 < 4 & 5")
  expect(strip("<![CDATA[plain]]> &unknown; &#0;&#xD800;")).toContain("plain")
  expect(strip('<img alt="it"s">after')).toBe("after")
})

test("deep, long or broken HTML is stripped in bounded time", async () => {
  for (const part of ["<p>", "<", '<a b="', "<script>", "<!--", "&lt;", "</", "\"<a='", "<p a='>"]) {
    const html = part.repeat(200_000 / part.length)
    expect(await cpuOf(() => stripHtml(html, 200_000), 1000)).toBeLessThan(1000)
  }
})

test("a text is truncated at the end of a sentence, else between words, never within a character", () => {
  expect(clip("Short.", 400)).toBe("Short.")
  expect(clip(`${"a".repeat(300)}. Then more words follow here and go on ${"b".repeat(200)}`, 400)).toBe(
    `${"a".repeat(300)}.`,
  )
  expect(clip("one two three four five", 12)).toBe("one two…")
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 600 }), (text) => {
      const cut = clip(text, 100)
      expect(cut.length).toBeLessThanOrEqual(100)
      expect(new TextDecoder().decode(new TextEncoder().encode(cut))).toBe(cut)
    }),
  )
})

test("an entry becomes an article with plain, short text and a date no later than now", () => {
  const made = articleFrom(
    entry("<b>Queues &amp; you</b>", {
      url: "https://www.example.com/q?utm_source=rss",
      summary: `<p>${"Why queues help. ".repeat(60)}</p><p>The post Queues appeared first on Example.</p>`,
      publishedAt: "2030-01-01T00:00:00Z",
    }),
    "feed",
    now,
  )
  expect(made).toMatchObject({ title: "Queues & you", url: "https://www.example.com/q", host: "example.com" })
  expect(made?.summary.length).toBeLessThanOrEqual(400)
  expect(made?.publishedAt).toBe(now.toISOString())
  expect(made?.terms).toContain("queue")
})

test.each(["Mon, 16 Nov 2026 06:00:00 GMT", "2026-11-16T06:00:00Z", "2026-11-16T07:00:00+01:00"])(
  "%s is a date",
  (date) => {
    expect(articleFrom(entry("Dated and done", { publishedAt: date }), "feed", now)?.publishedAt).toBe(
      "2026-11-16T06:00:00.000Z",
    )
  },
)

test("an entry without a URL or headline is dropped, and one without a date stays undated", () => {
  expect(articleFrom(entry("x", { url: "javascript:alert(1)" }), "feed", now)).toBeNull()
  expect(articleFrom(entry("x", { title: " <b></b> " }), "feed", now)).toBeNull()
  expect(articleFrom(entry("Undated and fine", { publishedAt: "soon" }), "feed", now)?.publishedAt).toBeNull()
})
