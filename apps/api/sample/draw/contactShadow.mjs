// What holds a gift to the ground: a dark touch right under it and a wide soft one falling to the lower right.
export function contactShadow({ x, y, width, depth = width * 0.14 }) {
  const half = width / 2
  return `
    <ellipse cx="${x + half * 0.22}" cy="${y + depth * 0.18}" rx="${half * 1.12}" ry="${depth * 0.9}" fill="#6B3F1D" opacity="0.2" filter="blur(${Math.round(width / 22)})"/>
    <ellipse cx="${x + half * 0.06}" cy="${y}" rx="${half * 0.96}" ry="${depth * 0.5}" fill="#3A1E0E" opacity="0.38" filter="blur(${Math.round(width / 48)})"/>`
}
