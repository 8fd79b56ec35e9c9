/**
 * Reports product events to the operator's tracker. Loaded only for visitors who have consented.
 *
 * The operator's script (`data-script`) reads the array `window.trackerQueue` or replaces its `push`:
 *   ["key", operatorKey]
 *   ["identify", { email }]             once, on pages for signed-in users
 *   ["track", eventName, { page }]      eventName as in POST /api/events
 */
;(() => {
  const { script, key } = document.currentScript.dataset
  window.trackerQueue = window.trackerQueue || []
  const send = (...entry) => window.trackerQueue.push(entry)
  const track = (name) => send("track", name, { page: location.pathname })

  send("key", key)
  const person = document.querySelector("[data-tracker-email]")
  if (person) send("identify", { email: person.dataset.trackerEmail })

  let last = ""
  function countView() {
    const view = document.querySelector('meta[name="tracker-view"]')?.content
    const seen = view && `${view} ${location.pathname}`
    if (seen && seen !== last) track(view)
    last = seen || ""
  }
  countView()
  // Client-side navigation changes the head without loading a new document.
  new MutationObserver(countView).observe(document.head, { childList: true, subtree: true, attributes: true })

  const eventOf = (target, name) => target.closest?.(`[${name}]`)?.getAttribute(name)
  addEventListener("click", ({ target }) => {
    const name = eventOf(target, "data-track-click")
    if (name) track(name)
  })
  addEventListener("submit", ({ target }) => {
    const name = eventOf(target, "data-track-submit")
    if (name) track(name)
  })
  const pricing = document.querySelector('[data-track-seen="pricing_view"]')
  if (pricing) {
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting) return
      track("pricing_view")
      watch.disconnect()
    })
    watch.observe(pricing)
  }

  const loaded = document.createElement("script")
  loaded.src = script
  loaded.async = true
  document.head.append(loaded)
})()
