import { expect, it } from 'vitest'
import { countCharacters } from './countCharacters.ts'

it('counts an emoji as one character, not as two halves', () => {
  expect(countCharacters('')).toBe(0)
  expect(countCharacters('Asha')).toBe(4)
  expect(countCharacters('आशा')).toBe(3)
  expect(countCharacters('💐💐')).toBe(2)
})
