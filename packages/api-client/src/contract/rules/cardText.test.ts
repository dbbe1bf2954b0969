import { expect, it } from 'vitest'
import { cardTextLimit, parseCardText } from './cardText.ts'

it('counts the grapheme clusters of a text', () => {
  expect(parseCardText('क्षमा').count).toBeLessThan([...'क्षमा'].length)
  expect(parseCardText('👩‍👩‍👧').count).toBe(1)
})

it('marks unprintable characters instead of removing them', () => {
  expect(parseCardText('Dear Asha, love 💐!')).toMatchObject({
    hasRefused: true,
    parts: [
      { text: 'Dear Asha', isRefused: false },
      { text: ',', isRefused: true },
      { text: ' love ', isRefused: false },
      { text: '💐', isRefused: true },
      { text: '!', isRefused: false },
    ],
  })
  expect(parseCardText('Happy Birthday')).toMatchObject({ hasRefused: false, isTooLong: false })
})

it('reports a text that is too long and cuts nothing', () => {
  expect(parseCardText('a'.repeat(cardTextLimit)).isTooLong).toBe(false)
  const long = parseCardText('a'.repeat(cardTextLimit + 1))
  expect([long.isTooLong, long.parts[0]?.text.length]).toEqual([true, cardTextLimit + 1])
})
