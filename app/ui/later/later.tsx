import { type ComponentType, type FunctionComponent, memo, Suspense, useRef, useState } from "react"

interface SectionProps<Props> {
  given: Props
  /** Returns the markup that the server rendered. */
  drawn: () => string
}

/**
 * A section that is rendered on the server and hydrated by a script that loads after the page. Until then, and if the
 * script fails to load, its links and forms work as plain HTML. After a client-side navigation, the script loads at
 * once.
 *
 * Its props must be referentially stable while the page is shown: a section whose props change before hydration is
 * rendered from scratch.
 */
export function later<Props extends object>(
  /** The section on the server; null in the browser. */
  onServer: ComponentType<Props> | null,
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> {
  const Section = onServer ? shownNow(onServer) : loadedLater(load)
  function Later(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    return (
      <div ref={box}>
        <Suspense>
          <Section given={props} drawn={() => box.current?.innerHTML ?? ""} />
        </Suspense>
      </div>
    )
  }
  return memo(Later) as unknown as FunctionComponent<Props>
}

function shownNow<Props extends object>(OnServer: ComponentType<Props>) {
  return ({ given }: SectionProps<Props>) => <OnServer {...given} />
}

function loadedLater<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | undefined
  let failure: unknown
  const loading = pageLoaded()
    .then(load)
    .then(
      (component) => {
        Loaded = component
      },
      (error: unknown) => {
        failure = error
      },
    )
  return function Section({ given, drawn }: SectionProps<Props>) {
    if (failure) return <AsDrawn drawn={drawn} failure={failure} />
    if (!Loaded) throw loading
    return <Loaded {...given} />
  }
}

function AsDrawn({ drawn, failure }: { drawn: () => string; failure: unknown }) {
  const [html] = useState(drawn)
  if (html === "") throw failure
  return <div dangerouslySetInnerHTML={{ __html: html }} />
}

function pageLoaded(): Promise<unknown> {
  if (document.readyState === "complete") return Promise.resolve()
  return new Promise((resolve) => addEventListener("load", resolve, { once: true }))
}
