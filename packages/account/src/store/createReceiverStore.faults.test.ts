import { paise } from '@store/api-client/contract/money'
import type { PlaceOrderRequest } from '@store/api-client/contract/orders'
import { createFaultInjector } from '@store/api-client/testing'
import { expect, it, vi } from 'vitest'
import { sampleReceiver } from '../fixtures/sampleReceiver.ts'
import { createReceiverStore } from './createReceiverStore.ts'

const orderKey = '0f0c1f0e-7b1a-4c0e-9d35-2f4f8f7d9a11'

function open() {
  const faults = createFaultInjector()
  const place = vi.fn(
    async (_: PlaceOrderRequest) => ({ ok: true, value: { orderId: 'o-1', href: '/order/o-1' } }) as const,
  )
  const go = vi.fn()
  const store = createReceiverStore({
    orderKey,
    cart: { version: 3, total: paise(129_900) },
    initial: sampleReceiver,
    ports: {
      client: faults.wrap({ place }),
      prefill: () => ({}),
      draft: { read: () => undefined, write: vi.fn() },
      ...{ forget: vi.fn(), go, hrefs: { cart: () => '/cart' }, track: vi.fn() },
    },
  })
  return { ...store.actions, store, faults, place, go }
}

it.each(['failing', 'nonsense', 'gone'] as const)(
  'keeps typed values when a %s server fails, and places the order on retry with the same idempotency key',
  async (fault) => {
    const { store, faults, submit, place, go } = open()
    const { values } = store.getState()
    faults.inject(fault)
    await submit()
    expect(store.getState()).toMatchObject({
      values,
      submission: { kind: 'failed', fault: { kind: 'unreachable' } },
    })
    faults.inject(undefined)
    await submit()
    expect(place.mock.calls.map(([request]) => request.orderKey)).toEqual([orderKey])
    expect(go).toHaveBeenCalledExactlyOnceWith('/order/o-1')
  },
)

it('places one order for repeated clicks while the server is slow', async () => {
  const { faults, submit, place, go } = open()
  faults.inject('slow')
  const done = [submit(), submit()]
  await vi.waitFor(() => expect(faults.injectedCount()).toBe(1))
  faults.releaseSlowCalls()
  await Promise.all(done)
  expect(place).toHaveBeenCalledOnce()
  expect(go).toHaveBeenCalledOnce()
})
