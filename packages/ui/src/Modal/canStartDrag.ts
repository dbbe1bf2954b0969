/**
 * Whether what is pressed here may draw the sheet down: at its head any pointer may, in its content a finger, where
 * nothing under it can scroll back or takes such gestures for itself.
 */
export function canStartDrag(event: PointerEvent, card: HTMLElement): boolean {
  const [head, content] = card.children
  // The style sheet keeps the browser from panning at the head only where the card is a sheet.
  if (!head || !content || getComputedStyle(head).touchAction !== 'none') return false

  // The path and not the parents: it leads out of shadow trees too.
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
