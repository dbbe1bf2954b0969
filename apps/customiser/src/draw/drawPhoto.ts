import type { DesignPhoto } from '../design/Design.ts'
import { type Canvas2DContext, withSavedCanvasState } from './Canvas2DContext.ts'
import type { DesignLayout } from './getGiftLayout.ts'

/** Returns the outline that clips a photo. */
export function createPhotoOutline({ x, y, width, height, shape }: DesignLayout['photo']): Path2D {
  const path = new Path2D()
  if (shape === 'round') path.ellipse(x, y, width / 2, height / 2, 0, 0, Math.PI * 2)
  else path.roundRect(x - width / 2, y - height / 2, width, height, shape === 'corners' ? 28 : 0)
  return path
}

/** Draws a photo at its position, clipped to its area. */
export function drawPhoto(
  pen: Canvas2DContext,
  image: CanvasImageSource,
  photo: DesignPhoto,
  place: DesignLayout['photo'],
): void {
  const covers = Math.max(place.width / photo.width, place.height / photo.height) * photo.scale
  withSavedCanvasState(pen, () => {
    pen.clip(createPhotoOutline(place))
    pen.translate(place.x + photo.x * place.width, place.y + photo.y * place.height)
    pen.rotate((photo.turn * Math.PI) / 180)
    pen.imageSmoothingQuality = 'high'
    const [width, height] = [photo.width * covers, photo.height * covers]
    pen.drawImage(image, -width / 2, -height / 2, width, height)
  })
  withSavedCanvasState(pen, () => {
    pen.strokeStyle = 'rgb(43 33 27 / 0.18)'
    pen.lineWidth = 3
    pen.stroke(createPhotoOutline(place))
  })
}
