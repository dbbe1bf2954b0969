import type { PictureShape } from '../rows/pictureShapes.ts'

/** Error of a picture, and how to correct it. */
export interface PictureIssue {
  readonly rule: string
  readonly fix: string
}

/** Limits of a merchant's picture. */
export const pictureLimits = { bytes: 30 * 1024 * 1024, pixels: 60_000_000 } as const

/** Options of the decoder for untrusted files. */
export const decoderOptions = {
  limitInputPixels: pictureLimits.pixels,
  failOn: 'error',
  pages: 1,
  sequentialRead: true,
} as const

/** Timeout of decoding in seconds. */
export const decoderTimeoutSeconds = 20

/**
 * Inspects a merchant's picture and decodes it completely. The type is read from the first bytes, so that the library
 * uses no other decoder, such as that for SVG, which can contain scripts and references.
 */
export async function inspectPicture(
  bytes: Uint8Array,
  { widths: [least = 1], tallness }: PictureShape,
): Promise<PictureIssue | { readonly widest: number }> {
  const type = detectType(bytes)
  if (type !== 'picture') return type
  const { default: sharp } = await import('sharp')
  const header = await sharp(bytes, { ...decoderOptions, limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!header) return broken
  const { width, height } = header.autoOrient
  if (width * height > pictureLimits.pixels) {
    return {
      rule: `has ${width} x ${height} pixels, more than ${pictureLimits.pixels / 1e6} million`,
      fix: 'Make it smaller: 2400 pixels in width are enough.',
    }
  }
  const widest = Math.floor(Math.min(width, height / tallness))
  if (widest < least) {
    return {
      rule: `has ${width} x ${height} pixels, too few for a page`,
      fix: `Take a larger one: at least ${least} x ${Math.round(least * tallness)} pixels.`,
    }
  }
  const isWhole = await sharp(bytes, decoderOptions)
    .timeout({ seconds: decoderTimeoutSeconds })
    .resize({ width: 16 })
    .raw()
    .toBuffer()
    .then(() => true)
    .catch(() => false)
  return isWhole ? { widest } : broken
}

const broken: PictureIssue = {
  rule: 'cannot be read: it is damaged or incomplete',
  fix: 'Save or copy it once more from the camera or the drawing program.',
}

const asJpeg = 'Save it as JPEG, PNG, WebP or AVIF.'

function detectType(bytes: Uint8Array): 'picture' | PictureIssue {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1')
  const isPicture =
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    /^RIFF.{4}WEBP/s.test(head) ||
    /^.{4}ftypavi[fs]/s.test(head)
  if (isPicture) return 'picture'
  if (/^.{4}ftyp(hei|hev|mif1|msf1)/s.test(head)) return { rule: 'is a HEIC photo of a phone', fix: asJpeg }
  if (/<svg|<\?xml/i.test(head)) return { rule: 'is an SVG drawing, which can hold scripts', fix: asJpeg }
  return { rule: 'is no JPEG, PNG, WebP or AVIF picture', fix: asJpeg }
}
