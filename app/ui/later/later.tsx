import { type ComponentType, type FunctionComponent, memo, Suspense, useRef, useState } from "react"

interface SectionProps<Props> {
  given: Props
  /** The markup that the server rendered in its place. */
  drawn: () => string
}

/**
 * A section that the server draws with the page, and whose script the browser fetches once the page has loaded. Until
 * then, and if the script cannot be fetched, its links and forms work as HTML. On a page that a link led to, the script
 * is fetched at once.
 *
 * Its props stay the same objects while the page stays: a section that changes before its script is there is drawn anew.
 */
export function later<Props extends object>(
  /** The section on the server, null in the browser. */
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
