import { expect, it } from 'vitest'
import { isPersonName } from './isPersonName.ts'

it.each([
  ['Asha Rao', true],
  ["Siobhán O'Neill-Kapoor", true],
  ['प्रिया शर्मा', true],
  ['A. P. J. Abdul Kalam', true],
  ['Swww. Rao', true],
  ['You won! Visit http://evil.example', false],
  ['HTTPS://evil.example', false],
  ['see www.evil.example', false],
  ['WWW.evil.example', false],
  ['Asha\nYou won', false],
  ['Asha\rYou won', false],
  ['Asha\u2028You won', false],
])('decides whether %j is a valid name: %s', (text, isName) => {
  expect(isPersonName(text)).toBe(isName)
})
