import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { paise } from '../rules/paise.ts'
import { toProductId } from '../wire/index.ts'
import { type BehaviourEvent, maskPath, recordBehaviour } from './index.ts'

describe('the masked path of a page', () => {
  it.each([
    ['/p/cake/chocolate-truffle-cake?pincode=560001#reviews', '/p/cake/chocolate-truffle-cake'],
    ['/order/0b7f2f0e-8f39-4f0e-9b3f-2f6d6f1f4a55', '/order/:id'],
    ['/order/0b7f2f0e-8f39-4f0e-9b3f-2f6d6f1f4a55/gift-receipt', '/order/:id/gift-receipt'],
    ['/x/asha@example.com', '/x/:text'],
    ['/x/asha%40example.com/9812345678', '/x/:text/:number'],
    ['/', '/'],
  ])('of %s is %s', (address, path) => {
    expect(maskPath(address)).toBe(path)
  })
})

const item: BehaviourEvent = {
  id: '0b7f2f0e-8f39-4f0e-9b3f-2f6d6f1f4a55',
  visit: '5a8df3a4-27ab-4c9e-8a62-6a1b8f5d2c11',
  event: 'view_item',
  site: 'marigold',
  source: 'mob',
  path: '/p/cake/chocolate-truffle-cake',
  product: { productId: toProductId(1001), price: paise(74_950), quantity: 1 },
  cart: { total: paise(149_900), products: [{ productId: toProductId(1001) }] },
  isMobile: true,
  at: '2026-11-23T04:30:00.000Z',
}

it('parses a serialized event back to the same value', () => {
  const wire = recordBehaviour.encode({ env: 'live', items: [item] })
  expect(wire.items[0]).toMatchObject({ uuid: item.visit, product_info: { nid: 1001, price: 749.5 } })
  expect(safeParse(recordBehaviour.input, wire)).toMatchObject({ success: true, output: [item] })
})

it.each<Partial<BehaviourEvent>>([
  { path: '/orders/lookup?number=MG-1' },
  { path: '/x/9812345678' },
  { path: '//elsewhere.example' },
  { path: '/order/0b7f2f0e-8f39-4f0e-9b3f-2f6d6f1f4a55' },
  { event: 'asha@example.com' },
  { event: 'View Item' },
  { id: '1' },
  { at: 'yesterday' },
])('rejects an event that could identify a person or has no valid name: %j', (wrong) => {
  const wire = recordBehaviour.encode({ env: 'live', items: [{ ...item, ...wrong }] })
  expect(safeParse(recordBehaviour.input, wire).success).toBe(false)
})

it('rejects a tracking call with no events or with more than twenty', () => {
  const sent = (items: readonly BehaviourEvent[]) =>
    safeParse(recordBehaviour.input, recordBehaviour.encode({ env: 'dev', items })).success
  expect([sent([]), sent(Array.from({ length: 20 }, () => item))]).toEqual([false, true])
  expect(sent(Array.from({ length: 21 }, () => item))).toBe(false)
})
