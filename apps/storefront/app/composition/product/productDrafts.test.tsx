import { type LineId, toLineId } from '@store/api-client/contract/cart'
import { type Product, toProductId } from '@store/api-client/contract/catalogue'
import type { Hamper } from '@store/api-client/contract/hampers'
import { paise } from '@store/api-client/contract/money'
import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { createFakeProduct, fakeProducts } from '@store/api-client/testing'
import { createLocalStorageItem, createSessionStorageItem } from '@store/host'
import { type HostMessage, openHostChannel } from '@store/pdp/customiser'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { deleteFormDrafts } from '../storage/deleteFormDrafts.ts'
import { createCustomiser } from './createCustomiser.ts'
import { createHamperBuilderStore } from './createHamperBuilderStore.ts'

const notices = { say: () => undefined }
const unexpected = () => Promise.reject(new Error('No request is expected.'))

const toPersonalised = (id: number): Product =>
  createFakeProduct(fakeProducts.cake, {
    id: toProductId(id),
    personalised: {
      ...{ kind: 'mug', attribute: 44, template: 'mug', limit: 25, customiser: undefined },
      asks: { name: true, photo: true, preview: true },
    },
  })
const mug = toPersonalised(1)
const cushion = toPersonalised(2)

/** Opens the customiser of a product; returns its store, the design that it receives, and a function that changes it. */
async function openCustomiser(product: Product) {
  const client = { uploads: { photo: unexpected } }
  const store = createCustomiser({ client, notices, keep: () => undefined }, product)
  const frame = {}
  store.actions.open(() => frame)
  const received: HostMessage[] = []
  // jsdom has no message ports, so its `MessageEvent` does not accept them.
  const host = {
    postMessage: (data: unknown, _: string, ports: readonly unknown[]) => {
      window.dispatchEvent(
        Object.assign(new Event('message'), { data, origin: 'null', source: frame, ports }),
      )
    },
  }
  const channel = openHostChannel(host, '*', (message) => received.push(message))
  await vi.waitFor(() => expect(received).toHaveLength(1))
  return {
    store,
    design: received[0]?.design,
    change: async (design: string) => {
      channel.send({ kind: 'changed', design })
      await vi.waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain(design))
    },
  }
}

const hamperOf = (id: number): Hamper => ({
  ...{ id: toProductId(id), title: 'Festive Hamper', href: `/p/hamper/${id}`, price: paise(99_900) },
  picture: { src: '/box.webp', srcSet: '', alt: '', width: 1, height: 1 },
  steps: [{ id: 'sweets', title: 'Sweets', min: 1, max: 2, items: [] }],
  message: { attribute: 16, label: 'Message', limit: 300, isRequired: false },
  ...{ offsetDays: 1, courierId: undefined, needsPincode: false, isOutOfStock: false },
})

/** Opens the hamper builder for a new hamper, or for one in the cart. */
function openHamper(id: number, lineId?: LineId) {
  const store = createHamperBuilderStore(
    {
      client: { hampers: { get: unexpected, add: unexpected } },
      place: createStore<DeliveryPlaceState>(() => ({ country: 356 })),
      ...{ notices, showPlace: () => undefined, onCount: () => undefined },
    },
    {
      ...{ slug: `hamper-${id}`, hamper: hamperOf(id), written: '', now: '2026-11-23T10:00:00+05:30' },
      ...(lineId && { lineId }),
    },
  )
  store.actions.start()
  return store
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('the design of a product', () => {
  it('is still there after another product was designed', async () => {
    const first = await openCustomiser(mug)
    await first.change('For Asha')
    first.store.actions.close()
    const second = await openCustomiser(cushion)
    expect(second.design).toBeUndefined()
    await second.change('For Ravi')
    second.store.actions.close()
    expect((await openCustomiser(mug)).design).toBe('For Asha')
    expect((await openCustomiser(cushion)).design).toBe('For Ravi')
  })

  it('is still there after the design of another product was removed', async () => {
    await (await openCustomiser(mug)).change('For Asha')
    const { store } = await openCustomiser(cushion)
    store.actions.remove()
    expect((await openCustomiser(mug)).design).toBe('For Asha')
  })
})

it('a hamper keeps its message while the message of another one is typed', () => {
  openHamper(1).actions.write('For Asha')
  openHamper(2).actions.write('For Ravi')
  expect([1, 2, 3].map((id) => openHamper(id).getState().message)).toEqual(['For Asha', 'For Ravi', ''])
})

it('a hamper in progress keeps its draft while the same hamper in the cart is edited, which does not take it over', () => {
  const line = toLineId('0b7c1f52-6a53-4c0e-9c0e-0d6f3f6f1a01')
  const other = toLineId('0b7c1f52-6a53-4c0e-9c0e-0d6f3f6f1a02')
  openHamper(1).actions.write('For Asha')
  const edited = openHamper(1, line)
  expect(edited.getState().message).toBe('')
  edited.actions.write('For Ravi')
  expect([undefined, line, other].map((at) => openHamper(1, at).getState().message)).toEqual([
    'For Asha',
    'For Ravi',
    '',
  ])
})

it('the drafts of all products are deleted with the drafts of the forms, and nothing else', async () => {
  await (await openCustomiser(mug)).change('For Asha')
  await (await openCustomiser(cushion)).change('For Ravi')
  openHamper(1).actions.write('For Asha')
  openHamper(2).actions.write('For Ravi')
  // Keys of an earlier release, and of a form.
  for (const key of ['design', 'hamper', 'receiver', 'app']) createSessionStorageItem(key).write({})
  deleteFormDrafts()
  expect(Object.keys(sessionStorage)).toEqual(['app'])
})

it('the searches, viewed products and newest order of a visitor are deleted with the drafts', () => {
  for (const key of ['recent_searches', 'recently_viewed', 'newest_order', 'app'])
    createLocalStorageItem(key).write({})
  deleteFormDrafts()
  expect(Object.keys(localStorage)).toEqual(['app'])
})
