import { seededNumbers } from '../seededNumbers.mjs'

// A glowing moon on a wooden stand, at dusk: the one picture without morning light.
export function moonScene() {
  const next = seededNumbers(27)
  const craters = Array.from({ length: 60 }, () => {
    const a = next() * Math.PI * 2
    const far = Math.sqrt(next()) * 320
    const r = 8 + next() ** 2 * 70
    return `<ellipse cx="${(600 + Math.cos(a) * far).toFixed(0)}" cy="${(520 + Math.sin(a) * far).toFixed(0)}" rx="${r.toFixed(0)}" ry="${(r * (0.7 + next() * 0.3)).toFixed(0)}" fill="${next() < 0.66 ? '#B98A4C' : '#FFFDF0'}" opacity="${(0.1 + next() * 0.14).toFixed(2)}" filter="blur(${(3 + next() * 8).toFixed(0)})"/>`
  })
  const leg = (x1, x2) =>
    `<path d="M${x1} 846 L${x2} 1044" stroke="#3E2410" stroke-width="42" stroke-linecap="round"/><path d="M${x1 - 8} 846 L${x2 - 8} 1044" stroke="#A8713C" stroke-width="15" stroke-linecap="round"/>`
  return {
    ground: `<rect width="1200" height="1200" fill="linear(80, #4A4A6E, #6E5A74 45%, #A87868 78%, #8A5E4C)"/><rect y="900" width="1200" height="300" fill="linear(90, #7A5040, #5A3A2E)"/><rect y="880" width="1200" height="40" fill="linear(90, #5A3A2E/0, #4A2E26/0.6)"/>`,
    gift: `<ellipse cx="600" cy="540" rx="600" ry="580" fill="radial(50 50 50, #FFE3A0/0.75, #FFCF86/0.28 55%, #FFCF86/0)"/>
      <ellipse cx="600" cy="1050" rx="430" ry="90" fill="radial(50 50 50, #FFDFA0/0.6, #FFDFA0/0)"/>
      <ellipse cx="600" cy="1056" rx="250" ry="34" fill="#1E0E08" opacity="0.5" filter="blur(14)"/>
      <path d="M600 850 L600 1010" stroke="#3E2410" stroke-width="36" stroke-linecap="round"/>${leg(460, 404)}${leg(740, 796)}
      <circle cx="600" cy="520" r="356" fill="radial(42 38 66, #FFFDF0, #FFF0C4 42%, #F7CF86 78%, #D9984C)"/>
      <clipPath id="moon"><circle cx="600" cy="520" r="354"/></clipPath><g clip-path="url(#moon)">${craters.join('')}</g>
      <circle cx="600" cy="520" r="356" fill="radial(40 36 70, #FFFFFF/0.35, #FFFFFF/0 50%, #8A4A1E/0.34)"/>
      <path d="M392 816 A230 62 0 0 0 808 816 L790 872 A220 58 0 0 1 410 872Z" fill="linear(0, #5E3A16, #C8935A 30%, #94622F 60%, #4A2A10)"/><path d="M392 816 A230 62 0 0 0 808 816" fill="none" stroke="#FFE3B4" stroke-width="6" opacity="0.8"/>`,
  }
}
