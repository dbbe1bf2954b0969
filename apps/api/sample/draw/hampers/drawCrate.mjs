import { seededNumbers } from '../seededNumbers.mjs'

// A wooden crate in two layers: `back` with its inside, and `front` with its slats. Origin in the middle of its mouth; 960 wide, 380 high.
export function drawCrate() {
  const next = seededNumbers(23)
  const slat = (x, y, width, height, tone) => {
    const grain = Array.from({ length: 4 }, () => {
      const down = y + 10 + next() * (height - 20)
      return `<path d="M${x + 6} ${down.toFixed(0)} q${width * 0.25} ${((next() - 0.5) * 16).toFixed(0)} ${width * 0.5} 0 t${width * 0.48} 0" fill="none" stroke="#7A4E22" stroke-width="${(1.5 + next() * 2).toFixed(1)}" opacity="0.28"/>`
    })
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="5" fill="linear(80, ${tone})"/><path d="M${x + 4} ${y + 3} H${x + width - 4}" stroke="#FFF3DC" stroke-width="4" opacity="0.6"/>${grain.join('')}`
  }
  const light = '#F0D2A6, #DDB57E 55%, #B8874E'
  const deep = '#A8763E, #8A5C2C'
  const nails = [-452, 452].flatMap((x) =>
    [60, 180, 300].map(
      (y) => `<circle cx="${x}" cy="${y}" r="8" fill="radial(36 30 80, #E9E6E2, #8A8682 60%, #4A4642)"/>`,
    ),
  )
  return {
    back: `<path d="M-430 -110 H430 L480 20 H-480Z" fill="#5E3A16"/>${slat(-430, -112, 860, 64, deep)}${slat(-444, -40, 888, 56, deep)}<path d="M-430 -110 L-480 10 V60 L-430 -40Z M430 -110 L480 10 V60 L430 -40Z" fill="#8A5C2C"/>`,
    front: `<rect x="-476" y="10" width="952" height="356" fill="#4A2C10"/>${slat(-480, 4, 960, 106, light)}${slat(-480, 124, 960, 106, light)}${slat(-480, 244, 960, 122, light)}
      <rect x="-480" y="4" width="56" height="362" rx="4" fill="linear(0, #F0D2A6, #C99A64)"/><rect x="424" y="4" width="56" height="362" rx="4" fill="linear(0, #C99A64, #94662F)"/>${nails.join('')}
      <path d="M-480 4 H480 V366 H-480Z" fill="linear(10, #FFFFFF/0.1, #3A1E0E/0 40%, #3A1E0E/0.3)"/>`,
  }
}
