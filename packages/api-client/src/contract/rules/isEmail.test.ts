import { expect, it } from 'vitest'
import { isEmail } from './isEmail.ts'

it.each([
  'asha@example.com',
  'asha.rao+gifts@mail.example.co.in',
  "o'neil@example.com",
  `asha@${'a.'.repeat(123)}com`,
])('accepts the e-mail address %s', (text) => {
  expect(isEmail(text)).toBe(true)
})

it.each([
  ['', 'nothing'],
  ['asha', 'no @ sign'],
  ['asha@example', 'a host without a dot'],
  ['asha@example.com@evil.example', 'two @ signs'],
  ['asha@example.com,ravi@example.com', 'a list'],
  ['Asha <asha@example.com>', 'a name beside it'],
  ['asha@example.com\nBcc: ravi@example.com', 'a line break'],
  ['.asha@example.com', 'a dot in front'],
  ['asha.@example.com', 'a dot before the @ sign'],
  ['as..ha@example.com', 'two dots together'],
  ['@example.com', 'no name'],
  ['asha@', 'no host'],
  [`ashab@${'a.'.repeat(123)}com`, '255 characters'],
  [`${'a'.repeat(65)}@example.com`, 'a name of 65 characters'],
])('rejects the e-mail address %j: %s', (text) => {
  expect(isEmail(text)).toBe(false)
})
