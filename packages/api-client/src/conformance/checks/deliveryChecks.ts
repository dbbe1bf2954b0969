import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck } from '../ConformanceCheck.ts'

/** Checks of where and when gifts are delivered. */
export const deliveryChecks: readonly ConformanceCheck[] = [
  {
    title: 'delivers a gift to the pincode, on a day that has not passed',
    profile: 'minimal',
    run: async ({ visitor, gift, pincode, expect }) => {
      const { delivery, catalogue } = visitor()
      const { today } = unwrap(await catalogue.serverTime())
      const check = unwrap(await delivery.checkPincode({ productId: gift, pincode }))
      expect(check.deliverable).toEqual(true)
      if (check.deliverable) expect(check.earliest >= today).toEqual(true)
    },
  },
  {
    title: 'delivers a gift to the city of the pincode',
    profile: 'minimal',
    run: async ({ visitor, gift, city, expect }) =>
      expect(unwrap(await visitor().delivery.checkCity({ productId: gift, city }))).toMatchObject({
        deliverable: true,
      }),
  },
  {
    title: 'suggests places and resolves a suggestion',
    profile: 'minimal',
    run: async ({ visitor, city, expect }) => {
      const { delivery } = visitor()
      const [first] = unwrap(await delivery.suggest({ text: city }))
      expect(first === undefined).toEqual(false)
      if (first) unwrap(await delivery.locate({ placeId: first.placeId }))
      unwrap(await delivery.countries())
    },
  },
  {
    title: 'lists the cities of whose name a word begins with a letter',
    profile: 'full',
    run: async ({ visitor, city, expect }) => {
      const letter = city.slice(0, 1).toUpperCase()
      const cities = unwrap(await visitor().delivery.cities({ letter }))
      const begins = (name: string) =>
        name.split(/[^\p{L}]+/u).some((word) => word.toUpperCase().startsWith(letter))
      expect(cities.filter((one) => !begins(one.city))).toEqual([])
    },
  },
  {
    title: 'names the days and hours of a gift in the area of the pincode',
    profile: 'full',
    run: async ({ visitor, gift, pincode, city }) => {
      const { days } = visitor()
      unwrap(await days.area({ productId: gift, pincode, city }))
      unwrap(await days.settings({ productId: gift, city }))
    },
  },
]
