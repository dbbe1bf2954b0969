// A lit clay lamp. Origin in the middle of its foot; about 330 wide and 330 high with the flame.
export function drawDiya({ clay = '#B5532A' } = {}) {
  const dots = Array.from({ length: 9 }, (_, n) => {
    const x = -124 + n * 31
    const y = -66 + 34 * Math.sqrt(Math.max(0, 1 - (x / 168) ** 2))
    return `<circle cx="${x}" cy="${y}" r="8" fill="${n % 2 ? '#FFF3DC' : '#F2A20C'}"/>`
  })
  return `
    <ellipse cx="0" cy="-250" rx="200" ry="190" fill="radial(50 50 50, #FFD36B/0.55, #FFD36B/0)"/>
    <path d="M-168 -108 C-160 -30 -90 0 0 0 C90 0 160 -30 168 -108Z" fill="linear(20, #D98150, ${clay} 45%, #6B2A10)"/>
    ${dots.join('')}
    <path d="M-136 -46 C-70 -6 70 -6 136 -46" fill="none" stroke="#F8D79A" stroke-width="5" opacity="0.8" transform="translate(0 16)"/>
    <ellipse cx="0" cy="-108" rx="168" ry="44" fill="linear(20, #E89A68, #C4653A 60%, #96441F)"/>
    <ellipse cx="0" cy="-106" rx="146" ry="34" fill="linear(90, #6B2A10, #A8521E)"/>
    <ellipse cx="0" cy="-100" rx="134" ry="27" fill="radial(45 40 70, #FFD877, #E0982A 60%, #A85E12)"/>
    <path d="M-70 -98 C-40 -112 -16 -116 0 -134" fill="none" stroke="#FFF6E2" stroke-width="12" stroke-linecap="round"/>
    <path d="M0 -134 L2 -148" stroke="#4A2A10" stroke-width="8" stroke-linecap="round"/>
    <path d="M2 -132 C-46 -150 -44 -214 6 -300 C52 -214 50 -150 2 -132Z" fill="radial(50 75 75, #FFF6C8, #FFD34D 40%, #F28A0C 85%)"/>
    <path d="M2 -140 C-20 -152 -18 -190 4 -232 C26 -190 24 -152 2 -140Z" fill="#FFFCE8" opacity="0.9"/>`
}
