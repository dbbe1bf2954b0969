// A glass bowl drawn round what stands in it, its foot at 600 and 1040: open and low, or `round` like a globe.
export function glassBowl({ round = false, scale = 1, y = round ? 1020 : 1040 }) {
  const r = (round ? 360 : 214) * scale
  const high = (round ? 640 : 150) * scale
  const mouth = (round ? 190 : 206) * scale
  const foot = (round ? 190 : 180) * scale
  const top = y - high
  const rim = mouth * (round ? 0.24 : 0.23)
  const base = foot * 0.24
  const outline = round
    ? `M${600 - mouth} ${top} C${600 - r * 1.28} ${top + high * 0.26} ${600 - r * 1.24} ${y - high * 0.06} ${600 - foot} ${y} A${foot} ${base} 0 0 0 ${600 + foot} ${y} C${600 + r * 1.24} ${y - high * 0.06} ${600 + r * 1.28} ${top + high * 0.26} ${600 + mouth} ${top}`
    : `M${600 - mouth} ${top} C${600 - r * 1.06} ${y - high * 0.4} ${600 - r * 1.02} ${y - 10} ${600 - foot} ${y} A${foot} ${base} 0 0 0 ${600 + foot} ${y} C${600 + r * 1.02} ${y - 10} ${600 + r * 1.06} ${y - high * 0.4} ${600 + mouth} ${top}`
  return {
    back: `<path d="${outline} A${mouth} ${rim} 0 0 0 ${600 - mouth} ${top}Z" fill="linear(0, #A9C2C2/0.46, #F4FAF9/0.24 24%, #E8F2F1/0.2 70%, #94B0B2/0.46)"/><ellipse cx="600" cy="${top}" rx="${mouth}" ry="${rim}" fill="#DDE9E8" opacity="0.4" stroke="#8FB0B0" stroke-width="3"/>`,
    front: `<path d="${outline} A${mouth} ${rim} 0 0 1 ${600 - mouth} ${top}Z" fill="linear(0, #5A7F82/0.26, #FFFFFF/0.03 16%, #FFFFFF/0 80%, #4A7074/0.3)"/>
      <path d="${outline}" fill="none" stroke="#8FB0B0" stroke-width="3" opacity="0.6"/>
      <path d="M${600 - mouth} ${top} A${mouth} ${rim} 0 0 0 ${600 + mouth} ${top}" fill="none" stroke="#FFFFFF" stroke-width="8" opacity="0.9"/>
      <path d="M${600 - mouth} ${top + 5} A${mouth} ${rim} 0 0 0 ${600 + mouth} ${top + 5}" fill="none" stroke="#7FA2A4" stroke-width="2" opacity="0.7"/>
      <path d="M${600 - r * 0.78} ${top + high * 0.3} C${600 - r * 0.94} ${top + high * 0.5} ${600 - r * 0.9} ${top + high * 0.72} ${600 - r * 0.74} ${top + high * 0.84}" fill="none" stroke="#FFFFFF" stroke-width="${round ? 26 : 13}" stroke-linecap="round" opacity="0.6" filter="blur(3)"/>
      <path d="M${600 + r * 0.84} ${top + high * 0.4} C${600 + r * 0.92} ${top + high * 0.54} ${600 + r * 0.88} ${top + high * 0.7} ${600 + r * 0.78} ${top + high * 0.8}" fill="none" stroke="#FFFFFF" stroke-width="9" stroke-linecap="round" opacity="0.5" filter="blur(2)"/>
      <ellipse cx="600" cy="${y + 2}" rx="${foot * 0.96}" ry="${base * 0.9}" fill="none" stroke="#6E9698" stroke-width="8" opacity="0.4"/>`,
  }
}
