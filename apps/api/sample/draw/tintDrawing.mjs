import { mixColours } from './mixColours.mjs'

// The same drawing in another colour: every colour keeps its lightness and takes its place between a dark, a middle and a light tone.
export function tintDrawing(drawing, { light, middle, dark }) {
  return drawing.replace(/#[0-9A-Fa-f]{6}/g, (hex) => {
    const [r, g, b] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
    const bright = (r * 0.3 + g * 0.59 + b * 0.11) / 255
    return bright < 0.5 ? mixColours(dark, middle, bright * 2) : mixColours(middle, light, (bright - 0.5) * 2)
  })
}
