/** Pointer movement since the last read, in screen pixels. */
export interface Gesture {
  readonly x: number
  readonly y: number
  readonly grow: number
  /** Degrees. */
  readonly turn: number
}

/** Gesture callbacks. */
export interface GestureHandlers {
  readonly onMove: (gesture: Gesture) => void
  readonly onEnd: () => void
}

interface Point {
  readonly x: number
  readonly y: number
}

/**
 * Tracks gestures on an element: one finger or the mouse moves, two fingers also scale and rotate, the wheel
 * scales.
 */
export function trackGestures(on: HTMLElement, { onMove, onEnd }: GestureHandlers): void {
  const down = new Map<number, Point>()

  const pose = () => {
    const [first, second] = [...down.values()]
    if (!first) return undefined
    if (!second) return { middle: first, spread: 0, angle: 0 }
    const across = { x: second.x - first.x, y: second.y - first.y }
    return {
      middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
      spread: Math.hypot(across.x, across.y),
      angle: (Math.atan2(across.y, across.x) * 180) / Math.PI,
    }
  }

  on.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || down.size === 2) return
    down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    // Synthetic pointer events, such as in a test, cannot be captured and need not be.
    if (event.isTrusted) on.setPointerCapture(event.pointerId)
  })
  on.addEventListener('pointermove', (event) => {
    if (!down.has(event.pointerId)) return
    const before = pose()
    down.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = pose()
    if (!before || !after) return
    const isPinch = before.spread > 0 && after.spread > 0
    onMove({
      x: after.middle.x - before.middle.x,
      y: after.middle.y - before.middle.y,
      grow: isPinch ? after.spread / before.spread : 1,
      turn: isPinch ? shortWay(after.angle - before.angle) : 0,
    })
  })
  const lift = ({ pointerId }: PointerEvent) => {
    if (down.delete(pointerId) && down.size === 0) onEnd()
  }
  on.addEventListener('pointerup', lift)
  on.addEventListener('pointercancel', lift)

  let rest: ReturnType<typeof setTimeout> | undefined
  on.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      onMove({ x: 0, y: 0, grow: Math.exp(-event.deltaY / 400), turn: 0 })
      clearTimeout(rest)
      rest = setTimeout(onEnd, 250)
    },
    { passive: false },
  )
}

// At the wrap between 180 and -180 degrees, a small rotation looks like a large one.
const shortWay = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180
