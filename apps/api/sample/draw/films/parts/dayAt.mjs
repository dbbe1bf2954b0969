const first = 1
const each = 0.68
const days = 9

// Which day of nine it is at a moment of the film, and how far that day has come (0 at dawn, 1 at the next dawn).
// The first day takes its time, the last one stays at its best hour.
export function dayAt(second) {
  if (second < first) return { day: 1, hour: 0.12 + 0.88 * (second / first) }
  const since = (second - first) / each
  const day = Math.min(days, Math.floor(since) + 2)
  const left = second - first - (day - 2) * each
  if (day < days) return { day, hour: left / each }
  return { day, hour: 0.3 * (1 - Math.exp(-left / 0.42)) }
}
