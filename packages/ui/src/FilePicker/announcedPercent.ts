/** The step of progress that is worth saying: 0, 25, 50, 75 or 100, whichever was reached last. */
export function announcedPercent(percent: number): number {
  const step = Math.floor(percent / 25) * 25
  return Math.min(100, Math.max(0, step)) || 0
}
