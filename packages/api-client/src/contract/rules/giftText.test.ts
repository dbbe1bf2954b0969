import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countCharacters } from './countCharacters.ts'
import { cleanGiftText } from './giftText.ts'

const nothingRefused = { hadRefused: false, refused: '' }

describe('a text on a gift (specification 1, section 5)', () => {
  it.each([
    ['Happy Birthday', 25, 'Happy Birthday', false],
    ['   from all of us', 25, 'from all of us', false],
    ['trailing stays ', 25, 'trailing stays ', false],
    ['a-b_c@d(e)f!g/h&i 1', 25, 'a-b_c@d(e)f!g/h&i 1', false],
    ["Rahul's 30th 🎂", 25, 'Rahuls 30th ', true],
    ['<b>Asha</b>', 25, 'bAsha/b', true],
    ['two\nlines\tand tabs', 25, 'two lines and tabs', false],
    ['जन्मदिन मुबारक', 25, 'जन्मदिन मुबारक', false],
    ['Zoe\u0308', 25, 'Zoë', false],
    ['प्रिय', 1, 'प्रि', false],
    ['प्रिय आशा', 3, 'प्रिय ', false],
    ['', 25, '', false],
    ['🎂🎂🎂', 25, '', true],
  ])('of %j with the limit %i is cleaned to %j', (typed, limit, text, hadRefused) => {
    expect(cleanGiftText(typed, limit)).toMatchObject({ text, hadRefused })
  })

  it.each([
    ["Asha's 30th", "'"],
    ['it’s #1 # 🎂', '’ # 🎂'],
    ['us 👨‍👩‍👧', '👨‍👩‍👧'],
    ['plain', ''],
  ])('of %j reports the removed characters as %j', (typed, refused) => {
    expect(cleanGiftText(typed, 50).refused).toBe(refused)
  })

  it('is truncated at the limit and marked as full', () => {
    expect(cleanGiftText('Happy', 5)).toEqual({ text: 'Happy', ...nothingRefused, isFull: true })
    expect(cleanGiftText('Happy Birthday', 5)).toEqual({ text: 'Happy', ...nothingRefused, isFull: true })
    expect(cleanGiftText('Happ', 5).isFull).toBe(false)
  })

  it('stays the same when it is cleaned twice, and never exceeds the limit', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.integer({ min: 1, max: 50 }),
        (typed, limit) => {
          const { text } = cleanGiftText(typed, limit)
          expect(countCharacters(text)).toBeLessThanOrEqual(limit)
          expect(cleanGiftText(text, limit)).toMatchObject({ text, hadRefused: false })
        },
      ),
    )
  })
})
