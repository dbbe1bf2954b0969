import type { SavedAddress } from '@store/api-client/contract/addresses'
import type { ProductDelivery } from '@store/api-client/contract/catalogue'
import { createFakeDelivery } from '@store/api-client/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { createStoreHarness, type StoreHarnessOptions } from '../fixtures/createStoreHarness.ts'
import { sampleAddresses } from '../fixtures/sampleAddresses.ts'

const [home] = sampleAddresses
if (!home) throw new Error('there are addresses')
const pune = { country: 356, city: 'Pune', pincode: '411001' }
const inIndia: ProductDelivery = {
  ...{ country: 356, through: 'vendor', cities: undefined },
  ...{ takesCity: true, takesPincode: true, needsCity: false, isCustom: false },
}

const addressAt = (country: number, city: string, pincode: string): SavedAddress => ({
  ...home,
  receiver: { ...home.receiver, country, city, pincode },
})

function setUp(options: StoreHarnessOptions = {}) {
  const checkPincode = vi.fn(createFakeDelivery().checkPincode)
  const scene = createStoreHarness({
    delivery: inIndia,
    visitor: 'user',
    client: { checkPincode },
    ...options,
  })
  return { ...scene, ...scene.store.actions, checkPincode, state: scene.store.getState }
}

afterEach(() => vi.useRealTimers())

// The first pincode would be Bengaluru in India, and the second one is malformed there.
it.each([
  ['Singapore', 702, '560001'],
  ['San Francisco', 840, '94105'],
])(
  'an address in %s is undeliverable, and the check of the chosen location stays',
  async (city, country, pincode) => {
    const { state, place, events, selected, undeliverable, checkPincode, ...actions } = setUp({
      chosen: pune,
    })
    await actions.resume()
    await vi.waitFor(() => expect(state().slot.kind).toBe('known'))
    const before = { state: state(), events: [...events], undeliverable: [...undeliverable] }
    checkPincode.mockClear()
    await actions.chooseAddress(addressAt(country, city, pincode))
    const { savedAddresses } = before.state
    expect(state()).toEqual({
      ...before.state,
      savedAddresses: { ...savedAddresses, unavailable: [home.id] },
    })
    expect(checkPincode).not.toHaveBeenCalled()
    expect(place.getState()).toEqual(pune)
    expect({ events, undeliverable, selected }).toEqual({
      ...{ events: before.events, undeliverable: before.undeliverable, selected: [] },
    })
  },
)

it('shows an address abroad as undeliverable for 2 seconds', async () => {
  vi.useFakeTimers()
  const { state, chooseAddress } = setUp()
  await chooseAddress(addressAt(702, 'Singapore', '560001'))
  expect(state().savedAddresses.unavailable).toEqual([home.id])
  vi.advanceTimersByTime(2000)
  expect(state().savedAddresses.unavailable).toEqual([])
})

it('checks an address in the country of the product', async () => {
  const { place, checkPincode, chooseAddress } = setUp()
  await chooseAddress(home)
  expect(checkPincode).toHaveBeenCalledOnce()
  expect(place.getState()).toEqual({ country: 356, city: 'Bengaluru', pincode: '560034' })
})

it('chooses an address abroad in a box without a product', async () => {
  const { place, chooseAddress } = setUp({ isWithoutProduct: true, delivery: undefined })
  await chooseAddress(addressAt(702, 'Singapore', '560001'))
  expect(place.getState()).toEqual({ country: 702, city: 'Singapore', pincode: '560001' })
})
