import { describe, expect, it, vi } from 'vitest'
import { createOrdersServer, type OrdersServerOptions } from '../fixtures/createOrdersServer.ts'
import { sampleOrder } from '../fixtures/sampleOrder.ts'
import { createOrderStore } from './createOrderStore.ts'
import type { InitialOrderData } from './InitialOrderData.ts'
import type { OrdersEvent } from './OrdersEvent.ts'

const known = { kind: 'known', value: sampleOrder } as const

function open(
  options: OrdersServerOptions = {},
  initial: InitialOrderData<typeof sampleOrder> | undefined = known,
) {
  const server = createOrdersServer(options)
  const events: OrdersEvent[] = []
  const go = vi.fn<(href: string) => void>()
  let keys = 0
  const newKey = () => {
    keys += 1
    return `key-${keys}`
  }
  const store = createOrderStore({
    id: 'o-1',
    initial,
    ports: {
      client: server.client,
      session: server.session,
      requestLogin: server.requestLogin,
      go,
      newKey,
      track: (event) => events.push(event),
    },
  })
  return { ...store.actions, server, store, events, go, state: store.getState }
}

/** Waits until all pending promises have settled. */
const quiet = () => new Promise((resolve) => setTimeout(resolve))

describe('cancelling', () => {
  it('shows the cancelled order from the response, announces the cancellation once and reports it to analytics', async () => {
    const { cancel, state, events } = open()
    const end = cancel()
    expect(state().pendingActions.get('o-1')).toBe('cancel')
    await end
    expect(state().pendingActions.size).toBe(0)
    expect(state().data).toMatchObject({ status: 'cancelled', cancel: { isPossible: false } })
    expect(state().latestUpdate).toMatchObject({ kind: 'cancelled', orderId: 'o-1' })
    expect(events).toEqual([{ kind: 'orderCancelled', orderId: 'o-1' }])
  })

  it('shows why a cancellation was rejected, and reloads the order', async () => {
    const { cancel, state, server } = open({ mood: 'tooLate' })
    server.change({ status: 'preparing' })
    await cancel()
    await quiet()
    expect(state().latestUpdate).toMatchObject({ kind: 'refused', action: 'cancel', code: 'order_under_way' })
    expect(state().data?.status).toBe('preparing')
    expect(server.asked).toEqual(['cancel o-1', 'get o-1'])
  })

  it('sends one request for two clicks and blocks other actions meanwhile', async () => {
    const { cancel, reorder, pay, server } = open()
    await Promise.all([cancel(), cancel(), reorder(), pay('cod')])
    expect(server.asked).toEqual(['cancel o-1'])
  })

  it('sends no request for an order that is cancelled or not cancellable', async () => {
    const { cancel, server } = open()
    await cancel()
    await cancel()
    expect(server.asked).toEqual(['cancel o-1'])
  })

  it('reloads the order when the response was lost', async () => {
    const { cancel, state, server } = open({ mood: 'away' })
    await cancel()
    await quiet()
    expect(state().latestUpdate).toMatchObject({ kind: 'failed', action: 'cancel' })
    expect(state()).toMatchObject({ data: sampleOrder, status: 'failed' })
    expect(server.asked).toEqual(['cancel o-1', 'get o-1'])
  })
})

describe('paying', () => {
  it('a payment completes the order, shows a message and is reported to analytics', async () => {
    const { pay, state, events } = open()
    await pay('cod')
    expect(state().data).toMatchObject({ payment: 'onDelivery', paidBy: 'Cash on delivery' })
    expect(state().latestUpdate).toMatchObject({ kind: 'paid' })
    expect(events).toEqual([{ kind: 'orderPaid', orderId: 'o-1', method: 'cod', total: sampleOrder.total }])
  })

  it('sends no payment for an order whose payment is already settled', async () => {
    const { pay, server } = open()
    await pay('cod')
    await pay('cod')
    expect(server.asked).toEqual(['pay o-1 cod'])
  })

  it('redirects to an external payment page and stays busy until it loads', async () => {
    const { pay, go, state, server } = open({ payAt: 'https://pay.example/1' })
    await Promise.all([pay('card'), pay('card')])
    await pay('card')
    expect(go).toHaveBeenCalledExactlyOnceWith('https://pay.example/1')
    expect(server.asked).toEqual(['pay o-1 card'])
    expect(state().pendingActions.get('o-1')).toBe('pay')
  })

  it('can be retried after a return from the payment page', async () => {
    const { pay, refresh, go, state } = open({ payAt: 'https://pay.example/1' })
    await pay('card')
    await refresh()
    expect(state().pendingActions.size).toBe(0)
    await pay('card')
    expect(go).toHaveBeenCalledTimes(2)
  })

  it("shows the server's message when it is rejected", async () => {
    const { pay, state } = open({ mood: 'tooLate' })
    await pay('cod')
    expect(state().latestUpdate).toMatchObject({
      kind: 'refused',
      action: 'pay',
      message: 'It is under way.',
    })
  })
})

describe('reordering', () => {
  it('reordering navigates to the cart when every gift could be added', async () => {
    const { reorder, go, state, events } = open()
    await reorder()
    expect(go).toHaveBeenCalledExactlyOnceWith('/cart')
    expect(state().latestUpdate).toBeUndefined()
    expect(events).toEqual([{ kind: 'orderReordered', orderId: 'o-1', missing: 0 }])
  })

  it('stays on the page and names the gifts that could not be added', async () => {
    const leftOut = [{ title: 'Greeting Card', why: 'gone' }] as const
    const { reorder, go, state } = open({ leftOut })
    await reorder()
    expect(go).not.toHaveBeenCalled()
    expect(state().latestUpdate).toMatchObject({ kind: 'leftOut', reordered: { put: 3, leftOut } })
    expect(state().pendingActions.size).toBe(0)
  })

  it('reuses its idempotency key after a lost response, and uses a new one after a success', async () => {
    const leftOut = [{ title: 'Greeting Card', why: 'gone' }] as const
    const { reorder, server } = open({ mood: 'away', leftOut })
    await reorder()
    server.feel('well')
    await reorder()
    await reorder()
    const keys = server.asked.filter((call) => call.startsWith('reorder')).map((call) => call.split(' ')[2])
    expect(keys).toEqual(['key-1', 'key-1', 'key-2'])
  })
})

describe('the order store', () => {
  it('sends no request if the order is in the server-rendered data', async () => {
    const { server, state } = open({ isGuest: true })
    server.logInAs('Asha')
    await quiet()
    expect(server.asked).toEqual([])
    expect(state().data).toBe(sampleOrder)
  })

  it('drops the order and its updates on logout and ignores late responses', async () => {
    const { cancel, refresh, server, state, go, events } = open()
    const delayed = [cancel(), refresh()]
    server.logOut()
    expect(state()).toMatchObject({ data: undefined, latestUpdate: undefined, status: 'guest' })
    await Promise.all(delayed)
    await quiet()
    expect(state()).toMatchObject({ data: undefined, latestUpdate: undefined, status: 'guest' })
    expect(go).not.toHaveBeenCalled()
    expect(events).toEqual([])
  })

  it('hides the order from the next visitor, who gets their own data', async () => {
    const { server, state } = open()
    server.change({ number: 'MG-OTHERS22' })
    server.logInAs('Ravi')
    expect(state().data).toBeUndefined()
    await quiet()
    expect(state().data?.number).toBe('MG-OTHERS22')
  })

  it('requests a login from a guest and then shows the order', async () => {
    const { logIn, state } = open({ isGuest: true }, { kind: 'guest' })
    expect(state().status).toBe('guest')
    await logIn()
    expect(state()).toMatchObject({ data: sampleOrder, status: 'idle' })
  })

  it('keeps the guest page when the login is dismissed', async () => {
    const { logIn, state, server } = open({ isGuest: true, login: 'dismissed' }, { kind: 'guest' })
    await logIn()
    expect([state().status, server.asked]).toEqual(['guest', []])
  })

  it('shows the guest page when the session has expired, even if the browser has stored a user', async () => {
    const { cancel, state, server } = open({ mood: 'sessionOver' })
    await cancel()
    expect(state()).toMatchObject({ data: undefined, status: 'guest' })
    expect(server.asked).toEqual(['cancel o-1'])
  })

  it('clears the order if the server cannot find it', async () => {
    const { refresh, state, server } = open()
    server.feel('gone')
    await refresh()
    expect(state()).toMatchObject({ data: undefined, status: 'gone' })
  })
})

describe('loading the order', () => {
  it('requests the order again if the response is already outdated on arrival', async () => {
    const { cancel, refresh, state, server } = open()
    const reading = refresh()
    await cancel()
    await reading
    expect(state().data?.status).toBe('cancelled')
    expect(server.asked.filter((call) => call.startsWith('get')).length).toBeGreaterThan(0)
    expect(state().status).toBe('idle')
  })

  it('keeps the previous data when loading the order fails, and can be retried', async () => {
    const { refresh, state, server } = open({ mood: 'away' })
    await refresh()
    expect(state()).toMatchObject({ data: sampleOrder, status: 'failed' })
    server.feel('well')
    await refresh()
    expect(state().status).toBe('idle')
  })
})
