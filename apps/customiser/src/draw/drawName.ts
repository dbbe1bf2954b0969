import type { Design } from '../design/Design.ts'
import { type Canvas2DContext, withSavedCanvasState } from './Canvas2DContext.ts'
import type { LayoutArea } from './getGiftLayout.ts'

/** Font stacks by name. Only fonts installed on the device are used, and the drawing itself is printed. */
const faces: Readonly<Record<Design['font'], string>> = {
  classic: '500 SIZEpx "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif',
  modern: '400 SIZEpx system-ui, "Segoe UI", Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif',
  script: 'italic 500 SIZEpx "Snell Roundhand", "Segoe Script", "Brush Script MT", "Dancing Script", cursive',
  bold: '900 SIZEpx "Arial Black", "Helvetica Neue", Roboto, "Noto Sans", "Noto Sans Devanagari", sans-serif',
}

/** Colors by name, each dark enough to be legible on white china. */
export const inkColours: Readonly<Record<Design['colour'], string>> = {
  rose: '#b0124e',
  ink: '#2b211b',
  leaf: '#1e7348',
  sky: '#235a97',
  amber: '#8a5200',
  plum: '#5b3a86',
}

/** Draws a name in its area, in one line or two, as large as it fits. */
export function drawName(pen: Canvas2DContext, { name, font, colour }: Design, place: LayoutArea): void {
  const text = name.trim()
  if (text === '') return
  withSavedCanvasState(pen, () => {
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillStyle = inkColours[colour]
    const { lines, size } = fit(pen, text, faces[font], place)
    pen.font = faces[font].replace('SIZE', String(size))
    lines.forEach((line, at) => {
      pen.fillText(line, place.x, place.y + (at - (lines.length - 1) / 2) * size * leading)
    })
  })
}

const leading = 1.15

function fit(pen: Canvas2DContext, text: string, face: string, { width, height }: LayoutArea) {
  const sizeOf = (lines: readonly string[]) => {
    pen.font = face.replace('SIZE', '100')
    const widest = Math.max(...lines.map((line) => pen.measureText(line).width), 1)
    return Math.min((100 * width) / widest, height / (lines.length * leading))
  }
  const ways = [[text], ...halves(text)]
  const [best = { lines: [text], size: 10 }] = ways
    .map((lines) => ({ lines, size: Math.max(10, Math.floor(sizeOf(lines))) }))
    .sort((a, b) => b.size - a.size)
  return best
}

/** Returns the ways to break a text into two lines, one for each space. */
const halves = (text: string): readonly (readonly string[])[] =>
  [...text.matchAll(/ +/g)].map(({ index, 0: gap }) => [text.slice(0, index), text.slice(index + gap.length)])
