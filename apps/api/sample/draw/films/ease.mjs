const clamp = (share) => Math.min(1, Math.max(0, share))

// How far a movement has come at a moment: `ease.out(second, from, to)` is 0 until `from`, 1 after `to`.
export const ease = {
  out: (second, from, to) => 1 - (1 - clamp((second - from) / (to - from))) ** 3,
  softOut: (second, from, to) => 1 - (1 - clamp((second - from) / (to - from))) ** 4,
  inOut(second, from, to) {
    const t = clamp((second - from) / (to - from))
    return t * t * t * (t * (t * 6 - 15) + 10)
  },
  // Falls like a thing that was let go.
  fall: (second, from, to) => clamp((second - from) / (to - from)) ** 2,
  // Goes a little too far and comes back; `over` says how much.
  settle(second, from, to, over = 1.2) {
    const t = clamp((second - from) / (to - from)) - 1
    return 1 + t * t * ((over + 1) * t + over)
  },
}
