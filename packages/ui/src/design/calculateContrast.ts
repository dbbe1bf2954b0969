/** Red, green and blue, 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number]

const hex = /^#(?:([0-9a-f])([0-9a-f])([0-9a-f])|([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2}))$/i
const rgb = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i

/** Parses a CSS colour without transparency, as `#rgb`, `#rrggbb` or `rgb(r g b)`; otherwise `undefined`. */
export function parseColour(text: string): Colour | undefined {
  const digits = hex.exec(text.trim())
  if (digits) {
    const [, r, g, b, red = r, green = g, blue = b] = digits
    const part = (of = '') => Number.parseInt(of.length === 1 ? of + of : of, 16)
    return [part(red), part(green), part(blue)]
  }
  const [, red, green, blue] = rgb.exec(text.trim()) ?? []
  return red === undefined ? undefined : [Number(red), Number(green), Number(blue)]
}

/** Calculates the contrast of two colours, 1 to 21, as WCAG 2.2 defines it; `undefined` if one cannot be parsed. */
export function calculateContrast(one: string, other: string): number | undefined {
  const colours = [parseColour(one), parseColour(other)].flatMap((colour) => (colour ? [colour] : []))
  const [dark, light] = colours.map(luminance).sort((a, b) => a - b)
  return dark === undefined || light === undefined ? undefined : (light + 0.05) / (dark + 0.05)
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
