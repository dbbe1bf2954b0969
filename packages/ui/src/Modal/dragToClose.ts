import { canStartDrag } from './canStartDrag.ts'
import { classifyDrag, closingDistance } from './classifyDrag.ts'

interface Drag {
  readonly pointer: number
  /** Position at which the pointer went down, in pixels. */
  readonly x: number
  readonly y: number
  /** Whether the sheet is being dragged; before that, the gesture may still be a tap or a scroll. */
  readonly drawing: boolean
}

const distance = '--store-modal-drag'

/**
 * Drags a sheet down with the pointer. If it was dragged far enough, requests to close its dialog, like Escape. Returns
 * the cleanup function.
 */
export function dragToClose(dialog: HTMLDialogElement): () => void {
  const card = dialog.querySelector<HTMLElement>('[data-sheet]')
  if (!card) return () => {}
  const listening = new AbortController()
  const { signal } = listening
  let drag: Drag | undefined
  // Removes the offset that an earlier drag may have left.
  card.style.removeProperty(distance)

  const isBusy = () => dialog.getAttribute('aria-busy') === 'true'

  const end = (asksToClose: boolean) => {
    const wasDrawing = drag?.drawing
    drag = undefined
    delete card.dataset.dragging
    if (!wasDrawing) return
    swallowClick(dialog)
    if (!asksToClose) {
      card.style.removeProperty(distance)
      return
    }
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    // The host may not have closed the dialog, or not yet, so the sheet moves back.
    requestAnimationFrame(() => {
      if (dialog.open && !drag) card.style.removeProperty(distance)
    })
  }

  const start = (event: PointerEvent) => {
    // A second finger starts another gesture, so the drag ends.
    if (drag) end(false)
    else if (event.isPrimary && event.button === 0 && !isBusy() && canStartDrag(event, card))
      drag = { pointer: event.pointerId, x: event.clientX, y: event.clientY, drawing: false }
  }

  const move = (event: PointerEvent) => {
    if (drag?.pointer !== event.pointerId) return
    const down = event.clientY - drag.y
    const reading = drag.drawing ? 'sheet' : classifyDrag(event.clientX - drag.x, down)
    // If a mouse button is released outside the window, no event reports it, but `buttons` is 0 afterwards.
    if (reading === 'other' || isBusy() || event.buttons === 0) end(false)
    else if (reading === 'sheet') {
      drag = { ...drag, drawing: true }
      card.dataset.dragging = ''
      card.style.setProperty(distance, `${Math.max(0, down)}px`)
    }
  }

  const release = (event: PointerEvent) => {
    if (drag?.pointer === event.pointerId) end(event.clientY - drag.y > closingDistance)
  }

  const cancel = (event: PointerEvent) => {
    if (drag?.pointer === event.pointerId) end(false)
  }

  // When scrolling starts, the browser cancels the pointer, so scrolling must be prevented.
  const holdScroll = (event: TouchEvent) => {
    if (drag?.drawing && event.cancelable) event.preventDefault()
  }

  dialog.addEventListener('pointerdown', start, { signal })
  dialog.addEventListener('pointermove', move, { signal })
  dialog.addEventListener('pointerup', release, { signal })
  dialog.addEventListener('pointercancel', cancel, { signal })
  dialog.addEventListener('touchmove', holdScroll, { signal, passive: false })

  return () => {
    listening.abort()
    drag = undefined
    delete card.dataset.dragging
  }
}

/**
 * Suppresses the click when a mouse button is released over the button on which it was pressed. The browser fires that
 * click immediately or not at all.
 */
function swallowClick(dialog: HTMLDialogElement) {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  dialog.addEventListener('click', swallow, { capture: true })
  setTimeout(() => dialog.removeEventListener('click', swallow, { capture: true }))
}
