const kb = 1024
const mb = 1024 * kb
const bytesBelow = 8 * mb

/** Limits of a photo for a gift (specification 2, sections 5 and 9). */
export const photoLimits = {
  /** Size limit in bytes (exclusive). */
  bytesBelow,
  /** Size limit in MB as shown to shoppers; the actual limit is slightly higher. */
  shownMb: 7,
  /** Minimum size in bytes. */
  leastBytes: 53 * kb,
  /** Minimum size in KB as shown to shoppers. */
  shownKb: 50,
  /** Maximum size in bytes of a request with a photo and its form fields. */
  requestBytes: bytesBelow + mb,
  /** Maximum number of decoded pixels. */
  pixels: 40_000_000,
} as const

/** Minimum length of the shorter side for a good print, in px; a smaller photo causes a warning, not a rejection. */
export const minPrintSidePx = 1000

/** Accepted types, for the browser's file dialog. */
export const photoTypes = 'image/png,image/jpeg'

/** Why a photo is rejected. */
export type PhotoError = 'large' | 'small' | 'type' | 'heic' | 'broken'

/** Messages of the errors (specification 2, section 8). The specification has no messages for the last two errors. */
export const photoErrorMessages: Readonly<Record<PhotoError, string>> = {
  large: `File must be less than ${photoLimits.shownMb}MB`,
  small: `File must be greater than ${photoLimits.shownKb}KB`,
  type: 'Files only with extensions :- png, jpg, jpeg are allowed',
  heic: 'This photo is a HEIC file. Files only with extensions :- png, jpg, jpeg are allowed',
  broken: 'This picture cannot be read. Please choose another one.',
}

/** Detects a file's type from its first 12 bytes, whatever its name. */
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
