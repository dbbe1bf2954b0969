/**
 * Gives a product's picture in a list and the first picture of its gallery the same name for the duration of a view
 * transition between the two pages, in both directions, so that the browser moves one to the other. Without a view
 * transition (unsupported, reduced motion, reload), nothing happens. Inlined in every document (`toInlineScript`).
 */
export function morphProductPicture(): void {
  const isVisible = (element: Element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }
  const name = (
    { viewTransition }: { readonly viewTransition: ViewTransition | null },
    other: string | null | undefined,
    isGalleryIncluded: boolean,
  ) => {
    if (!viewTransition || !other) return
    const { pathname } = new URL(other)
    // Prefers the focused link, because a list may contain a product twice.
    const pictures = [document.activeElement, ...document.links]
      .filter((link) => link instanceof HTMLAnchorElement && link.pathname === pathname)
      .map((link) => link?.closest('article')?.querySelector('img'))
    if (isGalleryIncluded && /\/p\//.test(location.pathname))
      pictures.push(document.querySelector<HTMLImageElement>('img[fetchpriority=high]'))
    const frame = pictures.find((picture) => picture && isVisible(picture))?.parentElement
    if (!frame) return
    frame.style.viewTransitionName = 'product'
    const forget = () => frame.removeAttribute('style')
    viewTransition.finished.then(forget, forget)
  }
  addEventListener('pageswap', (event) =>
    // Includes the picture of the gallery only if the visitor goes back: other pages that a product page leads to, such
    // as the cart, do not show it.
    name(event, event.activation?.entry.url, event.activation?.navigationType === 'traverse'),
  )
  addEventListener('pagereveal', (event) => name(event, window.navigation?.activation?.from?.url, true))
}
