import { parseCalendarDate } from '@store/api-client/contract/date'
import type { DeliveryClient, PlaceSuggestion, ResolvedLocation } from '@store/api-client/contract/delivery'
import { paise } from '@store/api-client/contract/money'
import type { Result } from '@store/api-client/contract/problem'
import { addDays, indianDate } from '@store/api-client/contract/rules/calendarDays'

const india = { country: 356, area: '', areaId: '' } as const
const cities: readonly ResolvedLocation[] = [
  { ...india, city: 'Bengaluru', state: 'Karnataka', pincode: '560001', placeId: 'bengaluru' },
  { ...india, city: 'Mumbai', state: 'Maharashtra', pincode: '400001', placeId: 'mumbai' },
  { ...india, city: 'Jaipur', state: 'Rajasthan', pincode: '302001', placeId: 'jaipur' },
]

const fine = async <Value>(value: Value): Promise<Result<Value>> => ({ ok: true, value })
const tomorrow = () => parseCalendarDate(addDays(indianDate(new Date()), 1))

const toSuggestion = ({ placeId, city, state, pincode }: ResolvedLocation): PlaceSuggestion => ({
  isDeliverable: true,
  isCertain: true,
  placeId,
  name: city,
  within: `${state} ${pincode}`,
  description: `${city}, ${state}`,
})

const find = (text: string) =>
  cities.filter(({ city, pincode }) =>
    [city.toLowerCase(), pincode ?? ''].some((known) => known.startsWith(text.trim().toLowerCase())),
  )

/** Creates delivery calls that know three cities and deliver there tomorrow. */
export function createFakeDelivery(): DeliveryClient {
  return {
    checkPincode: ({ pincode }) => {
      const known = cities.find((one) => one.pincode === pincode)
      return fine(
        known
          ? { deliverable: true, city: known.city, earliest: tomorrow() }
          : { deliverable: false, city: undefined },
      )
    },
    checkCity: ({ city }) =>
      fine({
        deliverable: true,
        city,
        cityId: city.toLowerCase(),
        message: '',
        earliest: tomorrow(),
        offsetDays: 1,
        alternatives: { heading: '', href: undefined, categories: [] },
      }),
    cities: ({ letter }) =>
      fine(
        cities
          .filter(({ city }) => city.startsWith(letter))
          .map(({ placeId, city, state }) => ({ id: placeId, city, state, isOpen: true })),
      ),
    suggest: ({ text }) => fine(find(text).map(toSuggestion)),
    findAddress: ({ text }) => fine(find(/\d{6}/.exec(text)?.[0] ?? text).map(toSuggestion)),
    locate: async (query) => {
      const id = 'placeId' in query ? query.placeId : 'bengaluru'
      const known = cities.find(({ placeId }) => placeId === id)
      if (known) return fine(known)
      return {
        ok: false,
        failure: { kind: 'refused', status: 404, code: 'unknown_place', message: 'No such location.' },
      }
    },
    nextSlot: () => fine({ start: 15, end: 19, cost: paise(0) }),
    leftBehind: () => fine([]),
    countries: () => fine([{ number: 356, name: 'India' }]),
  }
}
