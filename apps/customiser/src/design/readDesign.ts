import { colours, type Design, fonts, type PlacedPhoto } from './Design.ts'
import { fitName } from './fitName.ts'
import { photoReach } from './placePhoto.ts'

/** Writes a design so that it can be kept. */
export const writeDesign = (design: Design): string => JSON.stringify(design)

/** Reads a kept design; `undefined` for what is none. */
export function readDesign(kept: string, limit: number): Design | undefined {
  const { name, font, colour, photo } = fieldsOf(parse(kept))
  const knownFont = fonts.find((known) => known === font)
  const knownColour = colours.find((known) => known === colour)
  if (typeof name !== 'string' || !knownFont || !knownColour) return undefined
  return {
    name: fitName(name, limit).name,
    font: knownFont,
    colour: knownColour,
    photo: readPhoto(fieldsOf(photo)),
  }
}

function readPhoto({
  src,
  width,
  height,
  x,
  y,
  scale,
  turn,
}: Readonly<Record<string, unknown>>): PlacedPhoto | undefined {
  if (typeof src !== 'string' || !/^data:image\/(jpeg|png);base64,[A-Za-z0-9+/=]+$/.test(src))
    return undefined
  const { least, most, farthest } = photoReach
  if (!isIn(width, 1, 4000) || !isIn(height, 1, 4000) || !isIn(scale, least, most)) return undefined
  if (!isIn(x, -farthest, farthest) || !isIn(y, -farthest, farthest) || !isIn(turn, -180, 180))
    return undefined
  return { src, width, height, x, y, scale, turn }
}

const isIn = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const fieldsOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? { ...data } : {}
