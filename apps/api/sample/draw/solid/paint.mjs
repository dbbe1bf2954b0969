// Reads '#RRGGBB' colours as light from 0 to 1 and answers a mixer: paint('#fff…', '#000…')(0.3) lies between them.
export function paint(...hexes) {
  const stops = hexes.map((hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255))
  return (share) => {
    const at = Math.min(1, Math.max(0, share)) * (stops.length - 1)
    const low = Math.min(stops.length - 2, Math.floor(at))
    if (stops.length === 1) return stops[0]
    return stops[low].map((n, k) => n + (stops[low + 1][k] - n) * (at - low))
  }
}
