// The sizes of the chocolate cake of the pictures, before its ganache: half its width, half its depth, and where its top is.
const cake = { wide: 340, deep: 108, top: -380 }
const { wide, deep, top } = cake

const pearls = Array.from({ length: 46 }, (_, n) => (n / 46) * Math.PI * 2)
  .map((a) => [Math.cos(a) * (wide + 4), Math.sin(a) * (deep + 2)])
  .filter(([, y]) => y > -4)
  .sort((a, b) => a[1] - b[1])
  .map(
    ([x, y]) =>
      `<circle cx="${x.toFixed(1)}" cy="${(y - 6).toFixed(1)}" r="23" fill="radial(36 28 80, #8A5230, #4C2412 50%, #210D06)"/><ellipse cx="${(x - 7).toFixed(1)}" cy="${(y - 15).toFixed(1)}" rx="6" ry="4" fill="#FFE9D2" opacity="0.5"/>`,
  )
  .join('')

// The strokes a palette knife leaves on the cream of the top.
const strokes = Array.from({ length: 7 }, (_, n) => {
  const share = 0.2 + n * 0.11
  return `<ellipse cx="${(n % 2) * 10 - 6}" cy="${top + 2}" rx="${(wide * share).toFixed(0)}" ry="${(deep * share).toFixed(0)}" fill="none" stroke="${n % 2 ? '#E0B48C' : '#5E341A'}" stroke-width="4" stroke-dasharray="${150 + n * 60} ${70 + n * 34}" opacity="0.24"/>`
}).join('')

const body = `
  <ellipse cx="0" cy="36" rx="446" ry="142" fill="linear(20, #C9963C, #8A5E18 60%, #6E4812)"/>
  <ellipse cx="0" cy="16" rx="446" ry="142" fill="linear(20, #FBE7B0, #EBC66C 40%, #C9963C)"/>
  <ellipse cx="0" cy="16" rx="428" ry="132" fill="none" stroke="#FFF4D2" stroke-width="4" opacity="0.8"/>
  <ellipse cx="26" cy="14" rx="376" ry="122" fill="#4A2A08" opacity="0.5" filter="blur(14)"/>
  <path d="M${-wide} ${top} V0 A${wide} ${deep} 0 0 0 ${wide} 0 V${top}Z" fill="linear(0, #6E3D22, #A5673C 22%, #84492A 52%, #54290F 84%, #3E1D0B)"/>
  <path d="M${-wide} -190 A${wide} ${deep} 0 0 0 ${wide} -190" fill="none" stroke="#4A2410" stroke-width="5" opacity="0.4"/>
  <path d="M${-wide} -184 A${wide} ${deep} 0 0 0 ${wide} -184" fill="none" stroke="#D09A6C" stroke-width="3" opacity="0.35"/>
  <ellipse cx="0" cy="${top}" rx="${wide}" ry="${deep}" fill="linear(35, #C08A5E, #9A6038 45%, #7A4526)"/>
  <ellipse cx="0" cy="${top}" rx="${wide - 4}" ry="${deep - 3}" fill="none" stroke="#E6BE98" stroke-width="5" opacity="0.4"/>
  ${strokes}`

export const bareCake = { ...cake, body, pearls }
