import { expect, it } from 'vitest'
import { greetingCardTextLimit, parseGreetingCardText } from './cardText.ts'

it('counts the grapheme clusters of a text', () => {
  expect(parseGreetingCardText('क्षमा').count).toBeLessThan([...'क्षमा'].length)
  expect(parseGreetingCardText('👩‍👩‍👧').count).toBe(1)
})

it('marks unprintable characters instead of removing them', () => {
  expect(parseGreetingCardText('Dear Asha, love 💐!')).toMatchObject({
    hasRefused: true,
    parts: [
      { text: 'Dear Asha', isRefused: false },
      { text: ',', isRefused: true },
      { text: ' love ', isRefused: false },
      { text: '💐', isRefused: true },
      { text: '!', isRefused: false },
    ],
  })
  expect(parseGreetingCardText('Happy Birthday')).toMatchObject({ hasRefused: false, isTooLong: false })
})

it('reports a text that is too long and cuts nothing', () => {
  expect(parseGreetingCardText('a'.repeat(greetingCardTextLimit)).isTooLong).toBe(false)
  const long = parseGreetingCardText('a'.repeat(greetingCardTextLimit + 1))
  expect([long.isTooLong, long.parts[0]?.text.length]).toEqual([true, greetingCardTextLimit + 1])
})
