import { seededNumbers } from '../seededNumbers.mjs'

// A golden laddoo with slivers of pistachio, one unit in radius.
export function drawLaddoo({ seed = 1, colour = ['#FFD070', '#EBA22C', '#A86208'] } = {}) {
  const next = seededNumbers(seed * 13)
  const grains = Array.from({ length: 70 }, () => {
    const a = next() * Math.PI * 2
    const far = Math.sqrt(next()) * 0.94
    return `<circle cx="${(Math.cos(a) * far).toFixed(2)}" cy="${(Math.sin(a) * far).toFixed(2)}" r="${(0.04 + next() * 0.04).toFixed(3)}" fill="${next() < 0.5 ? colour[0] : colour[2]}" opacity="0.5"/>`
  })
  const slivers = Array.from(
    { length: 5 },
    () =>
      `<rect x="${(-0.3 + next() * 0.5).toFixed(2)}" y="${(-0.78 + next() * 0.34).toFixed(2)}" width="0.26" height="0.085" rx="0.04" transform="rotate(${(next() * 120 - 60).toFixed(0)} 0 -0.6)" fill="${next() < 0.7 ? '#8FB24A' : '#FBE6C0'}"/>`,
  )
  return `<ellipse cx="0.12" cy="0.74" rx="0.95" ry="0.34" fill="#4A2A08" opacity="0.42" filter="blur(0.1)"/><circle r="1" fill="radial(34 26 84, ${colour[0]}, ${colour[1]} 46%, ${colour[2]})"/>${grains.join('')}${slivers.join('')}<ellipse cx="-0.36" cy="-0.42" rx="0.3" ry="0.2" transform="rotate(-38 -0.36 -0.42)" fill="#FFF6DC" opacity="0.36" filter="blur(0.05)"/>`
}
