import { seededNumbers } from './seededNumbers.mjs'

// A glass jar of almonds and cashews with a cloth cap. Origin in the middle of its foot; 200 wide, 300 high.
export function drawJar() {
  const next = seededNumbers(3)
  const nuts = []
  for (let row = 0; row < 7; row += 1) {
    for (let n = 0; n < 5; n += 1) {
      const x = -72 + n * 36 + (row % 2) * 10 + (next() - 0.5) * 10
      const y = -30 - row * 27 + (next() - 0.5) * 8
      const turn = (next() - 0.5) * 160
      nuts.push(
        (row + n) % 2
          ? `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})" d="M-24 0 C-16 -18 10 -18 26 0 C10 18 -16 18 -24 0Z" fill="linear(60, #D08A4E, #9A5526 60%, #6B3412)"/>`
          : `<path transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)})" d="M-22 8 C-26 -16 18 -24 24 2 C22 14 12 10 6 4 C-4 -4 -8 20 -22 8Z" fill="linear(60, #FFF3D6, #F0D6A2 60%, #CFA866)"/>`,
      )
    }
  }
  return `
    <path d="M-96 -216 C-104 -200 -104 -190 -104 -176 V-24 Q-104 0 -76 0 H76 Q104 0 104 -24 V-176 C104 -190 104 -200 96 -216Z" fill="linear(0, #E9DCC6, #FFFBF2 30%, #E3D2B6)"/>
    ${nuts.join('')}
    <path d="M-96 -216 C-104 -200 -104 -190 -104 -176 V-24 Q-104 0 -76 0 H76 Q104 0 104 -24 V-176 C104 -190 104 -200 96 -216Z" fill="linear(0, #6B4A2C/0.28, #FFFFFF/0.05 30%, #FFFFFF/0 60%, #5A3A1E/0.36)" stroke="#CDBBA0" stroke-width="3"/>
    <path d="M-84 -176 V-40" stroke="#FFFFFF" stroke-width="13" stroke-linecap="round" opacity="0.7"/>
    <path d="M-104 -226 C-96 -300 96 -300 104 -226 L120 -196 C90 -184 70 -200 44 -190 C20 -182 -16 -182 -42 -190 C-70 -200 -94 -184 -120 -196Z" fill="linear(30, #D23A70, #B0124E 50%, #7A0A36)"/>
    <path d="M-102 -230 Q0 -206 102 -230" fill="none" stroke="#F2C04A" stroke-width="11"/>
    <g fill="#FBE3EC" opacity="0.75"><circle cx="-56" cy="-252" r="6"/><circle cx="-14" cy="-264" r="6"/><circle cx="32" cy="-260" r="6"/><circle cx="68" cy="-246" r="6"/></g>`
}
