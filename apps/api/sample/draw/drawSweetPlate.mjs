import { seededNumbers } from './seededNumbers.mjs'

const next = seededNumbers(17)

function laddoo(x, y, r) {
  const grains = Array.from({ length: 46 }, () => {
    const a = next() * Math.PI * 2
    const far = Math.sqrt(next()) * r * 0.92
    return `<circle cx="${(x + Math.cos(a) * far).toFixed(0)}" cy="${(y + Math.sin(a) * far).toFixed(0)}" r="${(r * 0.085).toFixed(1)}" fill="${next() < 0.5 ? '#FFC65A' : '#C46A08'}" opacity="0.6"/>`
  })
  return `<ellipse cx="${x + 8}" cy="${y + r * 0.8}" rx="${r}" ry="${r * 0.36}" fill="#4A2A08" opacity="0.4" filter="blur(6)"/>
    <circle cx="${x}" cy="${y}" r="${r}" fill="radial(35 28 80, #FFC04A, #EE9416 45%, #A85600)"/>${grains.join('')}
    <ellipse cx="${x}" cy="${y - r * 0.66}" rx="${r * 0.24}" ry="${r * 0.12}" fill="#6FA03C"/><ellipse cx="${x + r * 0.26}" cy="${y - r * 0.6}" rx="${r * 0.16}" ry="${r * 0.09}" fill="#F7E6C4"/>`
}

function katli(x, y, turn) {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">
    <path d="M-74 0 L0 -42 L74 0 V16 L0 58 L-74 16Z" fill="#C9AE84" />
    <path d="M-74 0 L0 42 V58 L-74 16Z" fill="#DFC69C"/>
    <path d="M-74 0 L0 -42 L74 0 L0 42Z" fill="linear(40, #FFF9EA, #F4E4C2 60%, #E0C898)"/>
    <path d="M-46 0 L0 -26 L46 0 L0 26Z" fill="linear(40, #FFFFFF, #D4DADF 45%, #F6F8FA 60%, #B9C1C8)" opacity="0.85"/>
  </g>`
}

function peda(x, y) {
  return `<ellipse cx="${x + 6}" cy="${y + 16}" rx="58" ry="30" fill="#4A2A08" opacity="0.35" filter="blur(6)"/>
    <path d="M${x - 54} ${y - 4} v14 A54 30 0 0 0 ${x + 54} ${y + 10} v-14Z" fill="#D9A85C"/>
    <ellipse cx="${x}" cy="${y - 4}" rx="54" ry="30" fill="radial(38 30 75, #FFEEC4, #F2CF8C 60%, #D9A85C)"/>
    <ellipse cx="${x}" cy="${y - 4}" rx="30" ry="15" fill="none" stroke="#C48E3E" stroke-width="4" opacity="0.6"/>
    <ellipse cx="${x}" cy="${y - 6}" rx="12" ry="7" fill="#6FA03C"/>`
}

// A brass plate of laddoos, kaju katli and pedas. Origin in the middle of the plate; 600 wide.
export function drawSweetPlate() {
  return `
    <ellipse cx="0" cy="16" rx="300" ry="140" fill="linear(20, #B9812C, #7A5014)"/>
    <ellipse cx="0" cy="0" rx="300" ry="140" fill="linear(30, #FBE3A2, #E3B452 45%, #B9812C)"/>
    <ellipse cx="0" cy="4" rx="252" ry="112" fill="linear(50, #C9963C, #EFCB76 60%, #FBE8B4)"/>
    <ellipse cx="0" cy="0" rx="280" ry="128" fill="none" stroke="#8A5E18" stroke-width="5" stroke-dasharray="4 12" opacity="0.55"/>
    ${katli(-120, -66, 0)}${katli(-14, -84, 0)}${katli(-70, -114, 0)}
    ${laddoo(116, -72, 66)}${laddoo(30, -26, 66)}${laddoo(164, 4, 66)}${laddoo(100, -116, 62)}
    ${peda(-164, 24)}${peda(-70, 54)}${peda(44, 74)}${peda(-104, -8)}`
}
