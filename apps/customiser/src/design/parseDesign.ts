import { type Design, type DesignPhoto, nameColours, nameFonts } from './Design.ts'
import { sanitizeName } from './sanitizeName.ts'
import { photoTransformLimits } from './transformPhoto.ts'

/** Serializes a design. */
export const serializeDesign = (design: Design): string => JSON.stringify(design)

/** Parses a serialized design; returns `undefined` if it is invalid. */
export function parseDesign(kept: string, limit: number): Design | undefined {
  const { name, font, colour, photo } = fieldsOf(parse(kept))
  const knownFont = nameFonts.find((known) => known === font)
  const knownColour = nameColours.find((known) => known === colour)
  if (typeof name !== 'string' || !knownFont || !knownColour) return undefined
  return {
    name: sanitizeName(name, limit).name,
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
}: Readonly<Record<string, unknown>>): DesignPhoto | undefined {
  if (typeof src !== 'string' || !/^data:image\/(jpeg|png);base64,[A-Za-z0-9+/=]+$/.test(src))
    return undefined
  const { least, most, farthest } = photoTransformLimits
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
