import { createFaultInjector, createOtp } from '@store/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { createLookupServer } from '../fixtures/createLookupServer.ts'
import { createOrdersServer } from '../fixtures/createOrdersServer.ts'
import { sampleOrder } from '../fixtures/sampleOrder.ts'
import { createLookupStore } from './createLookupStore.ts'
import { createOrderStore } from './createOrderStore.ts'
import { createOrdersStore } from './createOrdersStore.ts'

const faulty = ['failing', 'nonsense', 'gone'] as const

function openOrder(isServed = true) {
  const faults = createFaultInjector()
  const server = createOrdersServer()
  const go = vi.fn()
  let keys = 0
  const store = createOrderStore({
    id: 'o-1',
    initial: isServed ? { kind: 'known', value: sampleOrder } : undefined,
    ports: {
      ...{
        client: faults.wrap(server.client),
        session: server.session,
        requestLogin: server.requestLogin,
      },
      ...{ go, newKey: () => `key-${++keys}`, track: vi.fn() },
    },
  })
  return { ...store.actions, store, faults, server, go, state: store.getState }
}

type OpenedOrder = ReturnType<typeof openOrder>

const deeds: readonly (readonly [string, (order: OpenedOrder) => Promise<void>])[] = [
  ['cancelled', ({ cancel }) => cancel()],
  ['put in the cart once more', ({ reorder }) => reorder()],
  ['paid', ({ pay }) => pay('cod')],
]

describe.each(deeds)('an order that is %s', (_, act) => {
  it.each(faulty)('reports the failure of a %s server and succeeds on the next click', async (fault) => {
    const order = openOrder()
    order.faults.inject(fault)
    await act(order)
    expect(order.state().latestUpdate).toMatchObject({ kind: 'failed' })
    expect(order.state().pendingActions.size).toBe(0)
    order.faults.inject(undefined)
    await act(order)
    expect(order.state().latestUpdate?.kind).not.toBe('failed')
    expect(order.server.asked).toHaveLength(1)
  })

  it('sends one request for repeated clicks while the server is slow', async () => {
    const order = openOrder()
    order.faults.inject('slow')
    const done = [act(order), act(order)]
    await vi.waitFor(() => expect(order.faults.injectedCount()).toBe(1))
    order.faults.releaseSlowCalls()
    await Promise.all(done)
    expect(order.server.asked).toHaveLength(1)
  })
})

it.each(faulty)(
  'reuses the idempotency key of a reorder when a %s server lost the response',
  async (fault) => {
    const order = openOrder()
    order.faults.inject(fault)
    await order.reorder()
    order.faults.inject(undefined)
    await order.reorder()
    expect(order.server.asked).toEqual(['reorder o-1 key-1'])
  },
)

describe.each(faulty)('a %s server', (fault) => {
  it('returns an error instead of the order, and the order on retry', async () => {
    const order = openOrder(false)
    order.faults.inject(fault)
    await order.refresh()
    expect(order.state()).toMatchObject({ status: 'failed', data: undefined })
    order.faults.inject(undefined)
    await order.refresh()
    expect(order.state()).toMatchObject({ status: 'idle', data: { id: sampleOrder.id } })
  })

  it('returns an error instead of the orders, and the orders on retry', async () => {
    const faults = createFaultInjector()
    const server = createOrdersServer()
    const store = createOrdersStore({
      page: 1,
      initial: undefined,
      ports: {
        ...{
          client: faults.wrap(server.client),
          session: server.session,
          requestLogin: server.requestLogin,
        },
        ...{ go: vi.fn(), newKey: () => 'key', track: vi.fn() },
      },
    })
    faults.inject(fault)
    await store.actions.refresh()
    expect(store.getState()).toMatchObject({ status: 'failed', data: undefined })
    faults.inject(undefined)
    await store.actions.refresh()
    expect(store.getState()).toMatchObject({ status: 'idle', data: { page: 1 } })
  })

  it('fails an order lookup without an account, keeps the typed values, and succeeds on the next click', async () => {
    const faults = createFaultInjector()
    const server = createLookupServer()
    const { actions, getState } = createLookupStore({
      initial: {},
      ports: {
        ...{ client: faults.wrap(server.client), draft: server.draft, track: vi.fn() },
        clock: { now: () => new Date('2026-11-22T10:00:00Z') },
      },
    })
    actions.type('number', 'MG-7K4QX2M3')
    actions.type('email', 'asha@example.com')
    for (const [step, next] of [
      ['ask', 'code'],
      ['code', 'found'],
    ] as const) {
      if (step === 'code') actions.type('code', createOtp())
      const { values } = getState()
      faults.inject(fault)
      await actions.submit()
      expect(getState()).toMatchObject({ step, values, busy: undefined, error: { kind: 'unreachable' } })
      faults.inject(undefined)
      await actions.submit()
      expect(getState()).toMatchObject({ step: next, error: undefined })
    }
  })
})
