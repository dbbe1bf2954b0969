import type { Order, PayOrderResponse, ReorderResponse } from '@store/api-client/contract/orders'
import type { SessionState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { sampleOrder } from '../fixtures/sampleOrder.ts'
import { createOrderStore } from './createOrderStore.ts'

type Ending = 'well' | 'lost' | 'refused'
type Deed = 'cancel' | 'pay' | 'reorder'
type Step =
  | { readonly kind: 'do'; readonly deed: Deed }
  | { readonly kind: 'refresh' }
  | { readonly kind: 'answer'; readonly which: number; readonly how: Ending }
  | { readonly kind: 'session'; readonly who: 'guest' | 'Asha' | 'Ravi' }

/** A server with one order each for two users. Executing a request and responding to it are two steps. */
function openServer(session: () => SessionState) {
  const orders = new Map<string, Order>(
    ['Asha', 'Ravi'].map((name) => [name, { ...sampleOrder, senderName: name }]),
  )
  const waiting: ((how: Ending) => boolean)[] = []
  const inFlight = new Map<string, number>()
  let mostAtOnce = 0
  let reorderKeys: string[] = []

  const ask = <Value>(call: string, work: (name: string) => Value): Promise<Result<Value>> => {
    const at = session()
    const name = at.kind === 'user' ? at.firstName : undefined
    const key = call === 'get' ? 'get' : 'deed'
    inFlight.set(key, (inFlight.get(key) ?? 0) + 1)
    mostAtOnce = Math.max(mostAtOnce, inFlight.get(key) ?? 0)
    return new Promise((resolve) => {
      let answer: Result<Value> | undefined
      waiting.push((how) => {
        if (answer) {
          inFlight.set(key, (inFlight.get(key) ?? 0) - 1)
          resolve(answer)
          return true
        }
        if (name === undefined) answer = refused(401)
        else if (how === 'refused') answer = refused(409)
        else {
          const value = work(name)
          answer = how === 'well' ? { ok: true, value } : { ok: false, failure: { kind: 'network' } }
        }
        return false
      })
    })
  }
  const orderOf = (name: string) => orders.get(name) ?? sampleOrder
  const change = (name: string, next: Partial<Order>) => {
    const order = { ...orderOf(name), ...next }
    orders.set(name, order)
    return order
  }
  return {
    orderOf,
    waiting,
    most: () => mostAtOnce,
    keys: () => reorderKeys,
    client: {
      get: () => ask('get', orderOf),
      cancel: () => ask('cancel', (name) => change(name, { status: 'cancelled' })),
      pay: () =>
        ask(
          'pay',
          (name): PayOrderResponse => ({ kind: 'done', order: change(name, { payment: 'onDelivery' }) }),
        ),
      reorder: ({ key }: { readonly key: string }) => {
        reorderKeys = [...reorderKeys, key]
        return ask(
          'reorder',
          (): ReorderResponse => ({
            ...{ put: 1, cartCount: 1, href: '/cart' },
            leftOut: [{ title: 'Candle', why: 'gone' }],
          }),
        )
      },
    },
  }
}

const refused = (status: number) =>
  ({ ok: false, failure: { kind: 'refused', status, code: 'x', message: '' } }) as const

const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('do' as const),
        deed: fc.constantFrom<Deed>('cancel', 'pay', 'reorder'),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('refresh' as const) }) },
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constant('answer' as const),
        which: fc.nat(5),
        how: fc.constantFrom<Ending>('well', 'well', 'well', 'lost', 'refused'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('session' as const),
        who: fc.constantFrom('guest' as const, 'Asha' as const, 'Ravi' as const),
      }),
    },
  ),
  { maxLength: 60, size: 'max' },
)

const quiet = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

it("runs one action at a time, never shows another visitor's data and ends in sync with the server, for any order of actions and responses", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const session = createStore<SessionState>(() => ({ kind: 'user', firstName: 'Asha', isVerified: true }))
      const server = openServer(session.getState)
      let keys = 0
      const store = createOrderStore({
        id: 'o-1',
        initial: { kind: 'known', value: server.orderOf('Asha') },
        ports: {
          client: server.client,
          session,
          requestLogin: async () => 'dismissed',
          go: () => undefined,
          newKey: () => {
            keys += 1
            return String(keys)
          },
          track: () => undefined,
        },
      })
      let didFail = false
      const isTheirs = () => {
        const at = session.getState()
        const { data, latestUpdate } = store.getState()
        if (at.kind === 'guest') expect([data, latestUpdate]).toEqual([undefined, undefined])
        else if (data) expect(data.senderName).toBe(at.firstName)
      }
      for (const step of script) {
        switch (step.kind) {
          case 'do':
            void (step.deed === 'pay' ? store.actions.pay('cod') : store.actions[step.deed]())
            break
          case 'refresh':
            void store.actions.refresh()
            break
          case 'session':
            session.setState(
              step.who === 'guest'
                ? { kind: 'guest' }
                : { kind: 'user', firstName: step.who, isVerified: true },
              true,
            )
            break
          case 'answer': {
            didFail ||= step.how !== 'well'
            const index = step.which % Math.max(1, server.waiting.length)
            if (server.waiting[index]?.(step.how)) server.waiting.splice(index, 1)
          }
        }
        isTheirs()
        await quiet()
        isTheirs()
        expect(server.most()).toBeLessThanOrEqual(1)
      }
      const settleAll = async () => {
        while (server.waiting.length > 0) {
          if (server.waiting[0]?.('well')) server.waiting.splice(0, 1)
          await quiet()
          isTheirs()
        }
      }
      await settleAll()
      const { data } = store.getState()
      const here = session.getState()
      // If no response was lost, the last applied one equals the server's state.
      if (!didFail && data && here.kind === 'user') expect(data).toEqual(server.orderOf(here.firstName))
      void store.actions.refresh()
      await settleAll()
      const at = session.getState()
      expect(store.getState().pendingActions.size).toBe(0)
      expect(store.getState().status).toBe(at.kind === 'guest' ? 'guest' : 'idle')
      if (at.kind === 'user') expect(store.getState().data).toEqual(server.orderOf(at.firstName))
    }),
    {
      numRuns: 400 * Number(process.env.STORE_TEST_FACTOR ?? 1),
      // The same user logs in again, and their order is read before the action of the earlier visit runs.
      examples: [
        [
          [
            { kind: 'do', deed: 'cancel' },
            { kind: 'session', who: 'guest' },
            { kind: 'session', who: 'Asha' },
            { kind: 'answer', which: 1, how: 'well' },
          ],
        ],
      ],
    },
  )
})
