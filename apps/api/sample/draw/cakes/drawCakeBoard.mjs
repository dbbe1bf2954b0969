import { tilt } from './tilt.mjs'

const looks = {
  gold: { top: '#FBE7B0, #EBC66C 45%, #C9963C', edge: '#D9A850, #A8771F 50%, #6E4812', line: '#FFF4D2' },
  white: { top: '#FFFFFF, #FBF4E8 50%, #E8D9C2', edge: '#F4EADB, #D8C6AC 55%, #A98F6E', line: '#E3B95A' },
  wood: { top: '#EBC592, #D3A56C 50%, #AE7B44', edge: '#C8935A, #94622F 55%, #5E3A16', line: '#F6DDB4' },
  slate: { top: '#6A655F, #4C4843 50%, #34302C', edge: '#5A554F, #34302C 55%, #1C1916', line: '#8A847C' },
  blush: { top: '#FFF1EE, #F6D8D2 50%, #DDB2AA', edge: '#F2CFC8, #CFA098 55%, #96665E', line: '#FFFFFF' },
}

// What a cake stands on: a round board, or a stand on one foot. Origin in the middle of its top.
export function drawCakeBoard({ r, look = 'gold', stand = false, plan }) {
  const { top, edge, line } = looks[look]
  const deep = r * tilt
  const thick = stand ? 26 : 20
  const grain =
    look === 'wood'
      ? [-0.6, -0.25, 0.15, 0.5]
          .map(
            (z) =>
              `<path d="M${-r * Math.sqrt(1 - z * z) * 0.97} ${z * deep} Q0 ${z * deep + 12} ${r * Math.sqrt(1 - z * z) * 0.97} ${z * deep}" fill="none" stroke="#8A5A2C" stroke-width="3" opacity="0.35"/>`,
          )
          .join('')
      : ''
  const foot = stand
    ? `<path d="M-62 ${deep * 0.4} C-56 ${deep + 40} -70 ${deep + 70} -150 ${deep + 104} A150 40 0 0 0 150 ${deep + 104} C70 ${deep + 70} 56 ${deep + 40} 62 ${deep * 0.4}Z" fill="linear(0, ${edge})"/><path d="M-40 ${deep + 20} C-44 ${deep + 60} -70 ${deep + 84} -120 ${deep + 106}" fill="none" stroke="#FFFFFF" stroke-width="12" stroke-linecap="round" opacity="0.5" filter="blur(4)"/>
       <path d="M${-r * 0.6} ${deep * 0.85} Q0 ${deep * 1.5} ${r * 0.6} ${deep * 0.85} L70 ${deep + 60} H-70Z" fill="#3A1E0E" opacity="0.22" filter="blur(12)"/>`
    : ''
  if (plan) {
    const path = (grow, down) =>
      `M${plan.map(({ x, z }) => `${(x * r * grow).toFixed(1)} ${(z * deep * grow + down).toFixed(1)}`).join('L')}Z`
    return `<path d="${path(1, thick)}" fill="linear(0, ${edge})"/><path d="${path(1, 0)}" fill="linear(24, ${top})"/><path d="${path(0.97, 0)}" fill="none" stroke="${line}" stroke-width="4" opacity="0.75"/>`
  }
  return `${foot}
    <path d="M${-r} 0 V${thick} A${r} ${deep} 0 0 0 ${r} ${thick} V0Z" fill="linear(0, ${edge})"/>
    <ellipse rx="${r}" ry="${deep}" fill="linear(24, ${top})"/>${grain}
    <ellipse rx="${r * 0.965}" ry="${deep * 0.955}" fill="none" stroke="${line}" stroke-width="4" opacity="0.75"/>`
}
