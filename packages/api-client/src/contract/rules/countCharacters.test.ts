import { expect, it } from 'vitest'
import { countCharacters } from './countCharacters.ts'

it('counts an emoji as one character, and a letter with its combining marks too', () => {
  expect(countCharacters('')).toBe(0)
  expect(countCharacters('Asha')).toBe(4)
  expect(countCharacters('आशा')).toBe(2)
  expect(countCharacters('👨‍👩‍👧')).toBe(1)
  expect(countCharacters('💐💐')).toBe(2)
})
