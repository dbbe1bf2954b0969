/** Does something once the next picture has been seen, so that a tap is answered first; answers what calls it off. */
export function afterFrame(work: () => void): () => void {
  let soon: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    soon = setTimeout(work)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(soon)
  }
}
