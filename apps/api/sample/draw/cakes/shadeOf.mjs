import { mixColours } from '../mixColours.mjs'

// A colour under the morning light: 1 faces the window, -1 faces away.
export function shadeOf(colour, light) {
  return light > 0
    ? mixColours(colour, '#FFFDF4', light * 0.5)
    : mixColours(
        colour,
        mixColours(colour, parseInt(colour.slice(3, 5), 16) < 130 ? '#1A0703' : '#4A2410', 0.64),
        Math.min(1, -light),
      )
}
