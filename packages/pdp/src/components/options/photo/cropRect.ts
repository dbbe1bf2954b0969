/** A part of a picture, in its px. */
export interface CropRect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What shows of a picture. */
export interface Crop {
  readonly shape: CropShape
  /** 1 for as much as fits, up to `maxCropZoom`. */
  readonly zoom: number
  /** Where it stands from left to right, 0 to 1. */
  readonly across: number
  /** Where it stands from above to below, 0 to 1. */
  readonly down: number
}

/** The shapes there are. */
export type CropShape = 'whole' | 'square' | 'portrait' | 'landscape'

/** How near it gets. */
export const maxCropZoom = 4

/** As it begins: all of it. */
export const initialCrop: Crop = { shape: 'whole', zoom: 1, across: 0.5, down: 0.5 }

const sides = { square: 1, portrait: 4 / 5, landscape: 5 / 4 } as const

/** The part of a picture that shows; always whole px inside it. */
export function cropRect(
  picture: { readonly width: number; readonly height: number },
  { shape, zoom, across, down }: Crop,
): CropRect {
  const ratio = shape === 'whole' ? picture.width / picture.height : sides[shape]
  const widest = Math.min(picture.width, picture.height * ratio) / zoom
  const width = Math.max(1, Math.floor(widest))
  const height = Math.max(1, Math.min(picture.height, Math.round(widest / ratio)))
  return {
    x: Math.floor((picture.width - width) * across),
    y: Math.floor((picture.height - height) * down),
    width,
    height,
  }
}
