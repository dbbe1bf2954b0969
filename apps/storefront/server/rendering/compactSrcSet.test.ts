import fc from 'fast-check'
import { expect, it } from 'vitest'
import { expandSrcSet } from '../../app/expandSrcSet.ts'
import { compactSrcSet } from './compactSrcSet.ts'

const pack = (data: unknown) => JSON.stringify(data, compactSrcSet)
const unpack = (text: string): unknown => JSON.parse(text, expandSrcSet)

const rose = {
  src: '/api/pictures/rose-1200.webp',
  srcSet:
    '/api/pictures/rose-400.webp 400w, /api/pictures/rose-800.webp 800w, /api/pictures/rose-1200.webp 1200w',
}

it('stores only the widths of a picture’s files, because the rest is in its URL', () => {
  expect(pack({ pictures: [rose] })).toBe(
    '{"pictures":[{"src":"/api/pictures/rose-1200.webp","srcSet":"*400 800 1200"}]}',
  )
})

it('any input is the same after compression and decompression', () => {
  const word = fc.oneof(
    fc.string(),
    fc.constantFrom('*', '*400 800', rose.src, rose.srcSet, '/a-1.webp 1w', 'a-1.b 1w, a-2.b 2w'),
  )
  const picture = fc.record({ src: word, srcSet: word, alt: word }, { requiredKeys: [] })
  fc.assert(
    fc.property(fc.array(picture), (pictures) => {
      // A set that already looks packed belongs to no picture, because no URL begins with a star.
      fc.pre(pictures.every(({ srcSet = '' }) => !srcSet.startsWith('*')))
      expect(unpack(pack({ pictures }))).toEqual(JSON.parse(JSON.stringify({ pictures })))
    }),
  )
})

it('leaves other URLs unchanged', () => {
  const elsewhere = { src: '/a.webp', srcSet: 'https://elsewhere.example/b-400.webp 400w' }
  expect(unpack(pack(elsewhere))).toEqual(elsewhere)
  expect(pack(elsewhere)).toContain('https://elsewhere.example/b-400.webp 400w')
})
