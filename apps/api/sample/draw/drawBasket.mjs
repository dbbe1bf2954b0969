// A wicker basket, split so that gifts can stand in it: `back` (inside and handle) and `front` (the woven side).
// Origin in the middle of its mouth; 840 wide, from -560 (handle) to 400.
export function drawBasket() {
  const rows = 9
  const weave = []
  for (let row = 0; row < rows; row += 1) {
    const y = 34 + row * 40
    const half = 404 - row * 10.5
    const count = 15
    const step = (half * 2) / count
    for (let n = 0; n < count; n += 1) {
      if ((row + n) % 2) continue
      const x = -half + n * step
      const bend = (cx) => 34 * (1 - (cx / half) ** 2) * (1 - row / 26)
      const lift = bend(x + step / 2)
      weave.push(
        `<rect x="${(x - step * 0.28).toFixed(1)}" y="${(y + lift - 4).toFixed(1)}" width="${(step * 1.56).toFixed(1)}" height="37" rx="17" fill="linear(80, #E8BE84, #C8935A 50%, #94622F)"/>`,
      )
    }
  }
  const stakes = Array.from({ length: 16 }, (_, n) => {
    const share = -1 + (2 * n) / 15
    return `<path d="M${share * 404} 20 Q${share * 380} 220 ${share * 316} 396" fill="none" stroke="#8C5C2C" stroke-width="15"/>`
  })
  const braid = Array.from({ length: 27 }, (_, n) => {
    const x = -416 + n * 32
    const y = 8 + 34 * (1 - (x / 440) ** 2)
    return `<ellipse cx="${x}" cy="${y}" rx="28" ry="17" transform="rotate(-28 ${x} ${y})" fill="linear(70, #F0CC98, #CF9A60 50%, #94622F)" stroke="#7A4E22" stroke-width="2" stroke-opacity="0.5"/>`
  })
  const arch = 'M-372 20 C-380 -380 -240 -540 0 -540 C240 -540 380 -380 372 20'
  const body = 'M-424 8 L-340 368 C-336 398 -200 420 0 420 C200 420 336 398 340 368 L424 8 Q0 90 -424 8Z'
  return {
    back: `
      <path d="${arch}" fill="none" stroke="#7A4E22" stroke-width="46"/>
      <path d="${arch}" fill="none" stroke="#C8935A" stroke-width="40"/>
      <path d="${arch}" fill="none" stroke="#8C5C2C" stroke-width="40" stroke-dasharray="5 23" opacity="0.75"/>
      <path d="${arch}" fill="none" stroke="#F3D3A2" stroke-width="9" opacity="0.7" transform="translate(-7 -7)"/>
      <ellipse cx="0" cy="8" rx="424" ry="46" fill="#5A3818"/>`,
    front: `
      <clipPath id="basket-side"><path d="${body}"/></clipPath>
      <g clip-path="url(#basket-side)">
        <path d="${body}" fill="#6B441E"/>
        ${stakes.join('')}${weave.join('')}
        <path d="${body}" fill="linear(0, #3A1E0E/0.24, #FFF3DC/0.16 25%, #3A1E0E/0 55%, #3A1E0E/0.42)"/>
        <path d="M-424 0 Q0 90 424 0 V60 Q0 150 -424 60Z" fill="#3A1E0E" opacity="0.4" filter="blur(12)"/>
        <path d="M-400 330 H400 V430 H-400Z" fill="linear(90, #3A1E0E/0, #3A1E0E/0.4)"/>
      </g>
      ${braid.join('')}`,
  }
}
