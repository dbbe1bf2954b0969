import { type PhotoError, validatePhoto } from '@store/api-client/contract/rules/validatePhoto'
import type { DesignPhoto } from '../design/Design.ts'

/** Maximum longer side of a stored photo in px, which is the resolution of the print. */
const longestSide = 1400

/** Shorter side below which a print looks blurred, in px. */
const sharpSide = 600

/** A loaded photo, or the error. */
export type ReadPhotoResult =
  | { readonly ok: true; readonly photo: DesignPhoto; readonly isSmall: boolean }
  | { readonly ok: false; readonly fault: PhotoError }

/**
 * Reads a photo file: detects its type by its content, not its name; rotates it upright by its EXIF orientation; scales
 * it down to its print size.
 */
export async function readPhoto(file: Blob): Promise<ReadPhotoResult> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  const fault = validatePhoto(file.size, head)
  if (fault) return { ok: false, fault }
  // The declared type of a file is not trusted, so the browser detects it.
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
  // Transparent areas become white.
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
