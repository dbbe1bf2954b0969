// The light of a window's panes on the wall above `edge`: it travels with the sun (`across`, -1 in the morning to 1).
export function windowLight({ edge, across, strength, colour }) {
  const size = 236
  const x = 330 - across * 250
  const y = 90 - 40 * (1 - across * across)
  const slant = -across * 0.44
  const panes = [0, 1].flatMap((row) =>
    [0, 1, 2].map((column) => {
      const left = x + column * size * 0.82 + row * size * slant * 1.1
      const top = y + row * size * 1.02 + column * size * 0.05
      return `<path d="M${left} ${top} l${size * 0.72} ${size * 0.04} l${size * slant} ${size * 0.92} l${-size * 0.72} ${-size * 0.04}Z" fill="${colour}"/>`
    }),
  )
  return `<clipPath id="wall"><rect x="0" y="0" width="1200" height="${edge}"/></clipPath><g clip-path="url(#wall)"><g opacity="${strength}" filter="blur(11)">${panes.join('')}</g></g>`
}
