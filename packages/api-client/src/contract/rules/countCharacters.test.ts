import { expect, it } from 'vitest'
import { countCharacters } from './countCharacters.ts'

it('counts grapheme clusters: an emoji is one character, and so is a letter with its combining marks', () => {
  expect(countCharacters('')).toBe(0)
  expect(countCharacters('Asha')).toBe(4)
  expect(countCharacters('आशा')).toBe(2)
  expect(countCharacters('👨‍👩‍👧')).toBe(1)
  expect(countCharacters('💐💐')).toBe(2)
})
