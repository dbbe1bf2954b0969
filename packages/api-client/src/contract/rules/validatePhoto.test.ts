import { expect, it } from 'vitest'
import { detectPhotoType, photoLimits, validatePhoto } from './validatePhoto.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const png = bytes('\x89PNG\r\n\x1a\n')
const jpeg = bytes('\xff\xd8\xff\xe0')
const heic = bytes('\0\0\0\x18ftypheic')
const kb = 1024
const { bytesBelow, leastBytes } = photoLimits

it('limits photos to at least 53 KB and less than 8 MB, shown as 50 KB and 7 MB (specification 2, section 9)', () => {
  expect(photoLimits).toMatchObject({ leastBytes: 53 * kb, bytesBelow: 8 * kb * kb, shownKb: 50, shownMb: 7 })
})

it('detects the type of a picture by its first bytes', () => {
  expect([png, jpeg, heic].map(detectPhotoType)).toEqual(['png', 'jpeg', 'heic'])
  expect(detectPhotoType(bytes('\0\0\0\x20ftypmif1'))).toBe('heic')
  const others = ['', '\x89PNG', '<svg xmlns="', 'GIF89a', 'RIFF\0\0\0\0WEBP', '\0\0\0\x20ftypisom', 'BM']
  for (const text of others) expect(detectPhotoType(bytes(text))).toBeUndefined()
})

it.each([
  [leastBytes, undefined],
  [leastBytes - 1, 'small'],
  [bytesBelow - 1, undefined],
  [bytesBelow, 'large'],
  [bytesBelow + 100 * kb, 'large'],
])('validates a photo of %d bytes as %s (specification 2, section 5)', (size, fault) => {
  expect(validatePhoto(size, png)).toBe(fault)
  expect(validatePhoto(size, jpeg)).toBe(fault)
})

it('reports a wrong type before a wrong size', () => {
  expect(validatePhoto(1, bytes('<svg '))).toBe('type')
  expect(validatePhoto(1, heic)).toBe('heic')
})
