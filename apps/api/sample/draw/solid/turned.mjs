// Adds what a potter's wheel makes: `profile` is a list of [radius, height] from one end to the other, drawn as it is or
// rounded (`soft`). `ripple(angle, v)` changes the radius by a factor.
export function turned(
  solid,
  {
    profile,
    colour,
    soft = true,
    ripple,
    around = 72,
    along = 40,
    x = 0,
    y = 0,
    z = 0,
    gloss = 0.3,
    through = 0,
    squash = 1,
  },
) {
  const spot = soft ? (v) => rounded(profile, v) : (v) => straight(profile, v)
  solid.sheet({
    across: around,
    along,
    gloss,
    through,
    colour: typeof colour === 'function' ? (u, v) => colour(u, v) : colour,
    at: (u, v) => {
      const angle = u * Math.PI * 2
      const [r, h] = spot(v)
      const far = r * (ripple ? ripple(angle, v) : 1)
      return [x + Math.cos(angle) * far, y + h, z - Math.sin(angle) * far * squash]
    },
  })
}

function straight(profile, v) {
  const at = v * (profile.length - 1)
  const low = Math.min(profile.length - 2, Math.floor(at))
  const share = at - low
  return [0, 1].map((k) => profile[low][k] * (1 - share) + profile[low + 1][k] * share)
}

function rounded(profile, v) {
  const at = v * (profile.length - 1)
  const low = Math.min(profile.length - 2, Math.floor(at))
  const t = at - low
  const point = (n) => profile[Math.max(0, Math.min(profile.length - 1, n))]
  const [a, b, c, d] = [point(low - 1), point(low), point(low + 1), point(low + 2)]
  return [0, 1].map(
    (k) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3),
  )
}
