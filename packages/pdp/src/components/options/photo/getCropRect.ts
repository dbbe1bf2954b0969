/** A rectangle in an image, in its px. */
export interface CropRect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Crop settings of an image. */
export interface CropSettings {
  readonly shape: CropShape
  /** Zoom factor: 1 shows the largest part that fits, `maxCropZoom` is the maximum. */
  readonly zoom: number
  /** Horizontal position from left to right, 0 to 1. */
  readonly across: number
  /** Vertical position from top to bottom, 0 to 1. */
  readonly down: number
}

/** Available shapes. */
export type CropShape = 'whole' | 'square' | 'portrait' | 'landscape'

/** Maximum zoom. */
export const maxCropZoom = 4

/** Initial crop: the whole image. */
export const initialCrop: CropSettings = { shape: 'whole', zoom: 1, across: 0.5, down: 0.5 }

const sides = { square: 1, portrait: 4 / 5, landscape: 5 / 4 } as const

/** Returns the visible part of an image; always whole px inside it. */
export function getCropRect(
  picture: { readonly width: number; readonly height: number },
  { shape, zoom, across, down }: CropSettings,
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
