/**
 * Returns whether a press here can start dragging the sheet down: on its header with any pointer, and in its content
 * with touch, unless an element there can scroll up or handles such gestures itself.
 */
export function canStartDrag(event: PointerEvent, card: HTMLElement): boolean {
  const [head, content] = card.children
  // The stylesheet sets `touch-action: none` on the header only when the card is a sheet.
  if (!head || !content || getComputedStyle(head).touchAction !== 'none') return false

  // Uses the event path, because the parent chain does not leave a shadow tree.
  const path = event.composedPath()
  const inside = path.slice(0, path.indexOf(card)).filter((part) => part instanceof Element)
  const elsewhere = !path.includes(card) || inside.some(({ localName }) => localName === 'dialog')
  if (elsewhere) return false
  if (inside.includes(head)) return true
  return event.pointerType !== 'mouse' && content.scrollTop <= 0 && !inside.some(keepsGesture)
}

function keepsGesture(element: Element): boolean {
  return (
    element.scrollTop > 0 || !/auto|manipulation|pan-y|pan-up/.test(getComputedStyle(element).touchAction)
  )
}
