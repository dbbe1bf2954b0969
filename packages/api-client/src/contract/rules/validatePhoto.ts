/** Limits of a photo for a gift (specification 2, sections 5 and 9). */
export const photoLimits = {
  /** Size limit in bytes (exclusive): 8 MB, shown to shoppers as 7. */
  bytesBelow: 8 * 1024 * 1024,
  /** Minimum size in bytes: about 53 KB, shown to shoppers as 50. */
  leastBytes: 53 * 1024,
  /** Maximum number of decoded pixels. */
  pixels: 40_000_000,
} as const

/** Minimum length of the shorter side for a good print, in px; a smaller photo causes a warning, not a rejection. */
export const minPrintSidePx = 1000

/** Accepted types, for the browser's file dialog. */
export const photoTypes = 'image/png,image/jpeg'

/** Why a photo is rejected. */
export type PhotoError = 'large' | 'small' | 'type' | 'heic' | 'broken'

/** Messages of the errors (specification 2, section 8); it has none for the last two. */
export const photoErrorMessages: Readonly<Record<PhotoError, string>> = {
  large: 'File must be less than 7MB',
  small: 'File must be greater than 50KB',
  type: 'Files only with extensions :- png, jpg, jpeg are allowed',
  heic: 'This photo is a HEIC file. Files only with extensions :- png, jpg, jpeg are allowed',
  broken: 'This picture cannot be read. Please choose another one.',
}

/** Detects a file's type by its first bytes, regardless of its name: 12 are enough. */
export function detectPhotoType(head: Uint8Array): 'png' | 'jpeg' | 'heic' | undefined {
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  const brand = String.fromCharCode(...head.subarray(4, 12))
  return /^ftyp(hei[cmsx]|hev[cmx]|mif1|msf1)/.test(brand) ? 'heic' : undefined
}

const startsWith = (head: Uint8Array, sign: readonly number[]) => sign.every((byte, at) => head[at] === byte)

/** Validates a photo by size and first bytes; the type is checked before the size. */
export function validatePhoto(size: number, head: Uint8Array): PhotoError | undefined {
  const type = detectPhotoType(head)
  if (type === undefined) return 'type'
  if (type === 'heic') return 'heic'
  if (size >= photoLimits.bytesBelow) return 'large'
  return size < photoLimits.leastBytes ? 'small' : undefined
}
