/** Returns the progress step to announce: the last one reached of 0, 25, 50, 75 and 100. */
export function getAnnouncedPercent(percent: number): number {
  const step = Math.floor(percent / 25) * 25
  return Math.min(100, Math.max(0, step)) || 0
}
