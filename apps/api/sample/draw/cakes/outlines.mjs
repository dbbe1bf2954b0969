const around = (count, point) => Array.from({ length: count }, (_, n) => point((n / count) * Math.PI * 2))

// Plans of cakes seen from above, x to the right and z towards the viewer, one unit from the middle to the rim.
// They run clockwise on the screen; `cut` leaves a slice out.
export const outlines = {
  round: () => around(180, (a) => ({ x: Math.cos(a), z: Math.sin(a) })),

  heart: () =>
    around(220, (t) => ({
      x: 1.02 * Math.sin(t) ** 3,
      z: -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t) + 2.2) / 15.6,
    })),

  square: () => {
    const turned = -0.42
    return around(240, (a) => {
      const reach = 1.06 / (Math.abs(Math.cos(a)) ** 9 + Math.abs(Math.sin(a)) ** 9) ** (1 / 9)
      return { x: Math.cos(a + turned) * reach * 0.86, z: Math.sin(a + turned) * reach * 0.86 }
    })
  },

  long: () => {
    const turned = -0.2
    return around(240, (a) => {
      const reach = 1 / (Math.abs(Math.cos(a)) ** 10 + Math.abs(Math.sin(a) * 1.9) ** 10) ** (1 / 10)
      const x = Math.cos(a) * reach
      const z = Math.sin(a) * reach * 1.3
      return {
        x: x * Math.cos(turned) - z * Math.sin(turned),
        z: x * Math.sin(turned) + z * Math.cos(turned),
      }
    })
  },

  cut: () => {
    const from = (112 * Math.PI) / 180
    const sweep = (286 * Math.PI) / 180
    const rim = Array.from({ length: 161 }, (_, n) => {
      const a = from + (n / 160) * sweep
      return { x: Math.cos(a), z: Math.sin(a) }
    })
    return [...rim, { x: 0, z: 0, heart: true }]
  },
}
