import { type CartLine, toComboId, toLineId } from '@store/api-client/contract/cart'
import { paise } from '@store/api-client/contract/money'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleLines } from '../fixtures/sampleCart.ts'
import { groupLinesByGift } from './groupLinesByGift.ts'

const { roses } = sampleLines
const idOf = (number: number) => toLineId(`0b7c1f52-6a53-4c0e-9c0e-${String(number).padStart(12, '0')}`)
const comboOf = (number: number) => ({
  id: toComboId(`1b7c1f52-6a53-4c0e-9c0e-${String(number).padStart(12, '0')}`),
  title: 'Roses and Cake',
  price: paise(149_900),
  listPrice: paise(174_800),
  pictureSrc: roses.pictureSrc,
  href: '/p/combo/roses-and-cake',
  canReplicate: true,
  perSet: 1,
})
const line = (number: number, belongsTo?: number, combo?: number): CartLine => ({
  ...roses,
  id: idOf(number),
  belongsTo: belongsTo === undefined ? undefined : idOf(belongsTo),
  combo: combo === undefined ? undefined : comboOf(combo),
})

/** Formats an arrangement: line numbers, add-ons in brackets, combos in braces. */
const short = (lines: readonly CartLine[]) => {
  const numberOf = ({ id }: CartLine) => Number(id.slice(-12))
  return groupLinesByGift(lines).map((part) => {
    const gifts = (part.kind === 'gift' ? [part.gift] : part.gifts).map((gift) =>
      [numberOf(gift.line), ...gift.addOns.map(numberOf)].join('+'),
    )
    return part.kind === 'gift' ? gifts.join() : `{${gifts.join()}}`
  })
}

it.each([
  ['keeps lines in the order they were added', [line(1), line(2)], ['1', '2']],
  ['puts an add-on below its gift, wherever it was added', [line(1), line(2), line(3, 1)], ['1+3', '2']],
  ['puts an add-on that was added first below its later gift', [line(3, 1), line(1)], ['1+3']],
  ['keeps an add-on separate when its gift is delivered differently', [line(3, 9), line(1)], ['3', '1']],
  ['puts an add-on of an add-on below the gift', [line(1), line(2, 1), line(3, 2)], ['1+2+3']],
  ['keeps lines separate that are add-ons of each other', [line(1, 2), line(2, 1)], ['1', '2']],
  [
    'shows a combo as one block in the position of its first line',
    [line(1, undefined, 1), line(2), line(3, undefined, 1)],
    ['{1,3}', '2'],
  ],
  [
    'shows the same combo for two locations as two blocks',
    [line(1, undefined, 1), line(2, undefined, 2)],
    ['{1}', '{2}'],
  ],
  ['puts an add-on of a combo below its line', [line(1, undefined, 1), line(2, 1)], ['{1+2}']],
])('%s', (_, lines, expected) => {
  expect(short(lines)).toEqual(expected)
})

it('returns each line exactly once, whichever lines belong together', () => {
  const number = fc.integer({ min: 1, max: 8 })
  const any = fc.uniqueArray(
    fc.record({ number, belongsTo: fc.option(number), combo: fc.option(fc.integer({ min: 1, max: 3 })) }),
    { selector: (one) => one.number, maxLength: 8 },
  )
  fc.assert(
    fc.property(any, (drawn) => {
      const lines = drawn.map((one) => line(one.number, one.belongsTo ?? undefined, one.combo ?? undefined))
      const shown = groupLinesByGift(lines).flatMap((part) =>
        (part.kind === 'gift' ? [part.gift] : part.gifts).flatMap((gift) => [gift.line, ...gift.addOns]),
      )
      expect(shown.map(({ id }) => id).sort()).toEqual(lines.map(({ id }) => id).sort())
    }),
  )
})
