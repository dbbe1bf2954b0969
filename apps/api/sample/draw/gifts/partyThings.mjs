import { mixColours } from '../mixColours.mjs'
import { seededNumbers } from '../seededNumbers.mjs'

const balloon = (colour) => {
  const dark = mixColours(colour, '#2A0610', 0.42)
  return `<path d="M0 118 C-76 90 -118 20 -112 -46 C-104 -116 -54 -146 0 -146 C54 -146 104 -116 112 -46 C118 20 76 90 0 118Z" fill="radial(34 26 86, ${mixColours(colour, '#FFFFFF', 0.66)}, ${colour} 46%, ${dark})"/><path d="M-15 134 L0 114 L15 134 Q0 142 -15 134Z" fill="${dark}"/><path d="M-74 -76 C-66 -104 -46 -120 -24 -126" fill="none" stroke="#FFFFFF" stroke-width="15" stroke-linecap="round" opacity="0.75" filter="blur(3)"/><path d="M84 -4 C76 40 50 74 20 92" fill="none" stroke="#FFFFFF" stroke-width="9" stroke-linecap="round" opacity="0.25" filter="blur(4)"/>`
}

const popper = ({ colour = '#B0124E', second = '#FFF3DC', seed = 1 } = {}) => {
  const next = seededNumbers(seed)
  const ribbons = Array.from({ length: 16 }, (_, n) => {
    const a = -Math.PI / 2 + (n - 7.5) * 0.14 + (next() - 0.5) * 0.1
    const far = 260 + next() * 190
    const at = (k, off) =>
      `${(Math.cos(a) * far * k - Math.sin(a) * off).toFixed(0)} ${(-250 + Math.sin(a) * far * k + Math.cos(a) * off).toFixed(0)}`
    const swing = 34 + next() * 26
    return `<path d="M0 -240 C${at(0.2, swing)} ${at(0.3, -swing)} ${at(0.45, 0)} S${at(0.62, -swing)} ${at(0.75, 0)} S${at(0.9, swing)} ${at(1, 0)}" fill="none" stroke="${['#F2A20C', '#E8557A', '#4FA38A', '#6C8FD6', '#FBDD8A'][n % 5]}" stroke-width="${(7 + next() * 5).toFixed(0)}" stroke-linecap="round"/>`
  })
  const dots = Array.from({ length: 44 }, () => {
    const a = -Math.PI / 2 + (next() - 0.5) * 2
    const far = 120 + next() * 420
    return `<rect x="${(Math.cos(a) * far).toFixed(0)}" y="${(-250 + Math.sin(a) * far).toFixed(0)}" width="${(9 + next() * 10).toFixed(0)}" height="${(7 + next() * 6).toFixed(0)}" rx="3" transform="rotate(${(next() * 180).toFixed(0)} ${(Math.cos(a) * far).toFixed(0)} ${(-250 + Math.sin(a) * far).toFixed(0)})" fill="${['#F2A20C', '#E8557A', '#4FA38A', '#6C8FD6', '#FBDD8A'][Math.floor(next() * 5)]}"/>`
  })
  const cone = 'M-96 -250 L-14 190 Q0 206 14 190 L96 -250Z'
  return `${ribbons.join('')}${dots.join('')}<clipPath id="popper-${seed}"><path d="${cone}"/></clipPath><path d="${cone}" fill="${colour}"/><g clip-path="url(#popper-${seed})">${Array.from({ length: 7 }, (_, n) => `<path d="M-120 ${-220 + n * 76} L120 ${-290 + n * 76} V${-256 + n * 76} L-120 ${-186 + n * 76}Z" fill="${second}"/>`).join('')}</g>
    <path d="${cone}" fill="linear(0, #3A0A18/0.4, #FFFFFF/0.34 26%, #FFFFFF/0 52%, #3A0A18/0.5)"/><ellipse cy="-250" rx="96" ry="26" fill="linear(0, #D9A441, #FBE7B0 30%, #A8741E)"/><ellipse cy="-250" rx="84" ry="20" fill="#3A1408"/><path d="M0 200 C30 240 -20 270 14 316" fill="none" stroke="#D9C6A4" stroke-width="7" stroke-linecap="round"/><circle cx="14" cy="324" r="13" fill="radial(35 28 80, #FFF3C4, #D9A850 60%, #8A5E18)"/>`
}

const waxCandle = (colour, tall = 560, width = 150) => {
  const dark = mixColours(colour, '#3A1420', 0.4)
  const r = width / 2
  return `<ellipse cx="0" cy="${-tall - 120}" rx="190" ry="200" fill="radial(50 50 50, #FFE08A/0.6, #FFE08A/0)"/><path d="M${-r} 0 V${-tall} A${r} ${r * 0.24} 0 0 1 ${r} ${-tall} V0 A${r} ${r * 0.24} 0 0 1 ${-r} 0Z" fill="linear(0, ${mixColours(colour, dark, 0.4)}, ${mixColours(colour, '#FFFFFF', 0.55)} 24%, ${colour} 52%, ${dark})"/><path d="M${-r} ${-tall + 4} C${-r * 0.9} ${-tall + 70} ${-r * 0.66} ${-tall + 80} ${-r * 0.6} ${-tall + 34} C${-r * 0.4} ${-tall + 20} ${-r * 0.3} ${-tall + 120} ${-r * 0.14} ${-tall + 120} C0 ${-tall + 120} 0 ${-tall + 24} ${r * 0.3} ${-tall + 30} C${r * 0.6} ${-tall + 34} ${r * 0.7} ${-tall + 60} ${r} ${-tall + 6}Z" fill="${mixColours(colour, '#FFFFFF', 0.4)}" opacity="0.75"/><ellipse cy="${-tall}" rx="${r}" ry="${r * 0.24}" fill="radial(50 50 60, #FFF6D8, ${mixColours(colour, '#FFFFFF', 0.45)} 60%, ${colour})"/><path d="M0 ${-tall} v-40" stroke="#3A2418" stroke-width="8"/><path d="M0 ${-tall - 24} C-38 ${-tall - 42} -34 ${-tall - 96} 4 ${-tall - 166} C40 ${-tall - 96} 36 ${-tall - 42} 0 ${-tall - 24}Z" fill="radial(50 75 75, #FFF9D8, #FFD34D 42%, #F28A0C 88%)"/>`
}

const tealight = (lit) =>
  `${lit ? '<ellipse cx="0" cy="-130" rx="200" ry="180" fill="radial(50 50 50, #FFE08A/0.6, #FFE08A/0)"/>' : ''}<path d="M-120 -70 V-8 A120 42 0 0 0 120 -8 V-70Z" fill="linear(0, #6E6A66, #C9C6C2 10%, #FFFFFF 24%, #B8B5B0 40%, #E9E6E2 60%, #A9A6A2 80%, #5A5652)"/>${Array.from(
    { length: 22 },
    (_, n) => {
      const a = Math.PI * ((n + 0.5) / 22)
      return `<path d="M${(-Math.cos(a) * 120).toFixed(0)} ${(-66 + Math.sin(a) * 42).toFixed(0)} V${(-10 + Math.sin(a) * 42).toFixed(0)}" stroke="#5A5652" stroke-width="2.5" opacity="0.4"/>`
    },
  ).join(
    '',
  )}<ellipse cy="-70" rx="120" ry="44" fill="linear(20, #FFFFFF, #C9C6C2 60%, #8A8682)"/><ellipse cy="-68" rx="110" ry="38" fill="radial(46 40 66, ${lit ? '#FFF3B8, #FBEBCB 50%, #E8D0A8' : '#FFFDF8, #F6EEE0 60%, #DCCDB4'})"/><path d="M0 -66 v-24" stroke="#3A2418" stroke-width="6"/>${lit ? '<path d="M0 -80 C-30 -94 -26 -136 3 -192 C32 -136 28 -94 0 -80Z" fill="radial(50 75 75, #FFF9D8, #FFD34D 42%, #F28A0C 88%)"/>' : ''}`

// Things for a party table, each standing on the origin or hanging round it.
export const partyThings = { balloon, popper, waxCandle, tealight }
