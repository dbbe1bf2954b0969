import { toProductId } from '@store/api-client/contract/cart'
import { expect, it } from 'vitest'
import { createFakeServerCart } from '../fixtures/createFakeServerCart.ts'
import { richCart, richLines } from '../fixtures/richCart.ts'
import type { CartEvent } from './CartEvent.ts'
import { getCartChangeNotifications } from './getCartChangeNotifications.ts'
import type { PendingChange } from './PendingChange.ts'

const { birthdayCake, candle, hamper, freeCard, comboRoses, comboCakes, savedPlant, twinCake } = richLines
const words = birthdayCake.attributes[1]?.id ?? expect.unreachable()

type Row = readonly [change: PendingChange, notice: string, settled: object, events: readonly string[]]

const reported = (event: CartEvent) =>
  event.kind === 'addToCart'
    ? `${event.item.title} ${event.change}`
    : event.kind === 'removeFromCart'
      ? `without ${event.item.title}`
      : event.kind

it.each<Row>([
  [
    { kind: 'quantity', lineId: birthdayCake.id, quantity: 3, from: 1 },
    'quantityChanged',
    { kind: 'quantity', title: 'Black Forest Cake', quantity: 3 },
    ['Black Forest Cake 2'],
  ],
  [
    { kind: 'combo', comboId: comboRoses.combo.id, sets: 3 },
    'quantityChanged',
    { kind: 'quantity', title: 'Roses and Two Small Cakes', quantity: 3 },
    ['Red Roses 2', 'Small Vanilla Cake 4'],
  ],
  [
    { kind: 'message', lineId: twinCake.id, attributeId: words, from: '', text: '' },
    'messageUpdated',
    { kind: 'message', title: 'Black Forest Cake' },
    [],
  ],
  [
    { kind: 'remove', lineIds: [birthdayCake.id] },
    'lineRemoved',
    { kind: 'removed', title: 'Black Forest Cake' },
    ['without Black Forest Cake', 'without Candle in a Tin'],
  ],
  [
    { kind: 'remove', lineIds: [comboRoses.id, comboCakes.id] },
    'lineRemoved',
    { kind: 'removed', title: 'Roses and Two Small Cakes' },
    ['without Red Roses', 'without Small Vanilla Cake'],
  ],
  [
    { kind: 'remove', lineIds: [hamper.id], isFavorite: true },
    'movedToFavorites',
    { kind: 'removed', title: 'Evening Tea Hamper' },
    ['without Evening Tea Hamper'],
  ],
  [
    { kind: 'save', lineIds: [hamper.id], isSaved: true },
    'lineSaved',
    { kind: 'saved', title: 'Evening Tea Hamper' },
    [],
  ],
  [
    { kind: 'save', lineIds: [savedPlant.id], isSaved: false },
    'added',
    { kind: 'added', title: 'Jade Plant in a White Pot' },
    [],
  ],
  [
    { kind: 'freebie', lineId: freeCard.id, isDeclined: true },
    'lineRemoved',
    { kind: 'removed', title: 'Greeting Card' },
    [],
  ],
  [
    { kind: 'addOn', productId: toProductId(203), belongsTo: birthdayCake.id },
    'added',
    { kind: 'added', title: 'Small Teddy' },
    ['Small Teddy 1'],
  ],
])('returns the effects of $kind', (change, notice, settled, events) => {
  const before = richCart()
  const after = answerTo(change)
  const settlement = getCartChangeNotifications(change, before, after)
  expect(settlement).toMatchObject({ notice, settled: { ...settled, total: after.total } })
  expect(settlement?.events.map(reported)).toEqual(events)
})

it('reports a restored line as an added one', () => {
  const { birthdayCake: line } = richLines
  const change: PendingChange = { kind: 'restore', lines: [line, candle], order: [] }
  const before = richCart([hamper], 2)
  const settlement = getCartChangeNotifications(change, before, richCart([line, candle, hamper], 3))
  expect(settlement).toMatchObject({ notice: 'added', settled: { kind: 'added', title: line.title } })
  expect(settlement?.events.map(reported)).toEqual(['Black Forest Cake 1', 'Candle in a Tin 1'])
})

it('ignores other lines that changed at the same time', () => {
  const change: PendingChange = { kind: 'quantity', lineId: hamper.id, quantity: 2, from: 1 }
  const after = richCart([twinCake, { ...hamper, quantity: 2 }], 2)
  expect(getCartChangeNotifications(change, richCart(), after)?.events.map(reported)).toEqual([
    'Evening Tea Hamper 1',
  ])
})

it('reports a removal when the line disappears before its quantity change is confirmed', () => {
  const change: PendingChange = { kind: 'quantity', lineId: hamper.id, quantity: 2, from: 1 }
  expect(getCartChangeNotifications(change, richCart(), richCart([twinCake], 2))).toMatchObject({
    notice: 'lineRemoved',
  })
  expect(getCartChangeNotifications(change, richCart([twinCake]), richCart([twinCake], 2))).toBeUndefined()
})

function answerTo(change: PendingChange) {
  const served = createFakeServerCart(richCart())
  if (change.kind === 'quantity') served.changeQuantity(change)
  if (change.kind === 'combo') served.changeCombo(change)
  if (change.kind === 'remove') served.remove(change)
  if (change.kind === 'save') served.save(change)
  if (change.kind === 'freebie') served.setFreebie(change)
  if (change.kind === 'addOn') served.add(change)
  return served.cart()
}
