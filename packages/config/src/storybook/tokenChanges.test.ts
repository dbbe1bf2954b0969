import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeTokenChanges, encodeTokenChanges, formatTokenChangesCss } from './tokenChanges.ts'

const winter = new Map([
  ['--store-color-action', '#1f5f8b'],
  ['--store-shadow-card', '0 1px 2px rgb(43 33 27 / 0.06)'],
])

it('encodes token changes in URL-safe characters', () => {
  expect(encodeTokenChanges(new Map([['--store-radius-l', '8px']]))).toBe('radius-l__8px')
  expect(encodeTokenChanges(winter)).toMatch(/^color-action___23-1f5f8b__shadow-card__0_20-1px/)
  expect(encodeTokenChanges(new Map())).toBe('')
})

it('decodes every encoded change, and encodes with URL-safe characters only', () => {
  const changes = fc.array(
    fc.tuple(fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/), fc.string({ unit: 'binary' })),
  )
  fc.assert(
    fc.property(changes, (pairs) => {
      const all = new Map(pairs.map(([name, value]) => [`--store-${name}`, value]))
      const encoded = encodeTokenChanges(all)
      expect(encoded).toMatch(/^[a-zA-Z0-9_-]*$/)
      expect(decodeTokenChanges(encoded)).toEqual(all)
    }),
  )
})

it.each(['', 'radius-l', 'Über__8px', '__', 'a b__c'])('finds no token change in %j', (encoded) => {
  expect(decodeTokenChanges(encoded).size).toBe(0)
})

it('never throws, whatever the URL contains', () => {
  fc.assert(
    fc.property(fc.string(), (encoded) => {
      decodeTokenChanges(encoded)
    }),
  )
  expect(decodeTokenChanges('ink___ffffff-').get('--store-ink')).toBe('_ffffff-')
})

it('returns a CSS rule to paste into a stylesheet', () => {
  expect(formatTokenChangesCss(winter)).toBe(
    ':root {\n  --store-color-action: #1f5f8b;\n  --store-shadow-card: 0 1px 2px rgb(43 33 27 / 0.06);\n}\n',
  )
})
