// The stream between a spout at x, y and what it falls on at `end`: `head` and `tail` say how far its two ends have
// fallen (0 to 1), `second` lets it waver.
export function pouredStream({ x, y, end, head, tail, second, width = 15 }) {
  if (head <= 0 || tail >= 1) return ''
  const from = y + (end - y) * tail
  const to = y + (end - y) * head
  const edge = (sign) =>
    Array.from({ length: 25 }, (_, n) => {
      const share = n / 24
      const at = from + (to - from) * share
      const fallen = (at - y) / (end - y)
      const tip = head < 1 ? Math.sqrt(Math.max(0, Math.min(1, (to - at) / 34))) : 1
      const top = Math.sqrt(Math.max(0, Math.min(1, (at - from) / (tail > 0 ? 60 : 22))))
      const swell = head < 1 ? 1 + 0.5 * Math.exp(-(((to - at - 26) / 22) ** 2)) : 1 + 0.9 * fallen ** 26
      const thin = (1 - 0.32 * Math.sqrt(fallen)) * (1 - 0.35 * tail)
      const waver = Math.sin(fallen * 7 - second * 13) * 1.6 * fallen
      // It leaves the spout sideways and bends down.
      const over = 30 * Math.max(0, 1 - (at - y) / 84) ** 2
      return [x + over + waver + sign * width * thin * swell * tip * top, at]
    })
  const path = [...edge(-1), ...edge(1).reverse()].map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`)
  const shine = edge(-0.42)
    .slice(2, -3)
    .map(([px, py]) => `${px.toFixed(1)} ${py.toFixed(1)}`)
  return `<path d="M${path.join('L')}Z" fill="linear(0, #1E0B05, #5E311A 30%, #34170A 58%, #180703)"/><path d="M${shine.join('L')}" fill="none" stroke="#E2B48C" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" opacity="0.6"/>`
}
