import { toDayMonthYear } from '@store/api-client/contract/date'
import type { deliveryCalls } from '@store/api-client/contract/delivery'
import type { CatalogueRepo } from '../catalogue/createCatalogueRepo.ts'
import type { Handlers } from '../http/bindCalls.ts'
import type { Allowance } from '../http/createAllowance.ts'
import { Refusal } from '../http/Refusal.ts'
import type { DeliveryService } from './createDeliveryService.ts'

interface DeliveryDeps {
  readonly catalogue: CatalogueRepo
  readonly delivery: DeliveryService
  readonly allowance: Allowance
  readonly perMinute: number
}

/** Answers the delivery calls. */
export const deliveryHandlers = ({
  catalogue,
  delivery,
  allowance,
  perMinute,
}: DeliveryDeps): Handlers<typeof deliveryCalls> => ({
  checkPincode: async ({ pincode, productId }, visit) => {
    await allowance.use(`pincode:${visit.address}`, perMinute, 60_000)
    const product = await catalogue.findById(productId)
    if (!product) throw new Refusal(404, 'not_found', 'Something went wrong')
    const found = await delivery.check(product, pincode)
    const city = found && { city_name: found.place.city, city_id: found.place.cityId }
    if (city && found.earliest) {
      return {
        availability: '1',
        earliestDeliveryDate: toDayMonthYear(found.earliest.date),
        city_data: { ...city, lockdown: 1 },
        message: 'Awesome, We deliver to this location',
      }
    }
    return {
      availability: '0',
      earliestDeliveryDate: 'Product not available',
      city_data: city ? { ...city, lockdown: 0 } : null,
      message: 'Oops, We do not deliver this Product to this location',
    }
  },
})
