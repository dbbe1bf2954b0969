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
  it('requests its page unless the server-rendered data contains it', async () => {
    const { refresh, server } = open({}, { page: 3 })
    expect(server.asked).toEqual([])
    await refresh()
    expect(server.asked).toEqual(['list 3'])
  })

  it('applies the status of a cancelled order and leaves the others unchanged', async () => {
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

  it('runs actions on two orders in parallel, and on one order one at a time', async () => {
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

  it('starts with a request when it has no initial data', async () => {
    const { state, refresh } = open({}, { initial: undefined })
    expect(state()).toMatchObject({ data: undefined, status: 'reading' })
    await refresh()
    expect(state()).toMatchObject({ data: sampleOrdersPage, status: 'idle' })
  })

  it('drops all data on logout', () => {
    const { server, state } = open()
    server.logOut()
    expect(state()).toMatchObject({ data: undefined, status: 'guest' })
  })
})
