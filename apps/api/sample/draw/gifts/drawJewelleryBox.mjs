import { drawTray } from '../cakes/drawTray.mjs'

// An open walnut box lined with rose velvet, a string of pearls over its edge. Origin in the middle of its front foot; 900 wide.
export function drawJewelleryBox() {
  const box = drawTray({
    width: 900,
    deep: 300,
    wall: 250,
    colour: '#7A4A28',
    lining: '#B0345E',
    lid: 330,
    lidInside: '#C24A70',
    narrow: 0.9,
  })
  const grain = [-216, -176, -140, -96, -52, -24].map(
    (y, n) =>
      `<path d="M-440 ${y} C-260 ${y + 16 - n * 6} -60 ${y - 18 + n * 5} 150 ${y + 8} S400 ${y - 10} 440 ${y + 4}" fill="none" stroke="#3A1E0E" stroke-width="${2 + (n % 3)}" opacity="0.28"/>`,
  )
  const tuft = [-300, -150, 0, 150, 300]
    .flatMap((x, n) =>
      [
        [x * 0.93, -640],
        [x * 0.96 + 70, -720],
      ].slice(0, n === 4 ? 1 : 2),
    )
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="30" fill="#7A1238" opacity="0.4" filter="blur(10)"/><circle cx="${x}" cy="${y}" r="8" fill="#E9A0B8"/>`,
    )
  const string = Array.from({ length: 46 }, (_, n) => {
    const t = n / 45
    const x = -300 + 640 * t + Math.sin(t * 7) * 30
    const y = -300 - 110 * Math.sin(t * Math.PI * 1.9) + (t > 0.78 ? (t - 0.78) * 1150 : 0)
    return `<ellipse cx="${(x + 6).toFixed(0)}" cy="${(y + 14).toFixed(0)}" rx="19" ry="11" fill="#3A0A18" opacity="0.4" filter="blur(4)"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="20" fill="radial(34 28 80, #FFFFFF, #FBF1E4 48%, #C4AE92)"/><circle cx="${(x - 6).toFixed(0)}" cy="${(y - 7).toFixed(0)}" r="5" fill="#FFFFFF"/>`
  })
  const ring = `<g transform="translate(250 -420)"><ellipse rx="44" ry="30" cy="30" fill="none" stroke="#8A5E18" stroke-width="14"/><ellipse rx="44" ry="30" cy="28" fill="none" stroke="#F2D488" stroke-width="8"/><path d="M-26 -30 L0 -52 L26 -30 L0 6Z" fill="linear(40, #FFFFFF, #BFE0F0 50%, #7FB0D0)"/></g>`
  const clasp = `<rect x="-34" y="-262" width="68" height="74" rx="10" fill="linear(30, #FFF3C4, #D9A850 50%, #8A5E18)"/><circle cx="0" cy="-222" r="10" fill="#5A3A10"/>`
  return `${box.back}${tuft.join('')}${ring}${box.front}<g>${grain.join('')}</g><path d="M-450 -40 H450" stroke="#D9A850" stroke-width="4" opacity="0.7"/>${clasp}${string.join('')}`
}
