/**
 * Keeps an element where it can be seen, pressed and heard: in the modal dialog that is on top, because the browser
 * makes everything outside inert, popovers too, or at home while none is open. Answers what ends it.
 */
export function moveToTopDialog(element: HTMLElement, home: HTMLElement): () => void {
  const root = home.getRootNode()
  home.append(element)
  // Without popovers it lies under an open dialog, and works as before.
  if (!(root instanceof Document || root instanceof ShadowRoot) || !('popover' in element)) return () => {}
  // In the order they were opened, which the browser does not tell.
  let open: readonly HTMLDialogElement[] = []

  const follow = () => {
    const modal = [...root.querySelectorAll<HTMLDialogElement>('dialog:modal')]
    open = [...open.filter((dialog) => modal.includes(dialog)), ...modal.filter((one) => !open.includes(one))]
    const place = open.at(-1) ?? home
    if (element.parentNode !== place) move(element, place)
    element.toggleAttribute('data-over-dialog', place !== home)
    // What is shown last lies on top.
    element.hidePopover()
    if (element.isConnected) element.showPopover()
    watch.observe(root, {
      subtree: true,
      attributeFilter: ['open'],
      // Only a dialog that is taken out of the page while open takes the element with it.
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
  // Where the browser can, what is in it keeps focus and does not come in anew.
  if (place.moveBefore && element.isConnected) place.moveBefore(element, null)
  else place.append(element)
}
