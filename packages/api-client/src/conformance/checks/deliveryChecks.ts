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
    title: 'finds candidates for a whole address',
    profile: 'full',
    run: async ({ visitor, city, pincode, expect }) => {
      const found = unwrap(await visitor().delivery.findAddress({ text: `${city} ${pincode}` }))
      expect(found.length > 0).toEqual(true)
    },
  },
  {
    title: 'names the lines of the cart that cannot be delivered to a location',
    profile: 'full',
    run: async ({ visitor, gift, pincode, city, expect }) => {
      const { cart, delivery } = visitor()
      const { lines } = unwrap(await cart.add({ productId: gift, pincode }))
      const country = lines[0]?.country ?? 0
      expect(unwrap(await delivery.leftBehind({ country, city, pincode }))).toEqual([])
    },
  },
]
