import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFakeDeliveryClient, samplePlaces } from '../fixtures/createFakeDeliveryClient.ts'
import { createStoreHarness } from '../fixtures/createStoreHarness.ts'
import { sampleAddresses } from '../fixtures/sampleAddresses.ts'

/** What a shopper, the network, the cart and another tab may do, in any order. */
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

/** A service whose answers come when the test lets them, in any order. */
function createSlowPlaces() {
  const open: { readonly settle: () => void; readonly fail: () => void }[] = []
  const places = createFakeDeliveryClient({
    // Gifts are left behind wherever one goes.
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

/** How many shoppers are tried. */
const runs = 300 * Number(process.env.STORE_TEST_FACTOR ?? 1)

it(
  'shows no answer of an earlier question, loses nothing typed, and changes nothing by staying',
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
        // The script that finds places is here from now on, so that only the test decides what waits.
        await actions.search('')
        let typedLast: string | undefined
        let luck = seed
        for (const step of moves) {
          const placeBefore = place.getState()
          luck = (luck * 31 + 7) % 1009
          const asked = open.length > 0 ? open.splice(luck % open.length, 1)[0] : undefined
          switch (step.kind) {
            case 'type':
              actions.type(step.text)
              // A field that is empty, or says what was chosen already, takes what another tab chooses.
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
              const known = samplePlaces[step.which % samplePlaces.length]
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
              asked?.settle()
              break
            case 'failOne':
              asked?.fail()
              break
          }
          if (asked && step.kind !== 'settleOne' && step.kind !== 'failOne') open.push(asked)
          await breathe()
          const state = store.getState()
          // Once an answer to what was typed is shown, or chose a place, the field takes what another tab chooses.
          const isAnswered = !['idle', 'checking', 'unknown'].includes(state.check.kind)
          const hasChosen = step.kind !== 'otherTab' && place.getState() !== placeBefore
          // The other tab chose what is typed: nothing of it is lost.
          const isSame =
            typedLast !== undefined && [place.getState().city, place.getState().pincode].includes(typedLast)
          if (isAnswered || hasChosen || isSame) typedLast = undefined

          // What was typed last stands there until something else was chosen; nothing is known of it unasked.
          if (step.kind === 'type') expect(state).toMatchObject({ typed: step.text, check: { kind: 'idle' } })
          if (step.kind === 'failOne' && typedLast !== undefined && state.check.kind === 'unknown')
            expect(state.typed).toBe(typedLast)
          // A place changes by an answer, by going, or elsewhere: never by staying, typing or asking.
          if (['stay', 'type', 'check', 'locate'].includes(step.kind))
            expect(place.getState()).toBe(placeBefore)
          // While the visitor is asked, everything waits: what is known is known of the place they may leave.
          if (state.confirmation && state.check.kind === 'deliverable')
            expect(state.check.city).toBe(state.confirmation.from)
          // What is said to be deliverable is what the field and the place say.
          if (state.check.kind === 'deliverable') {
            expect(state.check.pincode).toBe(place.getState().pincode)
            expect(state.typed).toBe(state.check.pincode)
          }
          if (state.check.kind === 'cityDeliverable') expect(state.typed).toBe(state.check.city)
          if (state.check.kind !== 'unknown') expect(state.error).toBeUndefined()
        }
        // Once the network has answered everything, nothing is left waiting but the visitor.
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
