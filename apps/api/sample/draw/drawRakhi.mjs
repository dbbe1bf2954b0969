// A rakhi lying flat: a jewelled medallion on a twisted red and gold thread. Origin in its centre; about 960 wide.
export function drawRakhi() {
  const left = 'M0 0 C-150 -30 -200 66 -300 56 C-360 50 -390 14 -430 30'
  const right = 'M0 0 C150 30 210 -60 300 -34 C360 -18 390 30 436 14'
  const cord = (path) => `
    <path d="${path}" fill="none" stroke="#3A1E0E" stroke-width="22" stroke-linecap="round" opacity="0.3" filter="blur(7)" transform="translate(6 14)"/>
    <path d="${path}" fill="none" stroke="#7A0A22" stroke-width="26" stroke-linecap="round"/>
    <path d="${path}" fill="none" stroke="#CE1F3C" stroke-width="21" stroke-linecap="round"/>
    <path d="${path}" fill="none" stroke="#F2B632" stroke-width="21" stroke-dasharray="9 15"/>
    <path d="${path}" fill="none" stroke="#FFFFFF" stroke-width="4" opacity="0.45" transform="translate(-1 -5)"/>`
  const tassel = (x, y, turn) => {
    const threads = Array.from({ length: 13 }, (_, n) => {
      const spread = (n - 6) * 7
      return `<path d="M0 0 Q${spread * 0.9} 40 ${spread} ${100 - Math.abs(n - 6) * 3}" fill="none" stroke="${n % 3 === 1 ? '#F2B632' : n % 2 ? '#A80F2C' : '#D9304C'}" stroke-width="7" stroke-linecap="round"/>`
    })
    return `<g transform="translate(${x} ${y}) rotate(${turn})" filter="shadow(5 9 6 0.3)">${threads.join('')}<rect x="-19" y="-16" width="38" height="34" rx="12" fill="linear(30, #FFE9A8, #E3A92E 50%, #9A6510)"/></g>`
  }
  const ball = (x, y, r, light, middle, dark) =>
    `<ellipse cx="${x + 5}" cy="${y + r * 0.7}" rx="${r}" ry="${r * 0.6}" fill="#3A1E0E" opacity="0.3" filter="blur(4)"/><circle cx="${x}" cy="${y}" r="${r}" fill="radial(35 28 78, ${light}, ${middle} 50%, ${dark})"/>`
  const gold = ['#FFF3C2', '#E9B43A', '#8F5C0C']
  const ruby = ['#FF9AA4', '#C8152F', '#5A0412']
  const pearl = ['#FFFFFF', '#FBF1E4', '#CDB79E']
  const strung = [
    [-172, 2, 24, gold],
    [-216, 26, 21, pearl],
    [-256, 45, 19, ruby],
    [172, -4, 24, gold],
    [216, -28, 21, pearl],
    [258, -40, 19, ruby],
  ].map(([x, y, r, tone]) => ball(x, y, r, ...tone))
  const round = (count, far, draw) =>
    Array.from({ length: count }, (_, n) => {
      const a = (n / count) * Math.PI * 2
      return draw(Math.cos(a) * far, Math.sin(a) * far, (a * 180) / Math.PI, n)
    }).join('')
  const scallops = round(
    16,
    118,
    (x, y, turn) =>
      `<ellipse cx="${x}" cy="${y}" rx="34" ry="25" transform="rotate(${turn} ${x} ${y})" fill="radial(35 30 80, #FFE9A8, #E9B43A 55%, #A86E12)"/>`,
  )
  const petals = round(
    12,
    78,
    (x, y, turn) =>
      `<ellipse cx="${x}" cy="${y}" rx="30" ry="17" transform="rotate(${turn} ${x} ${y})" fill="linear(30, #FFC24A, #F2A20C 50%, #C87400)" stroke="#8A5200" stroke-width="2"/>`,
  )
  return `${cord(left)}${cord(right)}${tassel(-436, 34, 66)}${tassel(442, 14, -72)}${strung.join('')}
    <g transform="scale(1 0.92)">
      <circle cx="8" cy="22" r="146" fill="#3A1E0E" opacity="0.42" filter="blur(14)"/>
      ${scallops}
      <circle r="120" fill="radial(38 32 75, #E23A55, #B30F2E 55%, #6B0618)"/>
      <circle r="120" fill="none" stroke="#8F5C0C" stroke-width="3"/>
      ${round(26, 108, (x, y) => ball(x, y, 9.5, ...pearl))}
      ${petals}
      ${round(12, 62, (x, y) => `<circle cx="${x}" cy="${y}" r="5" fill="#B0124E"/>`)}
      <circle r="52" fill="radial(36 30 80, #FFF3C2, #E9B43A 50%, #8F5C0C)"/>
      <circle r="40" fill="radial(34 28 85, #FF8A96, #C8152F 45%, #5A0412)"/>
      <path d="M-20 -34 L20 -34 L38 0 L20 34 L-20 34 L-38 0Z M-20 -34 L-12 -14 L12 -14 L20 -34 M-12 -14 L-22 0 L-12 14 L12 14 L22 0 L12 -14" fill="none" stroke="#FFC9CE" stroke-width="2" opacity="0.6"/>
      <ellipse cx="-14" cy="-17" rx="12" ry="7" transform="rotate(-30 -14 -17)" fill="#FFFFFF" opacity="0.8"/>
    </g>`
}
