import { getCaptchaGlyph, type Stroke } from './getCaptchaGlyph.ts'

/** Size of the picture in px; twice its displayed size. */
export const captchaSize = { width: 320, height: 128 } as const

type Point = readonly [x: number, y: number]

const colours = { paper: '#fef1d2', ink: '#5c3a14' } as const
/** Line width of letters and scribbles, in px. */
const thickness = { letter: 7.2, scribble: 2.2 } as const

/**
 * Draws letters and digits that are easy to read for people and hard for programs: rotated, bent, and crossed by lines.
 * Returns a PNG.
 */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { width, height } = captchaSize
  const cell = width / (text.length + 0.6)
  const bend = { at: Math.random() * 6, by: 3 + Math.random() * 3 }
  const letters = [...text].flatMap((sign, at) => {
    const place = placing(cell * (at + 0.8), bend)
    return getCaptchaGlyph(sign).map((stroke) => line(divide(stroke).map(place), thickness.letter))
  })
  const scribbles = Array.from({ length: 3 }, () => line(scribble(), thickness.scribble))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="${colours.ink}"
    stroke-linecap="round" stroke-linejoin="round">${letters.join('')}${scribbles.join('')}</svg>`
  return sharp(Buffer.from(svg)).flatten({ background: colours.paper }).png({ colours: 16 }).toBuffer()
}

const line = (points: readonly Point[], thickness: number) =>
  `<polyline points="${points.join(' ')}" stroke-width="${thickness}"/>`

/**
 * Returns a function that maps a point of a letter's grid to the picture, randomly rotated, scaled, shifted and bent.
 */
function placing(middle: number, bend: { readonly at: number; readonly by: number }) {
  const turn = (Math.random() - 0.5) * 0.6
  const size = 10.5 + Math.random() * 2.5
  const lift = (Math.random() - 0.5) * 18
  return ([x, y]: Point): Point => {
    const [right, down] = [(x - 2) * size, (y - 3) * size]
    const [straightX, straightY] = [
      middle + right * Math.cos(turn) - down * Math.sin(turn),
      captchaSize.height / 2 + lift + right * Math.sin(turn) + down * Math.cos(turn),
    ]
    return [
      straightX + Math.sin(straightY / 17 + bend.at) * bend.by,
      straightY + Math.sin(straightX / 23 + bend.at) * bend.by,
    ]
  }
}

/** Subdivides a line, so that it can be bent. */
const divide = (points: Stroke): readonly Point[] =>
  points.flatMap((to, at) => {
    const from = points[at - 1]
    if (!from) return [to]
    return [0.25, 0.5, 0.75, 1].map(
      (share): Point => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share],
    )
  })

function scribble(): readonly Point[] {
  const start = Math.random() * captchaSize.height
  const wave = 14 + Math.random() * 22
  return Array.from({ length: 24 }, (_, at) => [
    (at / 23) * captchaSize.width,
    start + Math.sin(at * 0.45 + start) * wave,
  ])
}
