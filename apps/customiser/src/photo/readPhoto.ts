import { type PhotoError, validatePhoto } from '@store/api-client/contract/rules/validatePhoto'
import type { DesignPhoto } from '../design/Design.ts'

/** Longest side a photo is kept with, in px: what is printed has no more. */
const longestSide = 1400

/** Shorter side below which a print looks soft, in px. */
const sharpSide = 600

/** A photo that was read, or why it was not. */
export type ReadPhotoResult =
  | { readonly ok: true; readonly photo: DesignPhoto; readonly isSmall: boolean }
  | { readonly ok: false; readonly fault: PhotoError }

/** Reads a photo: by its content, not its name; upright, as its camera held it; no larger than it is printed. */
export async function readPhoto(file: Blob): Promise<ReadPhotoResult> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const fault = validatePhoto(file.size, head)
  if (fault) return { ok: false, fault }
  // What a file says of its own type is not believed: the browser reads it as what it is.
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return { ok: false, fault: 'broken' }
  const { width, height } = bitmap
  const shrink = Math.min(1, longestSide / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * shrink))
  canvas.height = Math.max(1, Math.round(height * shrink))
  const context = canvas.getContext('2d')
  if (!context) return { ok: false, fault: 'broken' }
  context.imageSmoothingQuality = 'high'
  // Where it can be looked through, paper shows.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return {
    ok: true,
    isSmall: Math.min(width, height) < sharpSide,
    photo: {
      src: canvas.toDataURL('image/jpeg', 0.86),
      ...{ width: canvas.width, height: canvas.height },
      ...{ x: 0, y: 0, scale: 1, turn: 0 },
    },
  }
}
