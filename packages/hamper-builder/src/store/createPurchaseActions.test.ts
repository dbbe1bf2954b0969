import { toLineId } from '@store/api-client/contract/cart'
import { parseCalendarDate } from '@store/api-client/contract/date'
import { expect, it } from 'vitest'
import { createHamperHarness } from '../fixtures/createHamperHarness.ts'
import { createHamperServer, type HamperResponse } from '../fixtures/createHamperServer.ts'
import { sampleHamper, sampleItems } from '../fixtures/sampleHampers.ts'

const written = '5-1.101_2.201*2_3.301_4.401'
const lineId = toLineId('3eaf4f85-9d86-4f3f-8f3f-3a9f6f9f4d01')
const draft = { hamper: '6007', message: 'For Asha' }
type Scene = ReturnType<typeof createHamperHarness>

it('stays on the page after adding to the cart, forgets the draft and reports it', async () => {
  const { buy, write, store, seen, events } = createHamperHarness({ written })
  write('For Asha')
  const before = store.getState()
  await buy('addToCart')
  expect(store.getState()).toEqual({ ...before, purchase: { kind: 'inCart' } })
  expect(seen).toEqual({ address: written, carts: 0, places: 0, draft: undefined })
  expect(events).toEqual([{ kind: 'hamperAdded', productId: sampleHamper.id, type: 'addToCart' }])
})

it.each<[string, (scene: Scene) => void]>([
  ['item', ({ drop }) => drop('flowers', sampleItems.rose.id)],
  ['day', ({ setDate }) => setDate(parseCalendarDate('2026-11-24'))],
  ['message', ({ write }) => write('For Ravi')],
])('is not in the cart when another %s was chosen while it was added', async (_, change) => {
  const server = createHamperServer()
  const scene = createHamperHarness({ written, server })
  scene.write('For Asha')
  const bought = scene.buy('addToCart')
  change(scene)
  await bought
  expect(scene.store.getState().purchase).toEqual({ kind: 'choosing' })
  const { message } = scene.store.getState()
  expect(scene.seen.draft).toEqual({ ...draft, message, written: scene.seen.address })
})

it.each<[string, (scene: Scene) => void]>([
  ['item', ({ drop }) => drop('flowers', sampleItems.rose.id)],
  ['day', ({ setDate }) => setDate(parseCalendarDate('2026-11-24'))],
  ['message', ({ write }) => write('For Ravi')],
])('stays on the page when another %s was chosen while the changes were saved', async (_, change) => {
  const scene = createHamperHarness({ written, lineId })
  const bought = scene.buy('addToCart')
  change(scene)
  await bought
  expect(scene.seen.carts).toBe(0)
  const { message, date } = scene.store.getState()
  await scene.buy('addToCart')
  expect(scene.seen.carts).toBe(1)
  expect(scene.server.added[1]).toMatchObject({ lineId, date, message: { text: message } })
})

it.each<[string, (scene: Scene) => void]>([
  ['item', ({ drop }) => drop('flowers', sampleItems.rose.id)],
  ['day', ({ setDate }) => setDate(parseCalendarDate('2026-11-24'))],
  ['message', ({ write }) => write('For Ravi')],
  ['pincode', ({ place }) => place.setState({ pincode: '560001' })],
])('can be bought again after another %s is chosen, also after a failure', async (_, change) => {
  for (const add of ['ok', 'offline'] as const) {
    const scene = createHamperHarness({ written, server: createHamperServer({ add: [add] }) })
    scene.start()
    await scene.buy('addToCart')
    change(scene)
    expect(scene.store.getState()).toMatchObject({ purchase: { kind: 'choosing' }, lacksPincode: false })
  }
})

it('is still in the cart after another city with the same pincode is chosen', async () => {
  const { start, buy, place, store } = createHamperHarness({ written })
  start()
  await buy('addToCart')
  place.setState({ city: 'Pune' })
  expect(store.getState().purchase).toEqual({ kind: 'inCart' })
})

it.each<[string, HamperResponse, typeof lineId | undefined]>([
  ['a new hamper', { code: 'line_gone', message: 'No.' }, undefined],
  ['an edited hamper for another reason', { code: 'sold_out', message: 'No.' }, lineId],
  ['an edited hamper while offline', 'offline', lineId],
])('is not sent again when the server refuses %s', async (_, answer, line) => {
  const server = createHamperServer({ add: [answer] })
  const { buy, store, events } = createHamperHarness({ written, server, lineId: line })
  await buy('addToCart')
  expect(server.added.map((one) => one.lineId)).toEqual([line])
  expect(store.getState().purchase.kind).toBe('failed')
  expect(events).toEqual([])
})
