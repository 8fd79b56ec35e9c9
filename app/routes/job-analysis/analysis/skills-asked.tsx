import { Badge } from "../../../ui/badge"
import type { ShownAnalysis } from "./shown-analysis.server"

/** The skills that a posting names. Those that the evidence shows come first. */
export function SkillsAsked({ skills }: Pick<ShownAnalysis, "skills">) {
  if (skills.length === 0) return null
  const inOrder = [...skills].sort((a, b) => Number(b.yours !== null) - Number(a.yours !== null))
  return (
    <section aria-labelledby="skills-asked">
      <h2 id="skills-asked" className="text-lg">
        Skills it asks for
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {inOrder.map(({ name, yours }) => (
          <li key={name} className="max-w-full">
            <Badge tone={yours ? "positive" : "neutral"} className="flex-wrap whitespace-normal! wrap-anywhere">
              <span aria-hidden>{yours ? "✓" : "–"}</span> {name}
              <span className="sr-only">{yours ? ", shown" : ", not shown yet"}</span>
              {yours && yours.toLowerCase() !== name.toLowerCase() && <span className="font-normal">as “{yours}”</span>}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
