import { Section } from "./section"

/** Captured by `npm run landing-screens` from a demo account; the script defines their sizes. */
const screens = [
  { name: "lines", caption: "What you told us, and the line we'd write from it" },
  { name: "document", caption: "A resume with the source of each sentence in the margin" },
]
const wide = { width: 1680, height: 924 }
const narrow = { width: 546, height: 840 }
const isNarrow = "(width < 40rem)"
const isDark = "(prefers-color-scheme: dark)"

/** Screenshots of the product, in the page's width and color scheme. */
export function Screens() {
  return (
    <Section id="screens" title="Your words on one side, the result on the other">
      <ul className="space-y-12">
        {screens.map(({ name, caption }) => (
          <li key={name}>
            <figure>
              <picture>
                <source srcSet={`/screens/${name}-narrow-dark.webp`} media={`${isNarrow} and ${isDark}`} {...narrow} />
                <source srcSet={`/screens/${name}-narrow-light.webp`} media={isNarrow} {...narrow} />
                <source srcSet={`/screens/${name}-dark.webp`} media={isDark} {...wide} />
                <img
                  src={`/screens/${name}-light.webp`}
                  alt=""
                  loading="lazy"
                  {...wide}
                  className="h-auto w-full border border-line"
                />
              </picture>
              <figcaption className="mt-3 text-sm text-muted">{caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
