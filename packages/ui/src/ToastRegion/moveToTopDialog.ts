/**
 * Keeps an element visible, clickable and announced by moving it into the topmost modal dialog, because the browser
 * makes everything outside inert, popovers too. Without an open dialog the element is in `home`. Returns the
 * cleanup function.
 */
export function moveToTopDialog(element: HTMLElement, home: HTMLElement): () => void {
  const root = home.getRootNode()
  home.append(element)
  // Without popover support the element lies under an open dialog, and works as before.
  if (!(root instanceof Document || root instanceof ShadowRoot) || !('popover' in element)) return () => {}
  // In opening order, which the browser does not expose.
  let open: readonly HTMLDialogElement[] = []

  const follow = () => {
    const modal = [...root.querySelectorAll<HTMLDialogElement>('dialog:modal')]
    open = [...open.filter((dialog) => modal.includes(dialog)), ...modal.filter((one) => !open.includes(one))]
    const place = open.at(-1) ?? home
    if (element.parentNode !== place) move(element, place)
    element.toggleAttribute('data-over-dialog', place !== home)
    // The popover shown last is on top.
    element.hidePopover()
    if (element.isConnected) element.showPopover()
    watch.observe(root, {
      subtree: true,
      attributeFilter: ['open'],
      // Only a dialog that is removed from the DOM while open takes the element with it.
      childList: place !== home,
    })
  }

  const watch = new MutationObserver((changes) => {
    const opened = changes.some(
      ({ type, target }) => type === 'attributes' && target instanceof HTMLDialogElement,
    )
    if (opened || !element.isConnected) follow()
  })

  follow()
  return () => watch.disconnect()
}

function move(element: HTMLElement, place: HTMLElement) {
  // With `moveBefore` the content keeps focus and does not restart its animations.
  if (place.moveBefore && element.isConnected) place.moveBefore(element, null)
  else place.append(element)
}
