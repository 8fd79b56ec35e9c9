/** The height that shows a frame's page whole; null while the page has not arrived. */
export function pageHeight(page: Document | null | undefined): number | null {
  if (!page?.querySelector(".sheet")) return null
  // The body's own height, because the height of the root never falls below that of the frame.
  return Math.ceil(page.body.getBoundingClientRect().height)
}
