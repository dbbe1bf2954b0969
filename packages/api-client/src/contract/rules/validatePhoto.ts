/** What a photo for a gift must be (specification 2, sections 5 and 9). */
export const photoLimits = {
  /** Bytes it must stay below: 8 MB, which a shopper is told as 7. */
  bytesBelow: 8 * 1024 * 1024,
  /** Fewest bytes: about 53 KB, which a shopper is told as 50. */
  leastBytes: 53 * 1024,
  /** Most pixels it may unfold to. */
  pixels: 40_000_000,
} as const

/** Fewest px of the shorter side that look well in print; a smaller photo is warned of, not refused. */
export const minPrintSidePx = 1000

/** Types a shopper can choose from, for the browser's own dialog. */
export const photoTypes = 'image/png,image/jpeg'

/** Why a photo is not taken. */
export type PhotoError = 'large' | 'small' | 'type' | 'heic' | 'broken'

/** The words of each fault (specification 2, section 8); it has none for the last two. */
export const photoErrorMessages: Readonly<Record<PhotoError, string>> = {
  large: 'File must be less than 7MB',
  small: 'File must be greater than 50KB',
  type: 'Files only with extensions :- png, jpg, jpeg are allowed',
  heic: 'This photo is a HEIC file. Files only with extensions :- png, jpg, jpeg are allowed',
  broken: 'This picture cannot be read. Please choose another one.',
}

/** What a file is by its first bytes, whatever it is called: 12 are enough. */
export function detectPhotoType(head: Uint8Array): 'png' | 'jpeg' | 'heic' | undefined {
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  const brand = String.fromCharCode(...head.subarray(4, 12))
  return /^ftyp(hei[cmsx]|hev[cmx]|mif1|msf1)/.test(brand) ? 'heic' : undefined
}

const startsWith = (head: Uint8Array, sign: readonly number[]) => sign.every((byte, at) => head[at] === byte)

/** What is wrong with a photo of a size and of first bytes; the type comes before the size. */
export function validatePhoto(size: number, head: Uint8Array): PhotoError | undefined {
  const type = detectPhotoType(head)
  if (type === undefined) return 'type'
  if (type === 'heic') return 'heic'
  if (size >= photoLimits.bytesBelow) return 'large'
  return size < photoLimits.leastBytes ? 'small' : undefined
}
