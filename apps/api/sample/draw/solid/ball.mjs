// Adds a ball (or an egg, with `tall`).
export function ball(
  solid,
  { x = 0, y = 0, z = 0, r, tall = 1, colour, gloss = 0.2, through = 0.1, fine = 12 },
) {
  solid.sheet({
    across: fine,
    along: Math.max(5, Math.round(fine * 0.66)),
    gloss,
    through,
    colour,
    at: (u, v) => {
      const a = u * Math.PI * 2
      const b = (v - 0.5) * Math.PI
      return [
        x + Math.cos(a) * Math.cos(b) * r,
        y + Math.sin(b) * r * tall,
        z - Math.sin(a) * Math.cos(b) * r,
      ]
    },
  })
}
