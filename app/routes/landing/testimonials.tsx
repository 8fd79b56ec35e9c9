import { Section } from "./section"
import { Stars } from "./stars"

const stories = [
  {
    quote: "I used to lose a weekend to my resume. This time I read it once and knew where every line came from.",
    who: "An operations coordinator in healthcare",
    stars: 5,
  },
  {
    quote: "It refused a number I was sure of. I looked it up and I was wrong. I trust the rest of the page now.",
    who: "A product analyst in technology",
    stars: 5,
  },
  {
    quote: "Two minutes on a Friday. At my review I had eleven months of examples, and nobody had to take my word.",
    who: "A secondary school teacher",
    stars: 4,
  },
]

export function Testimonials() {
  return (
    <Section
      id="stories"
      title="What it’s like to read it back"
      intro="Illustrative stories: written to show how people use it, not reviews by customers."
    >
      <ul className="grid gap-10 md:grid-cols-3 md:gap-8 lg:gap-12">
        {stories.map(({ quote, who, stars }) => (
          <li key={who}>
            <figure>
              <Stars count={stars} />
              <blockquote className="mt-3 font-serif text-xl">“{quote}”</blockquote>
              <figcaption className="mt-3 text-sm text-muted">{who}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
