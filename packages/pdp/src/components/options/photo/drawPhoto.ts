import { photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import type { CropRect } from './getCropRect.ts'

// Tries higher qualities if needed, because a uniform part of an image may compress below the server's minimum size.
const ways = [['image/jpeg', 0.92], ['image/jpeg', 1], ['image/png']] as const

/** Draws a part of an image as a new photo; `undefined` if this browser cannot. */
export async function drawPhoto(
  picture: ImageBitmap,
  { x, y, width, height }: CropRect,
  scale = 1,
): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(width * scale))
  canvas.height = Math.max(1, Math.floor(height * scale))
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  // JPEG has no transparency; without a background, transparent parts would be black.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height)
  let drawn: Blob | null = null
  for (const [type, quality] of ways) {
    drawn = await new Promise((resolve) => {
      canvas.toBlob(resolve, type, quality)
    })
    if (drawn && drawn.size >= photoLimits.leastBytes) break
  }
  return drawn ?? undefined
}
