import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CartServer, createCartServer, type Fate } from '../fixtures/createCartServer.ts'
import { sampleLines } from '../fixtures/sampleCart.ts'
import type { CartPorts } from './CartPorts.ts'
import { type CartStore, createCartStore } from './createCartStore.ts'
import { shownCart } from './foldCart.ts'

const lines = Object.values(sampleLines)
const ticks = async () => {
  for (let tick = 0; tick < 12; tick += 1) await Promise.resolve()
}

type Step =
  | { readonly do: 'set'; readonly line: number; readonly quantity: number }
  | { readonly do: 'remove'; readonly line: number }
  | { readonly do: 'elsewhere'; readonly line: number; readonly quantity: number }
  | { readonly do: 'decide'; readonly fate: Fate }
  | { readonly do: 'refresh' }

const line = fc.nat(lines.length - 1)
const quantity = fc.integer({ min: 1, max: 10 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('set' as const), line, quantity }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), line }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('elsewhere' as const), line, quantity }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'refresh' }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      fate: fc.constantFrom<Fate>('answered', 'answered', 'lostOnTheWay', 'answerLost', 'refused'),
    }),
  },
)

function take(step: Step, store: CartStore, server: CartServer) {
  const { actions } = store
  const idOf = (index: number) => (lines[index] ?? sampleLines.roses).id
  switch (step.do) {
    case 'set':
      return actions.setQuantity(idOf(step.line), step.quantity)
    case 'remove':
      actions.askToRemove(idOf(step.line))
      return actions.confirmRemove()
    case 'elsewhere':
      return server.changeFromElsewhere(idOf(step.line), step.quantity)
    case 'decide':
      return server.decide(step.fate)
    case 'refresh':
      return void actions.refresh()
  }
}

function open() {
  const server = createCartServer(lines)
  const session = { kind: 'guest' } as const
  let count = server.cart().itemCount
  const ports: CartPorts = {
    client: server.client,
    session: { getState: () => session, getInitialState: () => session, subscribe: () => () => undefined },
    requestLogin: async () => 'dismissed',
    hrefs: { home: () => '/', category: (slug) => slug },
    go: () => undefined,
    newKey: () => 'key',
    track: () => undefined,
    onCount: (next) => {
      count = next
    },
  }
  const store = createCartStore({ initial: server.cart(), ports })
  return { server, store, count: () => count }
}

/** What must hold after every single change of the state. */
function watch(store: CartStore) {
  store.subscribe((state, before) => {
    expect(state.confirmed?.version).toBeGreaterThanOrEqual(before.confirmed?.version ?? 0)
    const shown = shownCart(state)
    for (const shownLine of shown?.lines ?? []) {
      const original = lines.find(({ id }) => id === shownLine.id)
      expect({ ...shownLine, quantity: 0 }).toEqual({ ...original, quantity: 0 })
      if (state.pending.every(({ lineId }) => lineId !== shownLine.id)) {
        expect(state.confirmed?.lines).toContain(shownLine)
      }
    }
    expect(shown?.itemCount).toBe(shown?.lines.reduce((sum, shownLine) => sum + shownLine.quantity, 0))
    expect(shown?.total).toBe(state.confirmed?.total)
  })
}

it('ends with the server’s cart whatever is clicked, answered late, lost or refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { server, store, count } = open()
      watch(store)
      for (const next of steps) {
        take(next, store, server)
        await ticks()
      }
      // The network is well again; one look at the server ends every doubt about what came from elsewhere.
      void store.actions.refresh()
      await ticks()
      while (server.underWay() > 0) {
        server.decide('answered')
        await ticks()
      }
      const { pending, sending } = store.getState()
      expect({ pending, sending }).toEqual({ pending: [], sending: undefined })
      expect(shownCart(store.getState())).toEqual({ ...server.cart(), isUpdating: false })
      expect(server.mostUnderWay()).toBeLessThanOrEqual(1)
      expect(count()).toBe(server.cart().itemCount)
    }),
    { numRuns: 400 },
  )
})

it('brings every wish to the server when all goes well, in no more requests than wishes', async () => {
  const wish = fc.record({ line, quantity })
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 30 }), async (wishes) => {
      const { server, store } = open()
      for (const { line, quantity } of wishes) {
        take({ do: 'set', line, quantity }, store, server)
        await ticks()
      }
      while (server.underWay() > 0) {
        server.decide('answered')
        await ticks()
      }
      const wanted = lines.map((before, index) => {
        const last = wishes.findLast((wish) => wish.line === index)
        return last?.quantity ?? before.quantity
      })
      expect(server.cart().lines.map((after) => after.quantity)).toEqual(wanted)
      // One with the server at the time, and one waiting for each line.
      expect(server.changes()).toBeLessThanOrEqual(1 + lines.length)
    }),
  )
})
