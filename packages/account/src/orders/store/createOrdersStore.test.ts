import { describe, expect, it } from 'vitest'
import { createOrdersServer, type OrdersServerOptions } from '../fixtures/createOrdersServer.ts'
import { sampleOrders, sampleOrdersPage } from '../fixtures/sampleOrders.ts'
import { createOrdersStore, type OrdersStoreOptions } from './createOrdersStore.ts'

const [placed, preparing] = sampleOrders

function open(options: OrdersServerOptions = {}, more: Partial<Omit<OrdersStoreOptions, 'ports'>> = {}) {
  const server = createOrdersServer(options)
  const store = createOrdersStore({
    initial: { kind: 'known', value: sampleOrdersPage },
    ...more,
    ports: {
      client: server.client,
      session: server.session,
      requestLogin: server.requestLogin,
      go: () => undefined,
      newKey: () => 'key',
      track: () => undefined,
    },
  })
  return { ...store.actions, server, state: store.getState }
}

describe('the list of orders', () => {
  it('asks for its own page, and for nothing where that came with the document', async () => {
    const { refresh, server } = open({}, { page: 3 })
    expect(server.asked).toEqual([])
    await refresh()
    expect(server.asked).toEqual(['list 3'])
  })

  it('takes over how a cancelled order stands, and leaves the others as they are', async () => {
    const { cancel, state } = open()
    await cancel(placed.id)
    const [first, ...others] = state().data?.orders ?? []
    expect(first).toEqual({
      ...placed,
      status: 'cancelled',
      cancel: { isPossible: false, why: 'cancelled' },
    })
    expect(others).toEqual(sampleOrders.slice(1))
    expect(state().latestUpdate).toMatchObject({ kind: 'cancelled', orderId: placed.id })
  })

  it('does things with two orders at once, and with one of them one thing at a time', async () => {
    const { cancel, reorder, server, state } = open({ mood: 'silent' })
    void cancel(placed.id)
    void reorder(preparing.id)
    void reorder(placed.id)
    expect(server.asked).toEqual(['cancel o-1', 'reorder o-2 key'])
    expect([...state().pendingActions]).toEqual([
      ['o-1', 'cancel'],
      ['o-2', 'reorder'],
    ])
  })

  it('begins by asking where nothing is known', async () => {
    const { state, refresh } = open({}, { initial: undefined })
    expect(state()).toMatchObject({ data: undefined, status: 'reading' })
    await refresh()
    expect(state()).toMatchObject({ data: sampleOrdersPage, status: 'idle' })
  })

  it('forgets everything with a log-out', () => {
    const { server, state } = open()
    server.logOut()
    expect(state()).toMatchObject({ data: undefined, status: 'guest' })
  })
})
