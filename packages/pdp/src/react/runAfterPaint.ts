/**
 * Runs `work` after the next paint, so that a tap shows its visual feedback first. Returns a function that cancels it.
 */
export function runAfterPaint(work: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    soon = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(soon)
  }
}
