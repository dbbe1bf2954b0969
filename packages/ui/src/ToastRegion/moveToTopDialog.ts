/**
 * Keeps an element visible, clickable and announced by moving it into the topmost modal dialog, because a modal dialog
 * makes everything outside it inert, including popovers. Without an open dialog, the element is in `home`. Returns the
 * cleanup function.
 */
export function moveToTopDialog(element: HTMLElement, home: HTMLElement): () => void {
  const root = home.getRootNode()
  home.append(element)
  // Without popover support, the element stays in `home`, behind an open dialog.
  if (!(root instanceof Document || root instanceof ShadowRoot) || !('popover' in element)) return () => {}
  // The open dialogs in the order in which they were opened, which the browser does not expose.
  let open: readonly HTMLDialogElement[] = []

  const follow = () => {
    const modal = [...root.querySelectorAll<HTMLDialogElement>('dialog:modal')]
    open = [...open.filter((dialog) => modal.includes(dialog)), ...modal.filter((one) => !open.includes(one))]
    const place = open.at(-1) ?? home
    if (element.parentNode !== place) move(element, place)
    element.toggleAttribute('data-over-dialog', place !== home)
    // Hides and shows the popover again, because the popover shown last is on top.
    element.hidePopover()
    if (element.isConnected) element.showPopover()
    watch.observe(root, {
      subtree: true,
      attributeFilter: ['open'],
      // Also observes removed nodes: if a dialog is removed from the DOM while open, the element must be moved out of
      // it.
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
  // `moveBefore` keeps the focus and does not restart animations.
  if (place.moveBefore && element.isConnected) place.moveBefore(element, null)
  else place.append(element)
}
