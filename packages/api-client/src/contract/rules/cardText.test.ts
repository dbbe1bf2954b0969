import { expect, it } from 'vitest'
import { cardTextLimit, readCardText } from './cardText.ts'

it('counts what a reader counts', () => {
  expect(readCardText('क्षमा').count).toBeLessThan([...'क्षमा'].length)
  expect(readCardText('👩‍👩‍👧').count).toBe(1)
})

it('shows what cannot be printed instead of taking it out', () => {
  expect(readCardText('Dear Asha, love 💐!')).toMatchObject({
    hasRefused: true,
    parts: [
      { text: 'Dear Asha', isRefused: false },
      { text: ',', isRefused: true },
      { text: ' love ', isRefused: false },
      { text: '💐', isRefused: true },
      { text: '!', isRefused: false },
    ],
  })
  expect(readCardText('Happy Birthday')).toMatchObject({ hasRefused: false, isTooLong: false })
})

it('says what is too long, and cuts nothing', () => {
  expect(readCardText('a'.repeat(cardTextLimit)).isTooLong).toBe(false)
  const long = readCardText('a'.repeat(cardTextLimit + 1))
  expect([long.isTooLong, long.parts[0]?.text.length]).toEqual([true, cardTextLimit + 1])
})
