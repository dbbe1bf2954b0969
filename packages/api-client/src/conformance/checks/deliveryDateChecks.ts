import { unwrap } from '../../testing/unwrap.ts'
import type { ConformanceCheck, ConformanceContext } from '../ConformanceCheck.ts'

async function readArea({ visitor, gift, pincode, city }: ConformanceContext) {
  const area = unwrap(await visitor().days.area({ productId: gift, pincode, city }))
  if (!area.isServed) throw new Error(`the gift ${gift} cannot be delivered to ${pincode}`)
  return area
}

/** Checks of delivery dates. */
export const deliveryDateChecks: readonly ConformanceCheck[] = [
  {
    title: 'names the dates and slots of a gift at the pincode, the first one not before today',
    profile: 'full',
    run: async (context) => {
      const { days } = await readArea(context)
      context.expect(days.first >= days.today && days.last >= days.first).toEqual(true)
      const { visitor, gift, city } = context
      unwrap(await visitor().days.settings({ productId: gift, city }))
    },
  },
  {
    title: 'names the next slot of the first date',
    profile: 'full',
    run: async (context) => {
      const { days } = await readArea(context)
      const { visitor, gift, city, pincode } = context
      const slot = unwrap(
        await visitor().delivery.nextSlot({ productId: gift, city, pincode, date: days.first }),
      )
      context.expect(slot === undefined || slot.start < slot.end).toEqual(true)
    },
  },
  {
    title: 'has a price of a gift on its first date',
    profile: 'full',
    run: async (context) => {
      const { days } = await readArea(context)
      const { visitor, gift } = context
      const price = unwrap(await visitor().days.price({ productId: gift, date: days.first }))
      context.expect(price.price > 0 && price.listPrice >= price.price).toEqual(true)
    },
  },
  {
    title: 'says whether a courier delivers a gift to the pincode, and never before today',
    profile: 'full',
    run: async ({ visitor, gift, pincode, expect }) => {
      const { days, catalogue } = visitor()
      const { today } = unwrap(await catalogue.serverTime())
      const courier = unwrap(await days.courier({ productId: gift, pincode }))
      expect(!courier.isAvailable || courier.earliest >= today).toEqual(true)
    },
  },
]
