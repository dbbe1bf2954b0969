import { photoLimits, validatePhoto } from '@store/api-client/contract/rules/validatePhoto'
import type { PhotoCheckResult } from '../../../store/photos/PhotoUploader.ts'
import { drawPhoto } from './drawPhoto.ts'

const headBytes = 16

/**
 * Validates a file before the upload: its type by content, its size, and whether this browser can decode it. Scales an
 * image down if it has more pixels than the server accepts.
 */
export async function checkPhoto(file: Blob): Promise<PhotoCheckResult> {
  const head = await readBytes(file.slice(0, headBytes))
  // The file may have been moved or deleted since it was chosen.
  if (!head) return { ok: false, fault: 'broken' }
  const fault = validatePhoto(file.size, head)
  if (fault) return { ok: false, fault }
  const picture = await createImageBitmap(file).catch(() => undefined)
  if (!picture) return { ok: false, fault: 'broken' }
  const { width, height } = picture
  const scale = Math.sqrt(photoLimits.pixels / (width * height))
  const smaller = scale < 1 ? await drawPhoto(picture, { x: 0, y: 0, width, height }, scale) : file
  picture.close()
  return smaller ? { ok: true, file: smaller } : { ok: false, fault: 'broken' }
}

const readBytes = (blob: Blob) =>
  blob.arrayBuffer().then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  )
