import { Section } from "./section"

/** Drawn by `npm run landing-screens` from a demo account; see there for their size. */
const screens = [
  { name: "lines", caption: "What you told us, and the lines we would write from it" },
  { name: "document", caption: "A resume with the source of each sentence in the margin" },
]
const size = { width: 1080, height: 720 }

/** Pages of the product as they are, light or dark like this one. */
export function Screens() {
  return (
    <Section id="screens" title="Your words on one side, the line on the other">
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2">
        {screens.map(({ name, caption }) => (
          <li key={name}>
            <figure>
              <picture>
                <source srcSet={`/screens/${name}-dark.webp`} media="(prefers-color-scheme: dark)" />
                <img
                  src={`/screens/${name}-light.webp`}
                  alt=""
                  loading="lazy"
                  {...size}
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
