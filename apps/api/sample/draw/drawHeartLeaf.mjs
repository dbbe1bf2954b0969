// A money plant's heart-shaped leaf hanging from x and y (turn 0 points down), with pale splashes.
const outline =
  'M0 0 C-0.16 -0.16 -0.5 -0.12 -0.5 0.24 C-0.5 0.6 -0.18 0.82 0 1.06 C0.18 0.82 0.5 0.6 0.5 0.24 C0.5 -0.12 0.16 -0.16 0 0Z'
const greens = [
  ['#A8D25C', '#5FA03A', '#2F6A2A'],
  ['#8FC24F', '#4C8F36', '#265C28'],
  ['#C4DE78', '#79B147', '#3B7A30'],
]

export function drawHeartLeaf({ x, y, size, turn = 0, tone = 0, splash = true }) {
  const [light, middle, dark] = greens[tone % greens.length]
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${size})">
    <path d="${outline}" fill="linear(60, ${light}, ${middle} 45%, ${dark})" stroke="#1E4A22" stroke-width="0.016" stroke-opacity="0.55"/>
    <path d="M0 0 C0.16 -0.16 0.5 -0.12 0.5 0.24 C0.5 0.6 0.18 0.82 0 1.06Z" fill="#12331A" opacity="0.14"/>
    ${splash ? '<path d="M0.05 0.2 C0.2 0.06 0.34 0.1 0.38 0.26 C0.3 0.3 0.2 0.34 0.08 0.5 Z M-0.06 0.36 C-0.2 0.3 -0.34 0.34 -0.4 0.46 C-0.28 0.52 -0.16 0.6 -0.07 0.76Z" fill="#EEF2B4" opacity="0.62"/>' : ''}
    <path d="M0 0 L0 0.98 M0 0.26 C-0.16 0.18 -0.3 0.14 -0.4 0.2 M0 0.3 C0.16 0.2 0.3 0.16 0.4 0.2 M0 0.54 C-0.1 0.48 -0.22 0.46 -0.3 0.52 M0 0.56 C0.1 0.5 0.22 0.48 0.3 0.52" fill="none" stroke="#E4F2B8" stroke-width="0.024" opacity="0.6"/>
    <path d="M-0.36 0.06 C-0.42 0.16 -0.42 0.28 -0.38 0.38" fill="none" stroke="#FFFFFF" stroke-width="0.05" stroke-linecap="round" opacity="0.35"/>
  </g>`
}
