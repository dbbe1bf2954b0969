// A clear vase drawn round what stands in it: `back` goes behind, `front` before. Its foot's middle is x and y.
export function glassVase({
  x = 600,
  y = 1070,
  mouth = 130,
  waist = 112,
  foot = 124,
  high = 420,
  water = 0.66,
}) {
  const at = (share) =>
    share < 0.5
      ? foot + (waist - foot) * (share / 0.5)
      : waist + (mouth - waist) * ((share - 0.5) / 0.5) ** 1.6
  const side = (sign, from = 0, to = 1) =>
    Array.from({ length: 25 }, (_, n) => {
      const share = from + ((to - from) * n) / 24
      return `${(x + sign * at(share)).toFixed(1)} ${(y - share * high).toFixed(1)}`
    })
  const ring = (share, fill, extra = '') =>
    `<ellipse cx="${x}" cy="${y - share * high}" rx="${at(share).toFixed(1)}" ry="${(at(share) * 0.22).toFixed(1)}" fill="${fill}" ${extra}/>`
  const round = (to) =>
    `M${side(-1, 0, to).join('L')}A${at(to)} ${at(to) * 0.22} 0 0 0 ${side(1, 0, to).reverse().join('L')}A${foot} ${foot * 0.22} 0 0 1 ${x - foot} ${y}Z`
  return {
    back: `<path d="${round(1)}" fill="linear(0, #9DB8B8/0.5, #F4FAF9/0.3 22%, #E8F2F1/0.26 70%, #94B0B2/0.5)"/>${ring(1, '#DDE9E8', 'opacity="0.55"')}${ring(water, '#BFD8D8', 'opacity="0.45"')}`,
    front: `
      <path d="${round(water)}" fill="linear(40, #D6ECEB/0.38, #B4D6D6/0.2 45%, #86B0B2/0.42)"/>
      ${ring(water, 'none', 'stroke="#FFFFFF" stroke-width="3" opacity="0.75"')}
      <path d="${round(1)}" fill="linear(0, #5A7F82/0.3, #FFFFFF/0 14%, #FFFFFF/0 80%, #4A7074/0.34)"/>
      <ellipse cx="${x}" cy="${y - 6}" rx="${foot * 0.94}" ry="${foot * 0.2}" fill="none" stroke="#6E9698" stroke-width="9" opacity="0.4"/>
      <ellipse cx="${x - foot * 0.2}" cy="${y - 12}" rx="${foot * 0.6}" ry="${foot * 0.1}" fill="#FFFFFF" opacity="0.5" filter="blur(5)"/>
      <path d="M${side(-1, 0.1, 0.9)
        .map((p) => p.split(' ').map(Number))
        .map(([px, py]) => `${px + 24} ${py}`)
        .join(
          'L',
        )}" fill="none" stroke="#FFFFFF" stroke-width="14" stroke-linecap="round" opacity="0.7" filter="blur(2)"/>
      <path d="M${side(-1, 0.36, 0.86)
        .map((p) => p.split(' ').map(Number))
        .map(([px, py]) => `${px + 50} ${py}`)
        .join('L')}" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round" opacity="0.5"/>
      <path d="M${side(1, 0.08, 0.9)
        .map((p) => p.split(' ').map(Number))
        .map(([px, py]) => `${px - 20} ${py}`)
        .join('L')}" fill="none" stroke="#FFFFFF" stroke-width="7" stroke-linecap="round" opacity="0.5"/>
      ${ring(1, 'none', 'stroke="#8FB0B0" stroke-width="3" opacity="0.5"')}
      <path d="M${x - at(1)} ${y - high} A${at(1)} ${at(1) * 0.22} 0 0 0 ${x + at(1)} ${y - high}" fill="none" stroke="#FFFFFF" stroke-width="8" opacity="0.92"/>
      <path d="M${x - at(1)} ${y - high + 5} A${at(1)} ${at(1) * 0.22} 0 0 0 ${x + at(1)} ${y - high + 5}" fill="none" stroke="#7FA2A4" stroke-width="2" opacity="0.7"/>`,
  }
}
