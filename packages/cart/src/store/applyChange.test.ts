import { type LineId, toProductId } from '@store/api-client/contract/cart'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { messageOf } from '../fixtures/cartCommands.ts'
import { richCart, richLines } from '../fixtures/richCart.ts'
import { applyChange, type EditableCart } from './applyChange.ts'
import type { PendingChange } from './PendingChange.ts'

const { birthdayCake, twinCake, candle, hamper, freeCard, comboRoses, comboCakes, savedPlant } = richLines
const cart = richCart()
const ids = ({ lines }: Pick<EditableCart, 'lines'>) => lines.map(({ id }) => id)
const line = ({ lines, saved }: EditableCart, { id }: { readonly id: string }) =>
  [...lines, ...saved].find((one) => one.id === id)
const words = messageOf(birthdayCake)?.id ?? expect.unreachable()
const combo = comboRoses.combo

const table: readonly (readonly [string, PendingChange, (after: EditableCart) => void])[] = [
  [
    'a quantity',
    { kind: 'quantity', lineId: birthdayCake.id, quantity: 4, from: 1 },
    (after) => {
      expect(line(after, birthdayCake)).toEqual({ ...birthdayCake, quantity: 4 })
      expect(line(after, twinCake)).toBe(twinCake)
    },
  ],
  [
    'whole combos, within the limit of a line',
    { kind: 'combo', comboId: combo.id, sets: 6 },
    (after) => {
      expect(line(after, comboRoses)?.quantity).toBe(6)
      expect(line(after, comboCakes)?.quantity).toBe(quantityLimits.max)
    },
  ],
  [
    'words',
    { kind: 'message', lineId: birthdayCake.id, attributeId: words, from: '', text: 'Well done' },
    (after) => {
      expect(messageOf(line(after, birthdayCake) ?? birthdayCake)?.text).toBe('Well done')
      expect(line(after, birthdayCake)?.attributes[0]).toBe(birthdayCake.attributes[0])
      expect(line(after, twinCake)).toBe(twinCake)
    },
  ],
  [
    'a free line that is not wanted',
    { kind: 'freebie', lineId: freeCard.id, isDeclined: true },
    (after) => expect(line(after, freeCard)).toEqual({ ...freeCard, isDeclined: true }),
  ],
  [
    'a removal, with what belongs to the line',
    { kind: 'remove', lineIds: [birthdayCake.id] },
    (after) => {
      expect(line(after, birthdayCake)).toBeUndefined()
      expect(line(after, candle)).toBeUndefined()
      expect(ids(after)).toHaveLength(cart.lines.length - 2)
    },
  ],
  [
    'putting aside, with what belongs to the line',
    { kind: 'save', lineIds: [hamper.id], isSaved: true },
    (after) => expect(after.saved).toEqual([savedPlant, hamper, freeCard]),
  ],
  [
    'taking back',
    { kind: 'save', lineIds: [savedPlant.id], isSaved: false },
    (after) => {
      expect(after.saved).toEqual([])
      expect(after.lines.at(-1)).toBe(savedPlant)
    },
  ],
  [
    'an add-on, of which only the server knows how it looks',
    { kind: 'addOn', productId: toProductId(203), belongsTo: birthdayCake.id },
    (after) => expect(after.lines).toBe(cart.lines),
  ],
]

describe('applyChange', () => {
  it.each(table)('applies %s', (_, change, check) => check(applyChange(cart, change)))

  it.each(table)('returns the same cart when a change is applied a second time: %s', (_, change) => {
    const once = applyChange(cart, change)
    expect(once).not.toBe(cart)
    expect(applyChange(once, change)).toBe(once)
  })

  it.each<PendingChange>([
    { kind: 'quantity', lineId: birthdayCake.id, quantity: 1, from: 1 },
    { kind: 'combo', comboId: combo.id, sets: 1 },
    { kind: 'message', lineId: birthdayCake.id, attributeId: words, from: '', text: 'Happy Birthday Asha' },
    { kind: 'message', lineId: twinCake.id, attributeId: words, from: '', text: 'Of another line' },
    { kind: 'freebie', lineId: freeCard.id, isDeclined: false },
    { kind: 'restore', lines: [birthdayCake], order: [] },
    { kind: 'save', lineIds: [savedPlant.id], isSaved: true },
    { kind: 'save', lineIds: [birthdayCake.id], isSaved: false },
    { kind: 'remove', lineIds: [richLines.abroad.id] },
    { kind: 'addOn', productId: candle.productId, belongsTo: birthdayCake.id },
  ])('returns the same cart object when nothing would change: $kind', (change) => {
    const combos = {
      ...cart,
      lines: cart.lines.map((one) => (one === comboCakes ? { ...one, quantity: 2 } : one)),
    }
    expect(applyChange(combos, change)).toBe(combos)
  })

  it('changes only the given message of a line', () => {
    const other = { ...(messageOf(twinCake) ?? expect.unreachable()), text: 'Other words' }
    const two = { ...birthdayCake, attributes: [...birthdayCake.attributes, other] }
    const after = applyChange(richCart([two]), {
      kind: 'message',
      lineId: two.id,
      attributeId: words,
      from: '',
      text: 'New words',
    })
    expect(after.lines[0]?.attributes.map((said) => ('text' in said ? said.text : ''))).toEqual([
      '1 kg',
      'New words',
      'Other words',
    ])
  })

  it('restores removed lines at their old position, whatever changed since', () => {
    const lines = [...cart.lines]
    fc.assert(
      fc.property(fc.subarray(lines, { minLength: 1 }), fc.subarray(lines), (gone, alsoGone) => {
        const without = { lines: lines.filter((one) => !gone.includes(one)), saved: cart.saved }
        const back = applyChange(without, { kind: 'restore', lines: gone, order: ids(cart) })
        expect(back.lines).toEqual(lines)
        const fewer = { ...without, lines: without.lines.filter((one) => !alsoGone.includes(one)) }
        const again = applyChange(fewer, { kind: 'restore', lines: gone, order: ids(cart) })
        expect(again.lines).toEqual(lines.filter((one) => gone.includes(one) || !alsoGone.includes(one)))
      }),
    )
  })

  it('restores add-ons to the current position of their gift', () => {
    const back = (order: readonly LineId[]) => ({ kind: 'restore', lines: [candle], order }) as const
    const inCart = { lines: [birthdayCake], saved: [] }
    expect(applyChange(inCart, back([])).lines).toEqual([birthdayCake, candle])
    const aside = { lines: [], saved: [birthdayCake] }
    expect(applyChange(aside, back([birthdayCake.id, candle.id])).saved).toEqual([birthdayCake, candle])
    // A gift that did not move does not move its add-ons.
    expect(applyChange(aside, back([candle.id])).lines).toEqual([candle])
    expect(applyChange(inCart, back([birthdayCake.id])).saved).toEqual([candle])
  })

  it('restores a line that was saved for later to the saved lines', () => {
    const without = { lines: cart.lines, saved: [] }
    const back = applyChange(without, { kind: 'restore', lines: [savedPlant], order: ids(cart) })
    expect(back).toEqual({ lines: cart.lines, saved: [savedPlant] })
  })
})
