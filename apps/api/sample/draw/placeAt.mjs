// Puts a drawing somewhere: moved, then turned, then scaled (flip mirrors it left to right).
export function placeAt(drawing, { x = 0, y = 0, scale = 1, turn = 0, flip = false }) {
  const across = flip ? -scale : scale
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${across} ${scale})">${drawing}</g>`
}
