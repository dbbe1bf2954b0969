import { mixColours } from '../mixColours.mjs'

// An open flat box seen from a little above, in three layers: its inside, then what stands in it, then its front wall.
// Origin in the middle of its front foot. `deep` is how far back it goes on the screen, `wall` how high its sides stand.
export function drawTray({
  width,
  deep,
  wall,
  colour = '#FFFDF8',
  lining = mixColours(colour, '#6B4A2C', 0.12),
  narrow = 0.9,
  lid = 0,
  lidInside = lining,
  line,
}) {
  const half = width / 2
  const back = half * narrow
  const dark = mixColours(colour, '#3A1E0E', 0.34)
  const light = mixColours(colour, '#FFFFFF', 0.5)
  const trim = line
    ? `<path d="M${-half + 4} ${-wall + 14} H${half - 4}" stroke="${line}" stroke-width="5"/>`
    : ''
  const raised = lid
    ? `<path d="M${-back} ${-deep - wall} L${-back * 1.05} ${-deep - wall - lid} H${back * 1.05} L${back} ${-deep - wall}Z" fill="linear(60, ${light}, ${colour} 50%, ${dark})"/>
      <path d="M${-back * 0.95} ${-deep - wall} L${-back * 0.99} ${-deep - wall - lid + 18} H${back * 0.99} L${back * 0.95} ${-deep - wall}Z" fill="linear(60, ${mixColours(lidInside, '#FFFFFF', 0.5)}, ${lidInside} 55%, ${mixColours(lidInside, '#6B4A2C', 0.25)})"/>
      ${line ? `<path d="M${-back * 0.88} ${-deep - wall - 16} L${-back * 0.92} ${-deep - wall - lid + 36} H${back * 0.92} L${back * 0.88} ${-deep - wall - 16}Z" fill="none" stroke="${line}" stroke-width="4"/>` : ''}`
    : ''
  return {
    back: `${raised}
      <path d="M${-half} 0 L${-back} ${-deep - wall} H${back} L${half} 0Z" fill="${dark}"/>
      <path d="M${-half} ${-wall} L${-back} ${-deep - wall} H${back} L${half} ${-wall}Z" fill="${light}"/>
      <path d="M${-half + 14} ${-wall} L${-back + 12} ${-deep - wall + 8} H${back - 12} L${half - 14} ${-wall}Z" fill="linear(80, ${mixColours(lining, '#3A1E0E', 0.32)}, ${mixColours(lining, '#3A1E0E', 0.08)} 40%, ${lining})"/>
      <path d="M${-half + 14} ${-wall} L${-back + 12} ${-deep - wall + 8} L${-back + 34} ${-deep - wall + 8} L${-half + 60} ${-wall}Z" fill="#3A1E0E" opacity="0.16" filter="blur(5)"/>`,
    front: `<path d="M${-half} ${-wall} H${half} L${half - 5} -7 Q${half - 6} 0 ${half - 14} 0 H${-half + 14} Q${-half + 6} 0 ${-half + 5} -7Z" fill="linear(12, ${light}, ${colour} 48%, ${dark})"/>
      <path d="M${-half} ${-wall} H${half} v7 H${-half}Z" fill="#FFFFFF" opacity="0.5"/>${trim}`,
  }
}
