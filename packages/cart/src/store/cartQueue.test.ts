import type { AttributeId, Cart, CartLine, ProductId } from '@store/api-client/contract/cart'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { applyCommand } from '../fixtures/applyCommand.ts'
import { type CartCommand, cartCommand, executeCommand, messageOf } from '../fixtures/cartCommands.ts'
import { createFakeCartServer, type SimulatedOutcome } from '../fixtures/createFakeCartServer.ts'
import { createFakeServerCart, type FakeServerCart } from '../fixtures/createFakeServerCart.ts'
import { richCart, richLines } from '../fixtures/richCart.ts'
import { createCartMutations } from './createCartMutations.ts'
import { type CartStore, createCartStoreWithMutations } from './createCartStoreWithMutations.ts'
import type { PendingChange } from './PendingChange.ts'
import { selectOptimisticCart } from './selectOptimisticCart.ts'

const { savedPlant: _, ...inCart } = richLines
const first = richCart(Object.values(inCart))
const known = new Map(Object.values<CartLine>(richLines).map((line) => [line.id, line]))
const later = () => new Promise((resolve) => setImmediate(resolve))

function open() {
  const server = createFakeCartServer(first)
  const session = { kind: 'guest' } as const
  const connection = createStore(() => ({ isOnline: true }))
  let count = first.itemCount
  const store = createCartStoreWithMutations(
    {
      initial: first,
      ports: {
        client: server.client,
        session: {
          getState: () => session,
          getInitialState: () => session,
          subscribe: () => () => undefined,
        },
        connection,
        requestLogin: async () => 'dismissed',
        hrefs: { home: () => '/', category: (slug) => slug, cart: () => '/cart' },
        go: () => undefined,
        newKey: () => 'key',
        track: () => undefined,
        onCount: (next) => {
          count = next
        },
      },
    },
    createCartMutations,
  )
  return { server, store, connection, count: () => count }
}

type Opened = ReturnType<typeof open>

async function answerAll({ server }: Opened) {
  while (server.underWay() > 0) {
    server.decide('answered')
    await later()
  }
}

/** Creates the set of texts allowed on a line: its initial ones, and those saved for it here or in another tab. */
function createWords() {
  const words = new Map<AttributeId, Set<string>>()
  for (const line of known.values()) {
    const message = messageOf(line)
    if (message) words.set(message.id, new Set([message.text]))
  }
  return {
    add: (wish: CartCommand) => {
      if (wish.do === 'write') words.get(idOf(wish.line))?.add(wish.text)
    },
    /** Checks that no selection, text or upload of a shopper was lost, changed, or moved to another line. */
    check: (line: CartLine) => {
      const original = known.get(line.id)
      if (!original) return expect(line).toMatchObject({ type: 'addon', attributes: [] })
      const text = messageOf(line)
      if (text) expect(words.get(text.id)).toContain(text.text)
      const plain = ({ attributes, ...rest }: CartLine) => ({
        ...rest,
        quantity: 0,
        isDeclined: false,
        attributes: attributes.map((one) => (one.kind === 'message' ? { ...one, text: '' } : one)),
      })
      expect(plain(line)).toEqual(plain(original))
    },
  }
}
const idOf = (line: CartLine): AttributeId => messageOf(line)?.id ?? expect.unreachable()

/** Asserts the invariants after every change of the state. */
function watch(store: CartStore, { check }: ReturnType<typeof createWords>) {
  store.subscribe((state, before) => {
    expect(state.serverCart?.version).toBeGreaterThanOrEqual(before.serverCart?.version ?? 0)
    const shown = selectOptimisticCart(state)
    const lines = [...(shown?.lines ?? []), ...(shown?.saved ?? [])]
    expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
    lines.forEach(check)
    expect(shown?.total).toBe(state.serverCart?.total)
    expect(shown?.itemCount).toBe(
      shown?.lines.reduce((sum, { quantity, isFree }) => sum + (isFree ? 0 : quantity), 0),
    )
  })
}

type Step =
  | CartCommand
  | { readonly do: 'elsewhere'; readonly wish: CartCommand }
  | { readonly do: 'decide'; readonly fate: SimulatedOutcome }
  | { readonly do: 'connect'; readonly isOnline: boolean }
  | { readonly do: 'refresh' }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: cartCommand },
  { weight: 1, arbitrary: cartCommand.map((wish) => ({ do: 'elsewhere' as const, wish })) },
  { weight: 1, arbitrary: fc.boolean().map((isOnline) => ({ do: 'connect' as const, isOnline })) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'refresh' }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'coupon', code: 'NOSUCH' }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constant('decide' as const),
      fate: fc.constantFrom<SimulatedOutcome>(
        'answered',
        'answered',
        'lostOnTheWay',
        'answerLost',
        'refused',
      ),
    }),
  },
)

/** The network fails, the server has applied the change in flight, and the cart can at first not be read either. */
const outage: readonly Step[] = [
  { do: 'connect', isOnline: false },
  { do: 'decide', fate: 'answerLost' },
  { do: 'connect', isOnline: true },
  { do: 'decide', fate: 'lostOnTheWay' },
]
const steps: fc.Arbitrary<readonly Step[]> = fc
  .array(
    fc.oneof(
      { weight: 30, arbitrary: step.map((one) => [one]) },
      { weight: 1, arbitrary: fc.constant(outage) },
    ),
    { maxLength: 60, size: 'max' },
  )
  .map((parts) => parts.flat())

function take(next: Step, { store, server, connection }: Opened, words: ReturnType<typeof createWords>) {
  switch (next.do) {
    case 'elsewhere':
      words.add(next.wish)
      return applyCommand(server.elsewhere, next.wish)
    case 'decide':
      return server.decide(next.fate)
    case 'connect':
      return connection.setState({ isOnline: next.isOnline })
    case 'refresh':
      return void store.actions.refresh()
    default:
      words.add(next)
      return executeCommand(store, next)
  }
}

it('always ends with the cart of the server, whatever requests are delayed, lost or rejected', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (steps) => {
      const opened = open()
      const { server, store, connection, count } = opened
      const words = createWords()
      watch(store, words)
      const wishedAddOns = new Set<PendingChange>()
      store.subscribe(({ pending }) => {
        for (const change of pending) if (change.kind === 'addOn') wishedAddOns.add(change)
      })
      for (const next of steps) {
        take(next, opened, words)
        await later()
      }
      // The network is online again; one request then shows which changes from other tabs the server applied.
      connection.setState({ isOnline: true })
      void store.actions.refresh()
      await later()
      await answerAll(opened)
      const { pending, sending, isOffline } = store.getState()
      expect({ pending, sending, isOffline }).toEqual({ pending: [], sending: undefined, isOffline: false })
      expect(selectOptimisticCart(store.getState())).toEqual({ ...server.cart(), isUpdating: false })
      expect(server.mostUnderWay()).toBeLessThanOrEqual(1)
      expect(server.addOns()).toBeLessThanOrEqual(wishedAddOns.size)
      expect(count()).toBe(server.cart().itemCount)
      const stored = [...server.cart().lines, ...server.cart().saved, ...server.elsewhere.removed()]
      stored.forEach(words.check)
      expect(stored.map(({ id }) => id)).toEqual(expect.arrayContaining([...known.keys()]))
    }),
    { numRuns: 400 * Number(process.env.STORE_TEST_FACTOR ?? 1) },
  )
})

/**
 * Compares lines by name, because only the server knows the id and title of an add-on and the position of a restored
 * line.
 */
const seen = ({ lines, saved }: Pick<Cart, 'lines' | 'saved'>) => {
  const byName = (list: readonly CartLine[]) =>
    Object.fromEntries(list.filter(({ id }) => known.has(id)).map((line) => [line.id, line]))
  return { lines: byName(lines), saved: byName(saved) }
}
/** The data that depend on the coupon and the points; an invalid code changes none of them. */
const bill = ({ coupon, points, rows }: Cart) => ({
  coupon,
  points,
  rows: rows.filter(({ kind }) => kind === 'coupon' || kind === 'points'),
})
const ids = ({ lines }: Cart) => lines.flatMap(({ id }) => (known.has(id) ? [id] : []))
/** Undoing a removal can merge two equal add-ons into one. */
const addOns = ({ lines, saved }: Cart) =>
  new Set([...lines, ...saved].filter(({ id }) => !known.has(id)).map(({ productId }) => productId))

it('shows each command immediately, and keeps its result when all requests succeed', async () => {
  const act = fc.oneof(
    { weight: 3, arbitrary: cartCommand },
    { weight: 1, arbitrary: fc.constant('answer' as const) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 60, size: 'max' }), async (acts) => {
      const opened = open()
      const { server, store } = opened
      const wished: FakeServerCart = createFakeServerCart(first)
      const added = new Set<ProductId>()
      for (const wish of acts) {
        if (wish === 'answer') server.decide('answered')
        else {
          // If one of two equal add-ons is pending, the server decides which one moves with a gift.
          if (wish.do === 'addOn') {
            if (added.has(wish.productId)) continue
            added.add(wish.productId)
          }
          applyCommand(wished, wish, store.getState())
          executeCommand(store, wish)
          const shown = selectOptimisticCart(store.getState())
          expect(shown && seen(shown)).toEqual(seen(wished.cart()))
        }
        await later()
      }
      await answerAll(opened)
      expect(seen(server.cart())).toEqual(seen(wished.cart()))
      expect(ids(server.cart())).toEqual(ids(wished.cart()))
      expect(addOns(server.cart())).toEqual(addOns(wished.cart()))
      expect(bill(server.cart())).toEqual(bill(wished.cart()))
      expect(store.getState().toasts.map(({ kind }) => kind)).not.toContain('failed')
    }),
    { numRuns: 400 * Number(process.env.STORE_TEST_FACTOR ?? 1) },
  )
})

it('keeps the last quantity that was chosen, whatever requests are lost while the network is offline', async () => {
  const { mug } = richLines
  const act = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 3 }) },
    { weight: 2, arbitrary: fc.boolean() },
    { weight: 2, arbitrary: fc.constantFrom('answerLost' as const, 'lostOnTheWay' as const) },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30, size: 'max' }), async (acts) => {
      const opened = open()
      const { server, store, connection } = opened
      let last = mug.quantity
      for (const next of acts) {
        if (typeof next === 'boolean') connection.setState({ isOnline: next })
        else if (typeof next === 'string') server.decide(connection.getState().isOnline ? 'answered' : next)
        else {
          last = next
          store.actions.setQuantity(mug.id, next)
        }
        await later()
      }
      connection.setState({ isOnline: true })
      await later()
      await answerAll(opened)
      expect(server.cart().lines.find(({ id }) => id === mug.id)?.quantity).toBe(last)
    }),
    { numRuns: 400 * Number(process.env.STORE_TEST_FACTOR ?? 1) },
  )
})

it('undoes a removal with the last quantity, even if another quantity is in flight', async () => {
  const opened = open()
  const { actions, getState } = opened.store
  const { id } = richLines.mug
  const quantityIn = (cart: Pick<Cart, 'lines'> | undefined) =>
    cart?.lines.find((line) => line.id === id)?.quantity
  actions.setQuantity(id, 2)
  await later()
  actions.setQuantity(id, 1)
  actions.openRemoveDialog(id)
  actions.confirmRemove()
  actions.undo()
  expect(quantityIn(selectOptimisticCart(getState()))).toBe(1)
  await answerAll(opened)
  expect(quantityIn(opened.server.cart())).toBe(1)
})

it('undoes a removal with the last quantity, even if the gift of the line was saved for later meanwhile', async () => {
  const opened = open()
  const { actions } = opened.store
  actions.setQuantity(richLines.mug.id, 2)
  await later()
  actions.setQuantity(richLines.candle.id, 2)
  actions.openRemoveDialog(richLines.candle.id)
  actions.confirmRemove()
  const [removal] = opened.store.getState().undoables
  actions.saveForLater(richLines.birthdayCake.id)
  actions.undo(removal)
  await answerAll(opened)
  expect(opened.server.cart().saved.find(({ id }) => id === richLines.candle.id)?.quantity).toBe(2)
})

it('sends the last edit of a line that was edited, removed, restored by Undo and edited again', async () => {
  const opened = open()
  const { store } = opened
  const { birthdayCake, comboRoses, freeCard, hamper, mug } = richLines
  const set = (line: CartLine, quantity: number): CartCommand => ({ do: 'set', line, quantity, all: false })
  const setFree = (isDeclined: boolean): CartCommand => ({ do: 'freebie', line: freeCard, isDeclined })
  const remove = (line: CartLine): CartCommand => ({ do: 'remove', line })
  // Changing the number of a combo may change every line, so the removal before it stays in the queue.
  const addSet: CartCommand = { do: 'set', line: comboRoses, quantity: 2, all: true }
  const undo: CartCommand = { do: 'undo' }
  const commands = [
    ...[set(birthdayCake, 2), set(mug, 2), remove(mug), addSet, undo, set(mug, 3), set(mug, 2)],
    ...[setFree(true), remove(hamper), set(comboRoses, 1), undo, setFree(false), setFree(true)],
  ]
  for (const command of commands) {
    executeCommand(store, command)
    await later()
  }
  const seenEdits = (cart: Pick<Cart, 'lines'> | undefined) => [
    cart?.lines.find(({ id }) => id === mug.id)?.quantity,
    cart?.lines.find(({ id }) => id === freeCard.id)?.isDeclined,
  ]
  expect(seenEdits(selectOptimisticCart(store.getState()))).toEqual([2, true])
  await answerAll(opened)
  expect(seenEdits(opened.server.cart())).toEqual([2, true])
})

it('offers no Undo for a restored line that is being removed again with its gift', async () => {
  const opened = open()
  const { actions, getState } = opened.store
  const remove = async ({ id }: CartLine) => {
    actions.openRemoveDialog(id)
    actions.confirmRemove()
    await later()
  }
  await remove(richLines.candle)
  actions.undo()
  await remove(richLines.birthdayCake)
  await remove(richLines.mug)
  actions.undo()
  opened.server.decide('answered')
  await later()
  opened.server.decide('answered')
  await later()
  expect(getState().pending.map(({ kind }) => kind)).toEqual(['remove'])
  expect(getState().undoables).toMatchObject([{ lineIds: [richLines.birthdayCake.id] }])
  await answerAll(opened)
})

it('has at most one quantity request in flight and one waiting per line', async () => {
  const lines = Object.values<CartLine>(inCart).filter(({ combo, isFree }) => !combo && !isFree)
  const wish = fc.record({
    do: fc.constant('set' as const),
    line: fc.constantFrom(...lines),
    quantity: fc.integer(quantityLimits),
    all: fc.constant(false),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 60, size: 'max' }), async (wishes) => {
      const opened = open()
      for (const next of wishes) {
        executeCommand(opened.store, next)
        await later()
      }
      await answerAll(opened)
      for (const line of lines) {
        const last = wishes.findLast((next) => next.line === line)
        const cached = opened.server.cart().lines.find(({ id }) => id === line.id)
        expect(cached?.quantity).toBe(last?.quantity ?? line.quantity)
      }
      expect(opened.server.changes()).toBeLessThanOrEqual(1 + lines.length)
    }),
    { numRuns: 100 * Number(process.env.STORE_TEST_FACTOR ?? 1) },
  )
})
