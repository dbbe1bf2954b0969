import { expect, it } from 'vitest'
import { isGstin } from './isGstin.ts'

it('accepts a valid GSTIN', () => {
  expect(isGstin('29ABCDE1234F1ZW')).toBe(true)
})

it.each(['29ABCDE1234F1ZV', '92ABCDE1234F1ZW', '29abcde1234f1zw', '29ABCDE1234F1Z', '', ' 29ABCDE1234F1ZW'])(
  'rejects %j',
  (text) => {
    expect(isGstin(text)).toBe(false)
  },
)
