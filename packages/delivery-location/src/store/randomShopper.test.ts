import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { createFakeDelivery, fakePlaces } from '@store/api-client/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createStoreHarness } from '../fixtures/createStoreHarness.ts'
import { sampleAddresses } from '../fixtures/sampleAddresses.ts'

/** Random actions of a shopper, the network, the cart and another tab. */
type Move =
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'check' | 'locate' | 'settleOne' | 'failOne' | 'stay' | 'go' }
  | { readonly kind: 'city' | 'suggestion' | 'otherTab' | 'address'; readonly which: number }

const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({
    kind: fc.constant('type' as const),
    text: fc.constantFrom('411001', '560001', '744101', '999999', '56', 'Pune', 'Beng', ''),
  }),
  fc.record({
    kind: fc.constantFrom(
      'check' as const,
      'check' as const,
      'locate' as const,
      'settleOne' as const,
      'settleOne' as const,
      'settleOne' as const,
      'failOne' as const,
      'stay' as const,
      'go' as const,
    ),
  }),
  fc.record({
    kind: fc.constantFrom('city' as const, 'suggestion' as const, 'otherTab' as const, 'address' as const),
    which: fc.nat(20),
  }),
)

/** Creates a service whose responses the test releases, in any order. */
function createSlowPlaces() {
  const open: { readonly settle: () => void; readonly fail: () => void }[] = []
  const places = createFakeDelivery({
    // Every change of location makes lines undeliverable, so each asks for confirmation.
    leftBehind: async () => ({ ok: true, value: [{ lineId: '1', title: 'Roses', pictureSrc: '/r.webp' }] }),
  })
  const slow = new Proxy(places, {
    get: (target, name, receiver) => {
      const call: unknown = Reflect.get(target, name, receiver)
      if (typeof call !== 'function') return call
      return (...given: readonly unknown[]) =>
        new Promise((resolve) => {
          open.push({
            settle: () => resolve(Reflect.apply(call, target, given)),
            fail: () => resolve({ ok: false, failure: { kind: 'network' } }),
          })
        })
    },
  })
  return { client: slow, open }
}

const breathe = () => new Promise((resolve) => setImmediate(resolve))

const cities = ['Pune', 'Bengaluru', 'Bhopal', 'Belagavi']
const others: readonly DeliveryPlaceState[] = [
  { country: 356, city: 'Pune', pincode: '411001' },
  { country: 356, city: 'Bengaluru', pincode: '560001' },
]

/** Number of random shoppers. */
const runs = 300 * Number(process.env.STORE_TEST_FACTOR ?? 1)

it(
  'shows no stale response, loses no typed text, and applies no cancelled change',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 60, size: 'max' }), fc.nat(), async (moves, seed) => {
        const { client, open } = createSlowPlaces()
        const { store, place } = createStoreHarness({
          chosen: { country: 356, city: 'Pune', pincode: '411001' },
          visitor: 'user',
          ports: { client, position: async () => ({ kind: 'found', latitude: 12.9, longitude: 77.6 }) },
        })
        const { actions } = store
        const stop = actions.follow()
        // Loads the search script first, so that only the test delays responses.
        await actions.search('')
        let typedLast: string | undefined
        let luck = seed
        for (const step of moves) {
          const placeBefore = place.getState()
          luck = (luck * 31 + 7) % 1009
          const requested = open.length > 0 ? open.splice(luck % open.length, 1)[0] : undefined
          switch (step.kind) {
            case 'type':
              actions.type(step.text)
              // If the field is empty or shows the chosen location, it shows the location that another tab chooses.
              typedLast = ['', placeBefore.pincode, placeBefore.city].includes(step.text.trim())
                ? undefined
                : step.text
              break
            case 'check':
              void actions.check()
              break
            case 'locate':
              void actions.locateMe()
              break
            case 'city':
              void actions.chooseCity({ city: cities[step.which % cities.length] ?? '' })
              typedLast = undefined
              break
            case 'suggestion': {
              const known = fakePlaces[step.which % fakePlaces.length]
              if (known) void actions.chooseSuggestion({ ...known, name: known.city })
              typedLast = undefined
              break
            }
            case 'address': {
              const address = sampleAddresses[step.which % sampleAddresses.length]
              if (address) void actions.chooseAddress(address)
              typedLast = undefined
              break
            }
            case 'otherTab':
              place.choose(others[step.which % others.length] ?? { country: 356 })
              break
            case 'stay':
              actions.resolveConfirmation(false)
              break
            case 'go':
              actions.resolveConfirmation(true)
              break
            case 'settleOne':
              requested?.settle()
              break
            case 'failOne':
              requested?.fail()
              break
          }
          if (requested && step.kind !== 'settleOne' && step.kind !== 'failOne') open.push(requested)
          await breathe()
          const state = store.getState()
          // After the typed text has a result or was chosen, the field shows the location that another tab chooses.
          const isAnswered = !['idle', 'checking', 'unknown'].includes(state.check.kind)
          const hasChosen = step.kind !== 'otherTab' && place.getState() !== placeBefore
          // The other tab chose the typed location, so no text is lost.
          const isSame =
            typedLast !== undefined && [place.getState().city, place.getState().pincode].includes(typedLast)
          if (isAnswered || hasChosen || isSame) typedLast = undefined

          // The last typed text stays until another location is chosen, and no result appears without a request.
          if (step.kind === 'type') expect(state).toMatchObject({ typed: step.text, check: { kind: 'idle' } })
          if (step.kind === 'failOne' && typedLast !== undefined && state.check.kind === 'unknown')
            expect(state.typed).toBe(typedLast)
          // A location changes by a response, a confirmation or another tab, and never by cancelling, typing or
          // requesting.
          if (['stay', 'type', 'check', 'locate'].includes(step.kind))
            expect(place.getState()).toBe(placeBefore)
          // While a confirmation is open, the shown result still belongs to the current location.
          if (state.confirmation && state.check.kind === 'deliverable')
            expect(state.check.city).toBe(state.confirmation.from)
          // A deliverable result matches the field and the location.
          if (state.check.kind === 'deliverable') {
            expect(state.check.pincode).toBe(place.getState().pincode)
            expect(state.typed).toBe(state.check.pincode)
          }
          if (state.check.kind === 'cityDeliverable') expect(state.typed).toBe(state.check.city)
          if (state.check.kind !== 'unknown') expect(state.error).toBeUndefined()
        }
        // After all responses have arrived, only the visitor's answer can be pending.
        for (let round = 0; round < 60; round += 1) {
          open.shift()?.settle()
          await breathe()
          actions.resolveConfirmation(round % 2 === 0)
          await breathe()
        }
        expect(store.getState().check.kind).not.toBe('checking')
        expect(store.getState()).toMatchObject({ isLocating: false, confirmation: undefined })
        stop()
      }),
      { numRuns: runs },
    )
  },
  120_000 + runs * 30,
)
