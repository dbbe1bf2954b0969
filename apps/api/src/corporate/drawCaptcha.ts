import { captchaGlyph, type Stroke } from './captchaGlyph.ts'
import { type Colour, encodePng } from './encodePng.ts'

/** Size of the picture in px; twice its displayed size. */
export const captchaSize = { width: 320, height: 128 } as const

type Point = readonly [x: number, y: number]

const paper: Colour = [254, 241, 210]
const ink: Colour = [92, 58, 20]
const shades = 16
/** Half of the line width of letters and scribbles, in px. */
const thick = { letter: 3.6, scribble: 1.1 } as const

/**
 * Draws letters and digits that are easy to read for people and hard for programs: rotated, bent, and crossed by lines.
 */
export function drawCaptcha(text: string): Buffer {
  const { width, height } = captchaSize
  const pixels = new Uint8Array(width * height)
  const cell = width / (text.length + 0.6)
  const bend = { at: Math.random() * 6, by: 3 + Math.random() * 3 }
  for (const [at, sign] of [...text].entries()) {
    const place = placing(cell * (at + 0.8), bend)
    for (const stroke of captchaGlyph(sign)) drawLine(pixels, divide(stroke).map(place), thick.letter)
  }
  for (let line = 0; line < 3; line++) drawLine(pixels, scribble(), thick.scribble)
  return encodePng(
    pixels,
    width,
    Array.from({ length: shades }, (_, at) => mix(at / (shades - 1))),
  )
}

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

function drawLine(pixels: Uint8Array, points: readonly Point[], half: number): void {
  for (const [at, to] of points.entries()) {
    const from = points[at - 1]
    if (from) drawPart(pixels, from, to, half)
  }
}

// Only pixels near the line are calculated, so a picture takes about a millisecond.
function drawPart(pixels: Uint8Array, [x1, y1]: Point, [x2, y2]: Point, half: number): void {
  const { width, height } = captchaSize
  const [dx, dy] = [x2 - x1, y2 - y1]
  const length = dx * dx + dy * dy || 1
  const room = Math.ceil(half + 1)
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(x1, x2)) - room),
    Math.min(width - 1, Math.max(x1, x2) + room),
  ]
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(y1, y2)) - room),
    Math.min(height - 1, Math.max(y1, y2) + room),
  ]
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / length))
      const away = Math.hypot(x - x1 - along * dx, y - y1 - along * dy)
      // The edge is antialiased over one pixel.
      const shade = Math.round(Math.min(1, Math.max(0, half + 0.5 - away)) * (shades - 1))
      const place = y * width + x
      if (shade > (pixels[place] ?? 0)) pixels[place] = shade
    }
  }
}

const mix = (share: number): Colour => [
  Math.round(paper[0] + (ink[0] - paper[0]) * share),
  Math.round(paper[1] + (ink[1] - paper[1]) * share),
  Math.round(paper[2] + (ink[2] - paper[2]) * share),
]
