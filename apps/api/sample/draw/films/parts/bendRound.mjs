// Bends a strip of paper round a bunch. `angle` is where a point of it will lie (0 at the back, growing to the left, in
// radians) and `r` how far out; `back` is how far the middle third is bent and `left` and `right` how far the two ends are:
// 0 leaves them flat, 1 closes the ring. Answers x and z.
export function bendRound(angle, r, { back, left, right }) {
  const edge = Math.PI * 0.52
  const side = angle < 0 ? -1 : 1
  const turn = Math.abs(angle)
  const first = arc(0, Math.min(turn, edge), r, back)
  const rest = arc(first.heading, Math.max(0, turn - edge), r, side > 0 ? left : right)
  return [-side * (first.along + rest.along), -r + first.out + rest.out]
}

// A length of `r` times `turn` that starts in direction `heading` and bends by `share` of a full ring's bend.
function arc(heading, turn, r, share) {
  const bent = Math.max(Math.abs(share), 1e-3) * Math.sign(share || 1)
  const end = heading + bent * turn
  const wide = r / bent
  return {
    along: wide * (Math.sin(end) - Math.sin(heading)),
    out: wide * (Math.cos(heading) - Math.cos(end)),
    heading: end,
  }
}
