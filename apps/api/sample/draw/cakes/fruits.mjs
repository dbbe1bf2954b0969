import { seededNumbers } from '../seededNumbers.mjs'

const under = (rx = 0.95, y = 0.55) =>
  `<ellipse cx="0.16" cy="${y}" rx="${rx}" ry="0.36" fill="#3A1408" opacity="0.36" filter="blur(0.13)"/>`

function strawberry({ half = false, seed = 1 }) {
  const next = seededNumbers(seed)
  const body =
    'M0 0.86 C-0.4 0.72 -0.82 0.1 -0.72 -0.38 C-0.62 -0.72 -0.2 -0.74 0 -0.62 C0.2 -0.74 0.62 -0.72 0.72 -0.38 C0.82 0.1 0.4 0.72 0 0.86Z'
  if (half) {
    return `${under(0.7, 0.8)}<path d="${body}" fill="linear(60, #F2384A, #C4101F)"/>
      <path d="${body}" transform="translate(0 0.01) scale(0.86)" fill="radial(50 34 74, #FFF3EC, #FFC9C0 42%, #F0606A 82%, #E2404E)"/>
      <path d="M0 -0.36 C-0.14 -0.05 -0.12 0.3 0 0.5 C0.12 0.3 0.14 -0.05 0 -0.36Z" fill="#FFFFFF" opacity="0.75"/>
      <path d="M-0.2 -0.3 C-0.4 0 -0.34 0.3 -0.2 0.46 M0.2 -0.3 C0.4 0 0.34 0.3 0.2 0.46" fill="none" stroke="#FFF1EC" stroke-width="0.05" opacity="0.8"/>`
  }
  const seeds = Array.from({ length: 26 }, (_, n) => {
    const row = Math.floor(n / 5)
    const sx = ((n % 5) - 2 + (row % 2) * 0.5) * (0.3 - row * 0.035) + (next() - 0.5) * 0.03
    const sy = -0.42 + row * 0.22
    return `<ellipse cx="${sx.toFixed(2)}" cy="${(sy + 0.03).toFixed(2)}" rx="0.036" ry="0.052" fill="#8A0A16"/><ellipse cx="${sx.toFixed(2)}" cy="${sy.toFixed(2)}" rx="0.028" ry="0.044" fill="#FFE08A"/>`
  })
  const leaves = [-78, -44, -12, 22, 52, 82]
    .map(
      (a) =>
        `<path transform="translate(0 -0.6) rotate(${a})" d="M0 0.06 C-0.16 -0.06 -0.12 -0.3 0 -0.44 C0.12 -0.3 0.16 -0.06 0 0.06Z" fill="linear(60, #9CCB5A, #4C8A34 60%, #2F6328)"/>`,
    )
    .join('')
  return `${under(0.72, 0.8)}<path d="${body}" fill="radial(34 26 86, #FF7A78, #E8283A 42%, #B60A20 78%, #860616)"/>${seeds.join('')}
    <path d="M-0.48 -0.4 C-0.6 -0.16 -0.54 0.1 -0.42 0.28" fill="none" stroke="#FFFFFF" stroke-width="0.1" stroke-linecap="round" opacity="0.5" filter="blur(0.03)"/>${leaves}`
}

const berry = (light, middle, dark) => () =>
  `${under(0.9, 0.62)}<circle r="0.9" fill="radial(34 28 82, ${light}, ${middle} 48%, ${dark})"/>
  <path d="M-0.2 -0.5 l0.12 0.1 l0.14 -0.14 l0.1 0.16 l0.2 -0.04 l-0.1 0.18 q-0.24 0.1 -0.44 -0.02Z" fill="${dark}" opacity="0.75"/>
  <ellipse cx="-0.36" cy="-0.36" rx="0.26" ry="0.15" transform="rotate(-35 -0.36 -0.36)" fill="#FFFFFF" opacity="0.4"/>`

function raspberry() {
  const drupes = [
    [0, -0.5],
    [-0.34, -0.36],
    [0.34, -0.36],
    [-0.52, -0.02],
    [-0.18, -0.12],
    [0.18, -0.12],
    [0.52, -0.02],
    [-0.4, 0.32],
    [0, 0.22],
    [0.4, 0.32],
    [-0.18, 0.58],
    [0.18, 0.58],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="0.27" fill="radial(36 28 80, #FF9AAE, #DB2A50 48%, #8A0A2C)"/><circle cx="${x - 0.08}" cy="${y - 0.1}" r="0.055" fill="#FFFFFF" opacity="0.7"/>`,
    )
    .join('')
  return `${under(0.7, 0.75)}${drupes}`
}

const cherry = ({ stem = true }) =>
  `${under(0.86, 0.66)}<circle r="0.88" fill="radial(34 26 84, #FF8A86, #D6142A 40%, #96061C 76%, #5E0412)"/>
  ${stem ? '<path d="M0.02 -0.66 C0.02 -1.2 0.3 -1.6 0.62 -1.82" fill="none" stroke="#3E5A22" stroke-width="0.13" stroke-linecap="round"/><path d="M0 -0.66 C0 -1.2 0.28 -1.6 0.6 -1.84" fill="none" stroke="#9AB860" stroke-width="0.05" stroke-linecap="round"/>' : ''}
  <path d="M-0.28 -0.68 Q0 -0.5 0.28 -0.68" fill="none" stroke="#5E0412" stroke-width="0.09" opacity="0.6"/>
  <ellipse cx="-0.34" cy="-0.34" rx="0.2" ry="0.14" transform="rotate(-38 -0.34 -0.34)" fill="#FFFFFF" opacity="0.85"/>
  <path d="M0.1 0.66 Q0.56 0.5 0.66 0.06" fill="none" stroke="#FF9A8E" stroke-width="0.08" stroke-linecap="round" opacity="0.4"/>`

const disc =
  (rind, flesh, centre, rays) =>
  ({ turn = 0 }) => {
    const lines = Array.from({ length: rays }, (_, n) => {
      const a = ((n + 0.3) / rays) * Math.PI * 2
      return `<path d="M${(Math.cos(a) * 0.26).toFixed(2)} ${(Math.sin(a) * 0.26).toFixed(2)}L${(Math.cos(a) * 0.78).toFixed(2)} ${(Math.sin(a) * 0.78).toFixed(2)}" stroke="#FFFFFF" stroke-width="0.045" opacity="0.5"/>`
    })
    const pips =
      centre === '#F4F7D8'
        ? Array.from(
            { length: 16 },
            (_, n) =>
              `<ellipse cx="${(Math.cos(n * 0.3927) * 0.42).toFixed(2)}" cy="${(Math.sin(n * 0.3927) * 0.42).toFixed(2)}" rx="0.04" ry="0.055" fill="#1E1A10"/>`,
          )
        : []
    return `${under(0.95, 0.5)}<g transform="scale(1 0.72) rotate(${turn})"><circle r="0.98" cy="0.16" fill="${rind}"/><circle r="0.96" fill="${rind}"/><circle r="0.86" fill="radial(46 42 60, ${flesh[0]}, ${flesh[1]} 62%, ${flesh[2]})"/>${lines.join('')}<circle r="0.24" fill="${centre}"/>${pips.join('')}</g>
    <ellipse cx="-0.3" cy="-0.3" rx="0.34" ry="0.14" transform="rotate(-24 -0.3 -0.3)" fill="#FFFFFF" opacity="0.36"/>`
  }

function pineapple({ turn = 0, seed = 1 }) {
  const next = seededNumbers(seed)
  const fibres = Array.from({ length: 34 }, () => {
    const a = next() * Math.PI * 2
    const from = 0.42 + next() * 0.16
    const to = from + 0.2 + next() * 0.2
    return `M${(Math.cos(a) * from).toFixed(2)} ${(Math.sin(a) * from).toFixed(2)}L${(Math.cos(a) * to).toFixed(2)} ${(Math.sin(a) * to).toFixed(2)}`
  })
  const edge = Array.from({ length: 60 }, (_, n) => {
    const a = (n / 60) * Math.PI * 2
    const far = 0.95 + 0.035 * Math.cos(a * 12)
    return `${(Math.cos(a) * far).toFixed(3)} ${(Math.sin(a) * far).toFixed(3)}`
  })
  const ring = `M${edge.join('L')}Z M0.34 0 A0.34 0.34 0 1 0 -0.34 0 A0.34 0.34 0 1 0 0.34 0Z`
  return `${under(1, 0.46)}<g transform="scale(1 0.62) rotate(${turn})">
    <path d="${ring}" transform="translate(0 0.22)" fill="#D99A10" fill-rule="evenodd"/>
    <path d="${ring}" fill="radial(40 34 72, #FFF0A0, #FBD64A 55%, #EDB320)" fill-rule="evenodd"/>
    <path d="${fibres.join('')}" stroke="#FFF6C8" stroke-width="0.045" stroke-linecap="round" opacity="0.75"/></g>
    <ellipse cx="-0.48" cy="-0.24" rx="0.26" ry="0.08" transform="rotate(-28 -0.48 -0.24)" fill="#FFFFFF" opacity="0.6"/>`
}

const mango = ({ turn = 0 }) =>
  `${under(0.8, 0.5)}<g transform="rotate(${(turn % 24) - 12})"><path d="M-0.7 -0.3 L0.05 -0.56 L0.72 -0.26 L0.72 0.3 L0 0.62 L-0.7 0.34Z" fill="#E08A0A"/><path d="M-0.7 -0.3 L0.05 -0.56 L0.72 -0.26 L0 0.04Z" fill="#FFD560"/><path d="M-0.7 -0.3 L0 0.04 L0 0.62 L-0.7 0.34Z" fill="linear(60, #FFC23C, #F5A315)"/><path d="M-0.5 -0.3 L0 -0.46" stroke="#FFF3C0" stroke-width="0.07" stroke-linecap="round" opacity="0.8"/></g>`

// Fruit for the top of a cake, each about two units wide round its middle.
export const fruits = {
  strawberry,
  raspberry,
  cherry,
  pineapple,
  mango,
  blueberry: berry('#9AA8E0', '#3A4A96', '#161C4E'),
  grape: berry('#F0F6B8', '#A8C450', '#5E7E22'),
  lemon: disc('#F2CC2C', ['#FFF6B8', '#FBE66A', '#F0CE38'], '#FFFBDC', 9),
  kiwi: disc('#7A5A30', ['#D6E88A', '#8FBE3A', '#5E9428'], '#F4F7D8', 22),
  orange: disc('#F09020', ['#FFD27A', '#FBB040', '#F09424'], '#FFE9BE', 10),
}
