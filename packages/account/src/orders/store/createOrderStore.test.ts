import { describe, expect, it, vi } from 'vitest'
import { createOrdersServer, type OrdersServerOptions } from '../fixtures/createOrdersServer.ts'
import { sampleOrder } from '../fixtures/sampleOrder.ts'
import { createOrderStore } from './createOrderStore.ts'
import type { InitialUserResource } from './InitialUserResource.ts'
import type { OrdersEvent } from './OrdersEvent.ts'

const known = { kind: 'known', value: sampleOrder } as const

function open(
  options: OrdersServerOptions = {},
  initial: InitialUserResource<typeof sampleOrder> | undefined = known,
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

/** Lets everything that can settle settle. */
const quiet = () => new Promise((resolve) => setTimeout(resolve))

describe('cancelling', () => {
  it('shows the order as the server says it is then, tells it once and reports it', async () => {
    const { cancel, state, events } = open()
    const end = cancel()
    expect(state().pendingActions.get('o-1')).toBe('cancel')
    await end
    expect(state().pendingActions.size).toBe(0)
    expect(state().data).toMatchObject({ status: 'cancelled', cancel: { isPossible: false } })
    expect(state().latestUpdate).toMatchObject({ kind: 'cancelled', orderId: 'o-1' })
    expect(events).toEqual([{ kind: 'orderCancelled', orderId: 'o-1' }])
  })

  it('says why it is refused and asks the server what is true', async () => {
    const { cancel, state, server } = open({ mood: 'tooLate' })
    server.change({ status: 'preparing' })
    await cancel()
    await quiet()
    expect(state().latestUpdate).toMatchObject({ kind: 'refused', action: 'cancel', code: 'order_under_way' })
    expect(state().data?.status).toBe('preparing')
    expect(server.asked).toEqual(['cancel o-1', 'get o-1'])
  })

  it('is one request for two clicks, and nothing else is done with the order meanwhile', async () => {
    const { cancel, reorder, pay, server } = open()
    await Promise.all([cancel(), cancel(), reorder(), pay('cod')])
    expect(server.asked).toEqual(['cancel o-1'])
  })

  it('asks nothing of an order that is cancelled or cannot be, as by a second click on a dialog that closes', async () => {
    const { cancel, server } = open()
    await cancel()
    await cancel()
    expect(server.asked).toEqual(['cancel o-1'])
  })

  it('asks the server what is true where the answer was lost', async () => {
    const { cancel, state, server } = open({ mood: 'away' })
    await cancel()
    await quiet()
    expect(state().latestUpdate).toMatchObject({ kind: 'failed', action: 'cancel' })
    expect(state()).toMatchObject({ data: sampleOrder, status: 'failed' })
    expect(server.asked).toEqual(['cancel o-1', 'get o-1'])
  })
})

describe('paying', () => {
  it('completes the order, tells it and reports it', async () => {
    const { pay, state, events } = open()
    await pay('cod')
    expect(state().data).toMatchObject({ payment: 'onDelivery', paidBy: 'Cash on delivery' })
    expect(state().latestUpdate).toMatchObject({ kind: 'paid' })
    expect(events).toEqual([{ kind: 'orderPaid', orderId: 'o-1', method: 'cod', total: sampleOrder.total }])
  })

  it('asks nothing of an order that is taken care of', async () => {
    const { pay, server } = open()
    await pay('cod')
    await pay('cod')
    expect(server.asked).toEqual(['pay o-1 cod'])
  })

  it('leads on where the way goes elsewhere, and stays at work until that page is there', async () => {
    const { pay, go, state, server } = open({ payAt: 'https://pay.example/1' })
    await Promise.all([pay('card'), pay('card')])
    await pay('card')
    expect(go).toHaveBeenCalledExactlyOnceWith('https://pay.example/1')
    expect(server.asked).toEqual(['pay o-1 card'])
    expect(state().pendingActions.get('o-1')).toBe('pay')
  })

  it('can be tried again by who came back from there', async () => {
    const { pay, refresh, go, state } = open({ payAt: 'https://pay.example/1' })
    await pay('card')
    await refresh()
    expect(state().pendingActions.size).toBe(0)
    await pay('card')
    expect(go).toHaveBeenCalledTimes(2)
  })

  it('says the refusal in the server’s words', async () => {
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
  it('leads to the cart where everything could be put', async () => {
    const { reorder, go, state, events } = open()
    await reorder()
    expect(go).toHaveBeenCalledExactlyOnceWith('/cart')
    expect(state().latestUpdate).toBeUndefined()
    expect(events).toEqual([{ kind: 'orderReordered', orderId: 'o-1', missing: 0 }])
  })

  it('stays and names what could not be put', async () => {
    const leftOut = [{ title: 'Greeting Card', why: 'gone' }] as const
    const { reorder, go, state } = open({ leftOut })
    await reorder()
    expect(go).not.toHaveBeenCalled()
    expect(state().latestUpdate).toMatchObject({ kind: 'leftOut', reordered: { put: 3, leftOut } })
    expect(state().pendingActions.size).toBe(0)
  })

  it('keeps its key over a lost answer, so that nothing is put twice, and takes a new one after it came', async () => {
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

describe('whose it is', () => {
  it('is not asked for again where it came with the page', async () => {
    const { server, state } = open({ isGuest: true })
    server.logInAs('Asha')
    await quiet()
    expect(server.asked).toEqual([])
    expect(state().data).toBe(sampleOrder)
  })

  it('is forgotten with a log-out, news and all, and late answers are nobody’s', async () => {
    const { cancel, refresh, server, state, go, events } = open()
    const late = [cancel(), refresh()]
    server.logOut()
    expect(state()).toMatchObject({ data: undefined, latestUpdate: undefined, status: 'guest' })
    await Promise.all(late)
    await quiet()
    expect(state()).toMatchObject({ data: undefined, latestUpdate: undefined, status: 'guest' })
    expect(go).not.toHaveBeenCalled()
    expect(events).toEqual([])
  })

  it('is not shown to the next visitor, who is told what is theirs', async () => {
    const { server, state } = open()
    server.change({ number: 'MG-OTHERS22' })
    server.logInAs('Ravi')
    expect(state().data).toBeUndefined()
    await quiet()
    expect(state().data?.number).toBe('MG-OTHERS22')
  })

  it('asks a guest to log in and shows what was wanted', async () => {
    const { logIn, state } = open({ isGuest: true }, { kind: 'guest' })
    expect(state().status).toBe('guest')
    await logIn()
    expect(state()).toMatchObject({ data: sampleOrder, status: 'idle' })
  })

  it('stays a guest’s page where the login is left', async () => {
    const { logIn, state, server } = open({ isGuest: true, login: 'dismissed' }, { kind: 'guest' })
    await logIn()
    expect([state().status, server.asked]).toEqual(['guest', []])
  })

  it('is nobody’s where the session is over, whatever the browser believes', async () => {
    const { cancel, state, server } = open({ mood: 'sessionOver' })
    await cancel()
    expect(state()).toMatchObject({ data: undefined, status: 'guest' })
    expect(server.asked).toEqual(['cancel o-1'])
  })

  it('is gone where the server knows no such order of theirs', async () => {
    const { refresh, state, server } = open()
    server.feel('gone')
    await refresh()
    expect(state()).toMatchObject({ data: undefined, status: 'gone' })
  })
})

describe('a reading', () => {
  it('that is out of date before it came is made again', async () => {
    const { cancel, refresh, state, server } = open()
    const reading = refresh()
    await cancel()
    await reading
    expect(state().data?.status).toBe('cancelled')
    expect(server.asked.filter((call) => call.startsWith('get')).length).toBeGreaterThan(0)
    expect(state().status).toBe('idle')
  })

  it('that failed keeps what was known, and can be tried again', async () => {
    const { refresh, state, server } = open({ mood: 'away' })
    await refresh()
    expect(state()).toMatchObject({ data: sampleOrder, status: 'failed' })
    server.feel('well')
    await refresh()
    expect(state().status).toBe('idle')
  })
})
